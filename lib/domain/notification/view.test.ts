import { expect, it } from "vitest";
import { notificationView } from "./view.ts";

const ORIGIN = "https://merlin.example";
const NOTE = { id: "n1", title: "Deposit booked", at: "2026-11-21T08:00:00Z" };

function linkOf(link: string | null) {
  const { href, isExternal } = notificationView({ ...NOTE, link }, ORIGIN);
  return { href, isExternal };
}

it("links to a member page of ours, query kept", () => {
  expect(linkOf("/wallet/USDT?tab=history")).toEqual({
    href: "/wallet/USDT?tab=history",
    isExternal: false,
  });
});

it("links elsewhere by https, and nowhere for anything else", () => {
  expect(linkOf("https://status.example/incident")).toEqual({
    href: "https://status.example/incident",
    isExternal: true,
  });
  expect(linkOf("javascript:alert(1)")).toEqual({ href: null, isExternal: false });
});

it("counts a notification without a mark as unread, and an empty body as none", () => {
  expect(notificationView({ ...NOTE, body: "" }, ORIGIN)).toMatchObject({
    isRead: false,
    body: null,
  });
});
