/** Whether an `Accept-Encoding` header names a coding and does not refuse it (RFC 9110, 12.5.3). */
export function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((part) => {
    const [name, ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
    return name === encoding && !parameters.some((one) => /^q=0(\.0*)?$/.test(one));
  });
}
