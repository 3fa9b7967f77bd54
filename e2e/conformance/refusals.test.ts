import { expect, it } from "vitest";
import { Refusals } from "./refusals.ts";
import { Report } from "./report/report.ts";
import type { Answer } from "./upstream.ts";

function refused(status: number, statusCode: number): Answer {
  const text = JSON.stringify({ statusCode, message: "No" });
  return { status, contentType: "application/json", header: () => undefined, text };
}

function told(answers: readonly (readonly [string, Answer])[]) {
  const [refusals, report] = [new Refusals(), new Report()];
  for (const [asked, answer] of answers) refusals.read(asked, answer);
  refusals.tell(report);
  return report.findings.map(({ outcome, asked, came }) => [outcome, asked, came]);
}

it("R11.3 notes a statusCode that the contract does not name, with its calls", () => {
  const answers = [
    ["GET /profile", refused(401, 4010)],
    ["GET /wallets", refused(401, 4010)],
    ["POST /login", refused(422, 4220)],
  ] as const;
  const came = "statusCode 4010, which is read as the HTTP status alone";
  expect(told(answers)).toContainEqual(["note", "GET /profile, GET /wallets", came]);
});

it("R11.3 notes neither the contract's own nor the HTTP status in its place", () => {
  const answers = [
    ["GET /profile", refused(401, 5001)],
    ["GET /teapots", refused(404, 404)],
  ] as const;
  expect(told(answers)).toEqual([["ok", "2 refusals", "each is the contract's"]]);
});
