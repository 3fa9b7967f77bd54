import { downloadBlob } from "./download-blob";

/** Hands a text to the browser as a file to save. */
export function downloadText(fileName: string, text: string): void {
  downloadBlob(fileName, new Blob([text], { type: "text/plain;charset=utf-8" }));
}
