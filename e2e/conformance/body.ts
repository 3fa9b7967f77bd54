import type { Answer } from "./upstream.ts";

type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;

// A number with more digits than a double holds would lose money; the application keeps it as text.
const keepDigits: Reviver = (_key, value, { source }) =>
  typeof value === "number" && source && source.replace(/\D/g, "").length > 15 ? source : value;

/** The JSON of a body, or undefined when it is none or says that it is something else. */
export function parseBody({ contentType, text }: Answer): unknown {
  if (!/^application\/([\w.+-]+\+)?json$/i.test(contentType)) return undefined;
  try {
    return JSON.parse(text, keepDigits as Parameters<typeof JSON.parse>[1]);
  } catch {
    return undefined;
  }
}

/** What is inside a `data` envelope, and whether there was one (R7.4). */
export function unwrap(body: unknown): { readonly inner: unknown; readonly isEnveloped: boolean } {
  const isEnveloped = typeof body === "object" && body !== null && "data" in body;
  return { inner: isEnveloped ? body.data : body, isEnveloped };
}
