/** Shows an error at the bottom right (R8.2). The toaster loads with the first toast. */
export async function showErrorToast(message: string, closeText: string): Promise<void> {
  const { raiseToast } = await import("./toast-host");
  raiseToast("error", message, closeText);
}

/** Shows a success at the bottom right (R8.2). */
export async function showSuccessToast(message: string, closeText: string): Promise<void> {
  const { raiseToast } = await import("./toast-host");
  raiseToast("success", message, closeText);
}

/** Shows a piece of news at the bottom right that is neither a success nor an error. */
export async function showInfoToast(message: string, closeText: string): Promise<void> {
  const { raiseToast } = await import("./toast-host");
  raiseToast("info", message, closeText);
}
