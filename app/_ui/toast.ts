/** Shows an error at the bottom right (R8.2). The toaster loads with the first one. */
export async function showErrorToast(message: string, closeText: string): Promise<void> {
  const { raiseErrorToast } = await import("./toast-host");
  raiseErrorToast(message, closeText);
}
