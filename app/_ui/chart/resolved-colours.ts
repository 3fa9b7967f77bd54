/**
 * The theme's colours as they are on an element now, by the names of their variables. A canvas
 * understands neither variables nor `light-dark()`, so the browser resolves each on a probe.
 */
export function resolvedColours<Name extends string>(
  element: HTMLElement,
  variables: Readonly<Record<Name, `--${string}`>>,
): Readonly<Record<Name, string>> {
  const probe = element.ownerDocument.createElement("span");
  // Where the system forces its colours, every one of them would be the same.
  probe.style.forcedColorAdjust = "none";
  element.append(probe);
  const entries = Object.entries<string>(variables).map(([name, variable]) => {
    probe.style.color = `var(${variable})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(entries);
}
