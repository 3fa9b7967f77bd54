import { afterEach, expect, it, vi } from "vitest";
import { PAGE_MEMBER_HEADER, pageMember, pageMemberOf } from "./page-member.ts";

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

it("R4.3 a call names the member of its page, or whom it is for, and a logout for whoever is there names nobody", async () => {
  vi.stubGlobal("document", { querySelector: () => ({ content: "anna" }) });
  const named: (string | undefined)[] = [];
  vi.stubGlobal("fetch", async (_: string, { headers }: { headers: Record<string, string> }) => {
    named.push(headers[PAGE_MEMBER_HEADER]);
    return new Response(null, { status: 204 });
  });
  vi.resetModules();
  const { callOwn } = await import("./client.ts");
  const logout = { method: "POST", path: "session/logout" };
  await callOwn(logout);
  await callOwn({ ...logout, member: "code:1" });
  await callOwn({ ...logout, isForWhoever: true });
  expect(named).toEqual(["anna", "code:1", undefined]);
});
