import type { z } from "zod";
import { type Endpoint, isStream } from "../../../lib/contract/protocol/endpoint.ts";
import { parseBody, unwrap } from "../body.ts";
import type { Answer } from "../upstream.ts";
import { type Traits, traitsOf } from "./traits.ts";
import { formOf, listed, wordsFor } from "./wording.ts";

/** What a successful answer is worth: a value, or why it is none. */
export type Judgement =
  | {
      readonly kind: "value";
      readonly value: unknown;
      readonly isEnveloped: boolean;
      readonly traits: Traits;
    }
  | { readonly kind: "deviation"; readonly expected: string; readonly came: string };

type Path = readonly PropertyKey[];

function at(body: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
    body,
  );
}

function written(path: Path): string {
  const text = path.map((key) => (typeof key === "number" ? "[]" : `.${String(key)}`)).join("");
  return text.replace(/^\./, "") || "the body";
}

interface Leaf {
  readonly path: Path;
  readonly issue: z.core.$ZodIssue;
}

// Of a choice the branch that got furthest says what is really wrong.
function leaves(issues: readonly z.core.$ZodIssue[], base: Path = []): Leaf[] {
  return issues.flatMap((issue) => {
    const path = [...base, ...issue.path];
    if (issue.code !== "invalid_union") return [{ path, issue }];
    const branches = issue.errors.map((branch) => leaves(branch, path));
    const depth = (branch: readonly Leaf[]) =>
      Math.max(0, ...branch.map((leaf) => leaf.path.length));
    return branches.sort((a, b) => depth(b) - depth(a))[0] ?? [{ path, issue }];
  });
}

function explain(error: z.ZodError, body: unknown): string {
  const texts = leaves(error.issues).map(({ path, issue }) => {
    const due = issue.code === "invalid_type" ? ` where ${issue.expected} is due` : "";
    return `${written(path)}: ${formOf(at(body, path))}${due}`;
  });
  return listed([...new Set(texts)]);
}

function judgeStream(type: string, answer: Answer): Judgement {
  const isRight = answer.status === 200 && answer.contentType === type;
  if (!isRight) return { kind: "deviation", expected: `200 with ${type}`, came: wordsFor(answer) };
  const traits = { numbers: [], offsets: [] };
  return { kind: "value", value: undefined, isEnveloped: false, traits };
}

function judgeEmpty(answer: Answer): Judgement {
  const { status, text } = answer;
  if (status < 200 || status > 299 || text !== "") {
    return { kind: "deviation", expected: "204 without a body", came: wordsFor(answer) };
  }
  const traits = { numbers: [], offsets: [] };
  return { kind: "value", value: undefined, isEnveloped: false, traits };
}

/** Judges an answer that should have been a success, as the application reads it. */
export function judgeAnswer({ response }: Endpoint, answer: Answer): Judgement {
  if (!response) return judgeEmpty(answer);
  if (isStream(response)) return judgeStream(response.type, answer);
  const isSuccess = answer.status >= 200 && answer.status < 300;
  const body = parseBody(answer);
  if (!isSuccess || body === undefined) {
    const isBroken = isSuccess && /json/.test(answer.contentType) && answer.text !== "";
    const came = isBroken ? `${answer.status} with broken JSON` : wordsFor(answer);
    return { kind: "deviation", expected: "200 with JSON", came };
  }
  const { inner, isEnveloped } = unwrap(body);
  const result = response.safeParse(inner);
  if (!result.success) {
    const came = `${answer.status}, but ${explain(result.error, inner)}`;
    return { kind: "deviation", expected: "200 in the contract's shape", came };
  }
  const traits = traitsOf(unwrap(JSON.parse(answer.text)).inner, result.data);
  return { kind: "value", value: result.data, isEnveloped, traits };
}
