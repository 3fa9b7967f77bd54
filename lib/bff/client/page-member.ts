/** The document's `<meta>` that names the member whose pages it holds; no secret. */
export const PAGE_MEMBER_META = "member";

/** With it a call says for whose page it is made: another tab may have signed somebody else in since. */
export const PAGE_MEMBER_HEADER = "x-member";

/** A member's id as both of them carry it. */
export function pageMemberOf(userId: string): string {
  return encodeURIComponent(userId);
}

/** A sign-in that owes its code, as its page names it: no member's id looks like it. */
export function pageSignInOf(hash: string): string {
  return `code:${hash}`;
}

let known: string | undefined;

/** Whose pages this document holds, or undefined on a visitor's. A layout that is read anew may name somebody else by then. */
export function pageMember(): string | undefined {
  known ??= globalThis.document?.querySelector<HTMLMetaElement>(
    `meta[name=${PAGE_MEMBER_META}]`,
  )?.content;
  return known;
}
