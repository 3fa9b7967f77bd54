import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { PriceProof, ProvenRound } from "../../contract/prediction.ts";
import { documentedCheck } from "../../testing/documented-check.ts";
import { priceFile } from "./price-file.ts";
import { verifyPrices } from "./verify-prices.ts";

// Written out by hand and hashed without the code under test.
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const LOCK = "2026-01-01T00:05:00.000Z";
const CLOSE = "2026-01-01T00:10:00.000Z";
const RULE = { method: "median", sources: ["alpha", "beta", "gamma"], quorum: 2, windowSec: 30 };
const RULE_HASH = sha256("merlin-price-rule-1\nmedian\n2\n30\nalpha\nbeta\ngamma");
const UNIT = "0".repeat(18);

const lockText = `merlin-price-1\n${RULE_HASH}\n1767225900000\n${"0".repeat(64)}\n1767225900000 101${UNIT} alpha\n1767225901000 99${UNIT} beta\n1767225902000 100${UNIT} gamma\n100${UNIT}`;
const closeText = `merlin-price-1\n${RULE_HASH}\n1767226200000\n${sha256(lockText)}\n1767226200000 104${UNIT} alpha\n1767226230000 102${UNIT} gamma\n102${UNIT}`;

const PROOF: PriceProof = {
  rule: RULE,
  ruleHash: RULE_HASH,
  lock: {
    at: LOCK,
    samples: [
      { source: "alpha", price: "101", at: LOCK },
      { source: "beta", price: "99", at: "2026-01-01T00:05:01.000Z" },
      { source: "gamma", price: "100", at: "2026-01-01T00:05:02.000Z" },
    ],
    price: "100",
    previous: null,
    commitment: sha256(lockText),
  },
  close: {
    at: CLOSE,
    samples: [
      { source: "alpha", price: "104", at: CLOSE },
      { source: "gamma", price: "102.000", at: "2026-01-01T00:10:30.000Z" },
    ],
    price: "102",
    previous: sha256(lockText),
    commitment: sha256(closeText),
  },
};

const ROUND: ProvenRound = {
  epoch: 5,
  status: "closed",
  startAt: "2026-01-01T00:00:00.000Z",
  lockAt: LOCK,
  closeAt: CLOSE,
  lockPrice: "100.000000000000000000",
  closePrice: "102",
  upPool: "1",
  downPool: "1",
  result: "up",
  proof: PROOF,
};

type End = NonNullable<PriceProof["lock"]>;
const lock = PROOF.lock as End;
const close = PROOF.close as End;

/** A record with a commitment that fits it. */
function sealed(end: End): End {
  const units = (price: string) => `${price}${UNIT}`;
  const lines = end.samples.map(({ at, price, source }) =>
    [Date.parse(at), units(price), source].join(" "),
  );
  const before = end.previous ?? "0".repeat(64);
  const parts = [
    "merlin-price-1",
    RULE_HASH,
    Date.parse(end.at),
    before,
    ...lines,
    units(end.price),
  ];
  return { ...end, commitment: sha256(parts.join("\n")) };
}

const withEnds = (ends: Partial<Pick<PriceProof, "lock" | "close">>) => ({ ...PROOF, ...ends });

async function verdictOf(proof: PriceProof, round: ProvenRound = ROUND) {
  const { verdict } = await verifyPrices(round, proof);
  return { verdict, byScript: documentedCheck(priceFile({ ...round, proof })) };
}

describe("R15.43 a round’s prices", () => {
  it("follow from the samples by the rule, the lock by the middle one and the close by the lower of two", async () => {
    expect(await verifyPrices(ROUND, PROOF)).toMatchObject({
      rule: { computed: RULE_HASH, matches: true },
      lock: { computed: "100.000000000000000000", matches: true, commitment: { matches: true } },
      close: { computed: "102.000000000000000000", matches: true, commitment: { matches: true } },
      chain: { matches: true },
      result: { computed: "up", matches: true },
      verdict: "proven",
    });
    expect(documentedCheck(priceFile(ROUND))).toBe("true");
  });

  it("differ with another sample, price, rule or order of records, even with a commitment that fits", async () => {
    const [first, ...others] = lock.samples;
    if (!first) throw new Error("The lock has samples");
    const changed: PriceProof[] = [
      withEnds({ lock: { ...lock, samples: [{ ...first, price: "101.5" }, ...others] } }),
      withEnds({ lock: { ...lock, commitment: sha256("other") } }),
      { ...PROOF, rule: { ...RULE, quorum: 1 } },
      { ...PROOF, rule: { ...RULE, method: "mean" } },
      withEnds({ lock: sealed({ ...lock, price: "101" }) }),
      withEnds({ close: sealed({ ...close, previous: sha256("other") }) }),
    ];
    for (const proof of changed) {
      expect(await verdictOf(proof)).toEqual({ verdict: "differs", byScript: "false" });
    }
    expect((await verifyPrices({ ...ROUND, result: "down" }, PROOF)).verdict).toBe("differs");
    expect((await verifyPrices({ ...ROUND, closePrice: "103" }, PROOF)).verdict).toBe("differs");
  });

  it("are decided by no sample of an unknown source, twice of one, too late, or of too few", async () => {
    const [alpha, beta, gamma] = lock.samples;
    if (!alpha || !beta || !gamma) throw new Error("The lock has samples");
    const samples = [
      [alpha, beta, { ...gamma, source: "delta" }],
      [beta, { ...gamma, source: "alpha" }, alpha],
      [alpha, beta, { ...gamma, at: "2026-01-01T00:05:31.000Z" }],
      [alpha, beta, { ...gamma, at: "2026-01-01T00:04:59.000Z" }],
      [gamma],
    ];
    for (const each of samples) {
      const bad = sealed({ ...lock, samples: each });
      const after = sealed({
        ...close,
        samples: [close.samples[0], { ...gamma, at: CLOSE, price: "102" }].filter(
          (one) => one !== undefined,
        ),
        previous: bad.commitment,
      });
      expect(await verdictOf(withEnds({ lock: bad, close: after }))).toEqual({
        verdict: "differs",
        byScript: "false",
      });
    }
  });

  it("are waited for while the round runs, and a close without a lock proves nothing", async () => {
    const live = { ...ROUND, closePrice: null, result: null };
    expect(await verifyPrices(live, withEnds({ close: null }))).toMatchObject({
      lock: { matches: true },
      close: null,
      chain: null,
      result: null,
      verdict: "waiting",
    });
    const open = { ...live, lockPrice: null };
    const nothing = withEnds({ lock: null, close: null });
    expect((await verifyPrices(open, nothing)).verdict).toBe("waiting");
    expect((await verifyPrices(ROUND, withEnds({ lock: null }))).verdict).toBe("differs");
  });
});
