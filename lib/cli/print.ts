/** Prints a text. Whoever reads it may have read enough before its end, as `head` has. */
export function print(text: string, onPrinted?: () => void): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  process.stdout.write(text, onPrinted);
}
