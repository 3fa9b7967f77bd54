import { type MatchExtended, ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { isSimilarToOwner, meetsRule, PASSWORD_RULES, type PasswordOwner } from "./rules.ts";
import type { PasswordHint, PasswordLevel } from "./strength.ts";

const PLATFORM_WORDS = ["merlin", "bitcoin", "merlinbtc", "mbtc", "usdt", "crypto", "wallet"];

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, platform: PLATFORM_WORDS },
  graphs: adjacencyGraphs,
});

/** The estimate takes time by the square of the length, and so many characters are strong unless they repeat. */
const MOST_CHARACTERS = 40;

/** Powers of ten of the guesses below which a password is weak, fair, good; a common word and a year stay below the second. */
const BOUNDS = [6, 8.5, 10] as const;

const LEVELS: readonly PasswordLevel[] = ["weak", "fair", "good", "strong"];

const HINT_BY_PATTERN: Readonly<Record<string, PasswordHint>> = {
  dictionary: "common",
  wordSequence: "common",
  spatial: "keys",
  repeat: "repeats",
  sequence: "sequence",
  date: "date",
  regex: "date",
};

function hintOf(matches: readonly MatchExtended[]): PasswordHint {
  const known = matches.filter(({ pattern }) => HINT_BY_PATTERN[pattern]);
  const [longest] = known.sort((one, other) => other.token.length - one.token.length);
  if (!longest || longest.token.length < 3) return "longer";
  if ("dictionaryName" in longest && longest.dictionaryName === "userInputs") return "own";
  return HINT_BY_PATTERN[longest.pattern] ?? "longer";
}

export interface PasswordEstimate {
  readonly level: PasswordLevel;
  /** What would help most; null for a password that needs no help. */
  readonly hint: PasswordHint | null;
}

/**
 * How hard a password is to guess for who tries common passwords, words, rows of keys, dates and the owner's names first.
 * One that breaks a rule is weak whatever its length.
 */
export function estimatePassword(password: string, owner: PasswordOwner): PasswordEstimate {
  const names = [owner.username, ...(owner.email?.split(/[@.]/) ?? [])];
  const { guessesLog10, sequence } = estimator.check(
    password.slice(0, MOST_CHARACTERS),
    names.filter((name): name is string => Boolean(name)),
  );
  if (isSimilarToOwner(password, owner)) return { level: "weak", hint: "own" };
  const isRefused = PASSWORD_RULES.some((rule) => !meetsRule(password, rule));
  const step = isRefused ? 0 : BOUNDS.filter((bound) => guessesLog10 >= bound).length;
  const hint = guessesLog10 < BOUNDS[1] ? hintOf(sequence) : null;
  return { level: LEVELS[step] ?? "weak", hint };
}
