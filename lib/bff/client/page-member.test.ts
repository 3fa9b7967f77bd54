import { afterEach, expect, it, vi } from "vitest";
import { pageMember, pageMemberOf } from "./page-member.ts";

afterEach(() => vi.unstubAllGlobals());

it("R4.3 a document stays that of the member whose pages it was loaded with, though its layout is read anew for another", () => {
  let content: string | undefined;
  const querySelector = () => (content === undefined ? null : { content });
  vi.stubGlobal("document", { querySelector });
  expect(pageMember()).toBeUndefined();
  content = pageMemberOf("anna 1");
  expect(pageMember()).toBe("anna%201");
  content = pageMemberOf("dora");
  expect(pageMember()).toBe("anna%201");
});
