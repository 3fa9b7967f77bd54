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
