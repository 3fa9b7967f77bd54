import { fetchBffFile } from "../bff/client.ts";

/**
 * The transactions under a filter as a file, asked from the browser.
 *
 * @param path of `exportPath`
 * @throws BffError
 */
export function fetchExport(path: string): Promise<Blob> {
  return fetchBffFile(path);
}
