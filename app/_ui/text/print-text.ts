/** Prints a text alone, from a frame of its own, so that nothing of the page stands around it. */
export function printText(title: string, text: string): void {
  const frame = document.createElement("iframe");
  Object.assign(frame.style, { position: "fixed", width: "0", height: "0", border: "0" });
  frame.setAttribute("aria-hidden", "true");
  document.body.append(frame);
  const view = frame.contentWindow;
  if (!view) return;
  const sheet = view.document.createElement("pre");
  sheet.textContent = text;
  sheet.style.font = "16px/1.6 ui-monospace, monospace";
  view.document.title = title;
  view.document.body.append(sheet);
  view.addEventListener("afterprint", () => setTimeout(() => frame.remove()));
  view.print();
}
