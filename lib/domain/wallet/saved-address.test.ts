import { expect, it, vi } from "vitest";
import { allAddresses, findSaved, newestFirst, restsUntil } from "./saved-address.ts";

const T1 = "2026-05-01T10:00:00Z";
const T2 = "2026-05-01T10:01:00Z";

it("an address rests until its time and not a moment longer", () => {
  const now = Date.parse(T1);
  expect(restsUntil({ usableFrom: T2 }, now)).toBe(T2);
  expect(restsUntil({ usableFrom: T1 }, now)).toBeNull();
  expect(restsUntil({ usableFrom: null }, now)).toBeNull();
});

const page = (ids: readonly string[], total?: number) => ({
  items: ids.map((id) => ({ id, address: `0x${id}` })),
  total,
});

it("reads every page of the saved addresses, and stops where a service knows one page only", async () => {
  const pages = [page(["1", "2"], 3), page(["3"], 3)];
  const all = await allAddresses(async (number) => pages[number - 1] ?? null);
  expect(all?.map(({ id }) => id)).toEqual(["1", "2", "3"]);
  const bare = await allAddresses(async (number) => (number === 1 ? page(["1"]) : null));
  expect(bare?.map(({ id }) => id)).toEqual(["1"]);
  expect(await allAddresses(async () => null)).toBeNull();
});

it("gives the address that was saved last of two hundred, and each once where every page is the first", async () => {
  const ids = Array.from({ length: 200 }, (_, index) => String(index));
  const all = await allAddresses(async (number) =>
    page(ids.slice((number - 1) * 20, number * 20), ids.length),
  );
  expect(all?.map(({ id }) => id)).toEqual(ids);
  const asked = vi.fn(async () => page(["1", "2"], 9));
  expect(await allAddresses(asked)).toHaveLength(2);
  expect(asked).toHaveBeenCalledTimes(2);
});

const CHECKSUMMED = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

it("R4.9 finds the saved entry of a connected account however its address is spelt", () => {
  const saved = [{ address: CHECKSUMMED, chainId: 56 }];
  expect(findSaved(saved, { address: CHECKSUMMED.toLowerCase(), chainId: 56 })).toBe(saved[0]);
  expect(findSaved(saved, { address: CHECKSUMMED, chainId: 97 })).toBeNull();
  expect(findSaved(saved, { address: `0x${"1".repeat(40)}`, chainId: 56 })).toBeNull();
});

it("an entry without a chain counts on every chain", () => {
  const saved = [{ address: CHECKSUMMED, chainId: null }];
  expect(findSaved(saved, { address: CHECKSUMMED, chainId: 97 })).toBe(saved[0]);
});

it("shows the address that was added last first, and those without a time in the order they came", () => {
  const view = (id: string, usableFrom: string | null) => ({
    id,
    address: CHECKSUMMED,
    label: null,
    chainId: 56,
    usableFrom,
  });
  const sorted = newestFirst([view("a", null), view("b", T1), view("c", null), view("d", T2)]);
  expect(sorted.map(({ id }) => id)).toEqual(["d", "b", "a", "c"]);
});
