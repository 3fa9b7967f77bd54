import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ReservesProof, ReservesSnapshot } from "../../contract/records/reserves.ts";
import { documentedCheck } from "../../testing/documented-check.ts";
import { reserveRows } from "./reserves.ts";
import { reservesFile } from "./reserves-file.ts";
import { verifyInclusion } from "./verify-inclusion.ts";

// A tree of three members and two tokens, written out by hand and hashed without the code under test.
const hash = (hex: string) => createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");
const sum = (units: bigint) => units.toString(16).padStart(32, "0");
const ONE = 10n ** 18n;
const ID = (username: string) => createHash("sha256").update(username).digest("hex");
const NONCES = ["a1", "b2", "c3"].map((byte) => byte.repeat(32));
const [anna, boris, carl] = [
  {
    hash: hash(`00${ID("anna")}${NONCES[0]}${sum(ONE)}${sum(5n)}`),
    sums: ["1", "0.000000000000000005"],
  },
  { hash: hash(`00${ID("boris")}${NONCES[1]}${sum(2n * ONE)}${sum(0n)}`), sums: ["2", "0"] },
  {
    hash: hash(`00${ID("carl")}${NONCES[2]}${sum(ONE / 2n)}${sum(7n)}`),
    sums: ["0.5", "0.000000000000000007"],
  },
] as const;
const pair = {
  hash: hash(`01${sum(ONE)}${sum(5n)}${anna.hash}${sum(2n * ONE)}${sum(0n)}${boris.hash}`),
  sums: ["3", "0.000000000000000005"],
};
// Carl's leaf has no neighbor, rises as it is, and meets the pair above.
const ROOT = hash(`01${sum(3n * ONE)}${sum(5n)}${pair.hash}${sum(ONE / 2n)}${sum(7n)}${carl.hash}`);

const SNAPSHOT: ReservesSnapshot = {
  id: "1",
  takenAt: "2026-01-01T00:00:00.000Z",
  root: ROOT,
  algorithm: "sha256-sum-tree-1",
  symbols: ["USDT", "MERLIN"],
  liabilities: ["3.5", "0.000000000000000012"],
  assets: [
    { symbol: "USDT", amount: "3.499999999999999999", addresses: ["0x1"] },
    { symbol: "MERLIN", amount: "0.000000000000000012", addresses: [] },
  ],
};

const proofOf = (
  username: string,
  nonce = "",
  sums: readonly string[] = [],
  path: ReservesProof["path"] = [],
): ReservesProof => ({ leaf: { recordId: ID(username), nonce, sums: [...sums] }, path });
const beside = (side: "left" | "right", node: { hash: string; sums: readonly string[] }) => ({
  side,
  hash: node.hash,
  sums: [...node.sums],
});

const ANNA = proofOf("anna", NONCES[0], anna.sums, [beside("right", boris), beside("right", carl)]);
const CARL = proofOf("carl", NONCES[2], carl.sums, [beside("left", pair)]);

const check = (proof: ReservesProof, username = "anna", snapshot = SNAPSHOT) =>
  verifyInclusion(snapshot, proof, username);

describe("R15.42 a member’s way to the root", () => {
  it("gives the hashes of a tree that was computed elsewhere, with a leaf that rises alone", async () => {
    expect(await check(ANNA)).toEqual({
      record: { computed: ID("anna"), matches: true },
      nodes: [anna.hash, pair.hash, ROOT],
      root: { matches: true },
      sums: { computed: ["3.500000000000000000", "0.000000000000000012"], matches: true },
      problem: null,
      isIncluded: true,
    });
    expect(await check(CARL, "carl")).toMatchObject({ nodes: [carl.hash, ROOT], isIncluded: true });
  });

  it("differs with one changed byte, wherever it is", async () => {
    const turned = (hex: string) => (hex.startsWith("0") ? "1" : "0") + hex.slice(1);
    const [first, second] = ANNA.path;
    if (!first || !second) throw new Error("The path has two steps");
    const { leaf } = ANNA;
    const changed: ReservesProof[] = [
      { ...ANNA, leaf: { ...leaf, nonce: turned(leaf.nonce) } },
      { ...ANNA, leaf: { ...leaf, recordId: turned(leaf.recordId) } },
      { ...ANNA, leaf: { ...leaf, sums: ["1.000000000000000001", leaf.sums[1] ?? ""] } },
      { ...ANNA, path: [{ ...first, hash: turned(first.hash) }, second] },
      { ...ANNA, path: [{ ...first, sums: ["2", "0.000000000000000001"] }, second] },
      { ...ANNA, path: [{ ...first, side: "left" }, second] },
      { ...ANNA, path: [first] },
    ];
    for (const proof of changed) {
      expect(await check(proof)).toMatchObject({ root: { matches: false }, isIncluded: false });
      expect(documentedCheck(reservesFile(SNAPSHOT, proof))).toBe("false");
    }
  });

  it("differs for the leaf of another member, and for liabilities that its sums are not", async () => {
    expect(await check(CARL)).toMatchObject({
      record: { matches: false },
      root: { matches: true },
      isIncluded: false,
    });
    const less = { ...SNAPSHOT, liabilities: ["3.4", "0.000000000000000012"] };
    expect(await check(ANNA, "anna", less)).toMatchObject({
      root: { matches: true },
      sums: { matches: false },
      isIncluded: false,
    });
  });

  it("is refused with sums below zero or from 2¹²⁸, lists and hashes of another length, and a branch beside itself", async () => {
    const { leaf } = ANNA;
    const withSums = (sums: string[]) => ({ ...ANNA, leaf: { ...leaf, sums } });
    const full = {
      ...beside("right", boris),
      sums: ["340282366920938463463.374607431768211455", "0"],
    };
    const refused: [ReservesProof, string][] = [
      [withSums(["-1", "0"]), "amount"],
      [withSums(["340282366920938463463.374607431768211456", "0"]), "amount"],
      [{ ...ANNA, path: [full] }, "amount"],
      [{ ...ANNA, path: [{ ...full, sums: ["-1", "0"] }] }, "amount"],
      [withSums(["1"]), "length"],
      [{ ...ANNA, path: [{ ...full, sums: ["1", "2", "3"] }] }, "length"],
      [{ ...ANNA, path: Array(65).fill(beside("right", boris)) }, "length"],
      [{ ...ANNA, leaf: { ...leaf, nonce: "a1" } }, "hash"],
      [{ ...ANNA, path: [{ ...full, sums: ["1", "0"], hash: "zz" }] }, "hash"],
      [proofOf("carl", NONCES[2], carl.sums, [beside("right", carl)]), "doubled"],
    ];
    for (const [proof, problem] of refused) {
      expect(await check(proof)).toMatchObject({ problem, root: null, isIncluded: false });
    }
    const other = { ...SNAPSHOT, algorithm: "sha1" };
    expect(await check(ANNA, "anna", other)).toMatchObject({ problem: "method", nodes: [] });
    const short = { ...SNAPSHOT, liabilities: ["3.5"] };
    expect(await check(ANNA, "anna", short)).toMatchObject({ problem: "length" });
  });

  it("can be checked by the documented script alone", () => {
    expect(documentedCheck(reservesFile(SNAPSHOT, ANNA))).toBe("true");
    expect(documentedCheck(reservesFile(SNAPSHOT, CARL))).toBe("true");
    const doubled = proofOf("carl", NONCES[2], carl.sums, [beside("right", carl)]);
    expect(documentedCheck(reservesFile(SNAPSHOT, doubled))).toBe("refused");
  });
});

it("R15.41 what is held is never rounded up to what is owed", () => {
  expect(reserveRows(SNAPSHOT)).toMatchObject([
    { symbol: "USDT", percent: "99.999999999999999971", isCovered: false, addresses: ["0x1"] },
    { symbol: "MERLIN", percent: "100.000000000000000000", isCovered: true },
  ]);
  expect(reserveRows({ ...SNAPSHOT, assets: [], liabilities: ["0", "1"] })).toMatchObject([
    { held: "0.000000000000000000", percent: null, isCovered: true },
    { percent: "0.000000000000000000", isCovered: false },
  ]);
});
