/**
 * What the platform publishes about itself, as a page shows it: `given`; `absent` when the service does
 * not offer it (404 or 501); `failed` when it could not be read in time.
 */
export type Published<Value> =
  | { readonly state: "given"; readonly value: Value }
  | { readonly state: "absent" }
  | { readonly state: "failed" };

export function givenOrNull<Value>(published: Published<Value>): Value | null {
  return published.state === "given" ? published.value : null;
}
