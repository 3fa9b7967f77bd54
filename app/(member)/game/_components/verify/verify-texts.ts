import { getTranslations } from "next-intl/server";
import { readPatterns } from "@/lib/i18n/patterns";

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
  const [t, common, { wheel }] = await Promise.all([
    getTranslations("wheel"),
    getTranslations("common"),
    readPatterns(),
  ]);
  const plain = PLAIN.map((key) => [key, t(key)]);
  const raw = RAW.map((key) => [key, wheel[key]]);
  return Object.fromEntries([...plain, ...raw, ["close", common("close")]]) as VerifyTexts;
}
