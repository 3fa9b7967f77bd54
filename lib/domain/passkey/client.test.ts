import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addPasskey, removePasskey, requirePasskey } from "./client.ts";

const PASSKEY = { id: "1", credentialId: "made", name: "Phone" };
const NEW = { ceremonyId: "c", name: "Phone", attestation: { id: "made" } } as Parameters<
  typeof addPasskey
>[0];

let list: { required: boolean; items: object[] };
/** What becomes of each write in turn: done with its answer lost, lost before it was done, or answered. */
let writes: ("lost" | "undone" | "answered")[];
let keys: string[];

beforeEach(() => {
  list = { required: false, items: [] };
  keys = [];
  vi.stubGlobal("fetch", async (url: string, { method, headers }: RequestInit) => {
    if (method === "GET") return Response.json(list);
    keys.push(new Headers(headers).get("idempotency-key") ?? "");
    const outcome = writes.shift();
    if (outcome !== "undone") {
      if (url.endsWith("/remove")) list = { ...list, items: [] };
      else if (url.endsWith("/required")) list = { ...list, required: true };
      else list = { ...list, items: [PASSKEY] };
    }
    if (outcome !== "answered") throw new TypeError("Failed to fetch");
    return Response.json({ passkey: PASSKEY, recoveryCodes: ["aaaa-bbbb"] });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("R12.1 a first passkey whose answer was lost is asked for again under the same key, and brings its codes", async () => {
  writes = ["lost", "answered"];
  expect(await addPasskey(NEW)).toEqual({ passkey: PASSKEY, recoveryCodes: ["aaaa-bbbb"] });
  expect(new Set(keys).size).toBe(1);
});

it("R12.1 one that the list alone tells of is there, and its codes are lost", async () => {
  writes = ["lost", "lost"];
  expect(await addPasskey(NEW)).toEqual({ passkey: PASSKEY, recoveryCodes: undefined });
  list = { ...list, items: [] };
  writes = ["undone", "undone"];
  await expect(addPasskey(NEW)).rejects.toMatchObject({ code: "NOT_DONE" });
});

it("a passkey is removed, and required, where the list says so after a lost answer", async () => {
  list = { ...list, items: [PASSKEY] };
  writes = ["undone", "lost", "lost", "undone"];
  await expect(removePasskey("1", "proof")).rejects.toMatchObject({ code: "NOT_DONE" });
  expect(await removePasskey("1", "proof")).toMatchObject({ items: [] });
  expect(await requirePasskey(true, "proof")).toMatchObject({ required: true });
  await expect(requirePasskey(false, "proof")).rejects.toMatchObject({ code: "NOT_DONE" });
});
