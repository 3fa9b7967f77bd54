import { expect, it } from "vitest";
import { mergeMessages, pickMessages } from "./message-tree.ts";

const ALL = {
  common: { close: "Close", left: [["time"], " left"] as [[string], string] },
  wallet: { title: "Wallet", list: { empty: "None", one: "One" } },
};

it("picks messages and groups in their groups", () => {
  expect(pickMessages(ALL, ["common.left", "wallet.list", "wallet.title"])).toEqual({
    common: { left: [["time"], " left"] },
    wallet: { title: "Wallet", list: { empty: "None", one: "One" } },
  });
  expect(pickMessages(ALL, ["wallet.list.one"])).toEqual({ wallet: { list: { one: "One" } } });
});

it("picks nothing at a path that leads nowhere", () => {
  expect(pickMessages(ALL, ["nothing", "common.close.more", "wallet.nothing"])).toEqual({
    common: { close: "Close" },
    wallet: {},
  });
});

it("adds to what is given further out, and changes neither", () => {
  const outer = pickMessages(ALL, ["common.close", "wallet.list.one"]);
  const inner = pickMessages(ALL, ["wallet.list.empty", "common.left"]);
  const before = structuredClone([outer, inner]);
  expect(mergeMessages(outer, inner)).toEqual({
    common: { close: "Close", left: [["time"], " left"] },
    wallet: { list: { one: "One", empty: "None" } },
  });
  expect([outer, inner]).toEqual(before);
  expect(mergeMessages(outer, { common: { close: "Zu" } })).toMatchObject({
    common: { close: "Zu" },
  });
});
