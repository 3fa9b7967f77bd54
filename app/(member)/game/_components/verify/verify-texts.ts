import { getTranslations } from "next-intl/server";

const PLAIN = [
  "verifyTitle",
  "verifyText",
  "serverSeed",
  "serverSeedHint",
  "clientSeed",
  "nonce",
  "publishedHash",
  "publishedHashHint",
  "check",
  "missing",
  "nonceProblem",
  "hashProblem",
  "fair",
  "fairText",
  "unfair",
  "unfairText",
  "hashStep",
  "digestStep",
  "partStep",
  "segmentStep",
  "match",
  "mismatch",
  "nothingToCompare",
  "unknownSegment",
  "checkFailed",
] as const;
const RAW = ["partValue", "segmentValue"] as const;

export type VerifyTexts = Readonly<
  Record<(typeof PLAIN)[number] | (typeof RAW)[number] | "close", string>
>;

/** What the check of a spin says. */
export async function verifyTexts(): Promise<VerifyTexts> {
  const [t, common] = await Promise.all([getTranslations("wheel"), getTranslations("common")]);
  const plain = PLAIN.map((key) => [key, t(key)]);
  const raw = RAW.map((key) => [key, t.raw(key)]);
  return Object.fromEntries([...plain, ...raw, ["close", common("close")]]) as VerifyTexts;
}
