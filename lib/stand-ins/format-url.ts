/**
 * Stands in for the framework's way from a `UrlObject` to an address, which brings the writing of queries along: `Link` takes
 * strings alone, and those pass it by.
 * @throws Error always
 */
export function formatUrl(): never {
  throw new Error("A link is given as a string");
}
