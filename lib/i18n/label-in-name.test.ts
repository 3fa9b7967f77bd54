import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = new URL("../../messages/", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".json"));

/** What a control shows, and the longer name that tells it from its neighbours. */
const LABELS_AND_NAMES = [
  ["airdrop.tasks.open", "airdrop.tasks.openNamed"],
  ["airdrop.tasks.claim", "airdrop.tasks.claimNamed"],
  ["airdrop.visit.open", "airdrop.visit.openNamed"],
  ["airdrop.visit.verify", "airdrop.visit.verifyNamed"],
  ["kyc.form.change", "kyc.form.changeOf"],
  ["mining.machines.renew", "mining.machines.renewName"],
  ["mining.boosts.apply", "mining.boosts.applyName"],
  ["staking.products.stake", "staking.products.stakeIn"],
  ["staking.calculator.stakePart", "staking.calculator.stakePartIn"],
  ["marketplace.product.details", "marketplace.product.detailsOf"],
  ["marketplace.product.buy", "marketplace.product.buyName"],
  ["marketplace.compare.add", "marketplace.compare.addName"],
  ["marketplace.compare.remove", "marketplace.compare.removeName"],
  ["team.nudge.send", "team.nudge.sendTo"],
] as const;

/** The tabs of mining, whose names have their places elsewhere. */
const MINING_TABS = [
  "mining.session.title",
  "mining.rate.title",
  "titles.team",
  "mining.history.title",
  "titles.automation",
];

function textAt(messages: unknown, key: string): string {
  let value = messages;
  for (const part of key.split(".")) value = (value as Record<string, unknown>)[part];
  expect(value, key).toBeTypeOf("string");
  // Marks of direction are neither seen nor said.
  return String(value)
    .replace(/[\u200e\u200f\u2066-\u2069]/g, "")
    .toLowerCase();
}

describe.each(files)("%s", (file) => {
  it("R10.1 keeps what a control shows within its name (WCAG 2.5.3)", () => {
    const messages = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
    for (const [label, name] of LABELS_AND_NAMES)
      expect(textAt(messages, name), name).toContain(textAt(messages, label));
  });

  it("gives tabs that stand beside each other names that tell them apart", () => {
    const messages = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
    const names = MINING_TABS.map((key) => textAt(messages, key));
    expect(new Set(names).size, names.join(" · ")).toBe(names.length);
  });
});
