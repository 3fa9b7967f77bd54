import { randomUUID } from "node:crypto";
import { accountEndpoints } from "../../lib/contract/account.ts";
import { authEndpoints } from "../../lib/contract/auth.ts";
import { priceEndpoints } from "../../lib/contract/price.ts";
import { publicEndpoints } from "../../lib/contract/public.ts";
import type { Member } from "./member.ts";
import { wordsFor } from "./report/wording.ts";
import type { Visit } from "./visit.ts";

async function examineUnknown(visit: Visit, member: Member | null): Promise<void> {
  const { upstream, report, refusals, options } = visit;
  const segment = `/no-such-call-${randomUUID().slice(0, 8)}`;
  const asMember = upstream.question(accountEndpoints.profile);
  const asVisitor = upstream.question(priceEndpoints.prices);
  for (const { service, question } of [
    { service: "price", question: asVisitor } as const,
    ...(member ? [{ service: "account", question: asMember } as const] : []),
  ]) {
    const asked = `GET a path that nobody has (${service})`;
    const there = { ...question, asked, path: options.paths[service] + segment };
    const answer = await (member && service === "account"
      ? member.ask(there)
      : upstream.ask(there));
    if (answer.status !== 404) report.deviation(asked, "404", wordsFor(answer));
    else report.ok(asked, wordsFor(answer, refusals.read(asked, answer).code));
  }
}

/** Forms without their fields, which nobody can act on. */
async function examineEmptyForms({ upstream, report, refusals }: Visit): Promise<void> {
  for (const endpoint of [publicEndpoints.signUp, publicEndpoints.forgot]) {
    const question = upstream.question(endpoint);
    const asked = `${question.asked}, no fields`;
    const idempotencyKey = endpoint.idempotent ? randomUUID() : undefined;
    const answer = await upstream.ask({ ...question, idempotencyKey, body: "{}" });
    const { code, fields } = refusals.read(asked, answer);
    const came = wordsFor(answer, code);
    if (answer.status !== 422) report.deviation(asked, "422 with errors by field", came);
    else if (code !== undefined && fields.length === 0)
      report.deviation(asked, "422 with errors by field", `${came} without errors`);
    else report.ok(asked, `${came}, errors for ${fields.join(", ") || "nothing"}`);
  }
}

/** An activation that nobody waits for: refused, or answered without telling; either will do. */
async function examineUnknownActivation({ upstream, report, refusals }: Visit): Promise<void> {
  const params = { tokenOrId: `nobody-${randomUUID()}` };
  const question = upstream.question(authEndpoints.resendActivation, { params });
  const asked = `${question.asked}, a token that nobody has`;
  const answer = await upstream.ask(question);
  const isServed = answer.status >= 200 && answer.status < 300;
  const { code } = isServed ? { code: undefined } : refusals.read(asked, answer);
  const came = wordsFor(answer, code);
  const isRefused = answer.status >= 400 && answer.status < 500 && answer.status !== 401;
  if (isServed || isRefused) report.ok(asked, came);
  else report.deviation(asked, "200, or a refusal from 400 to 499", came);
}

/** What is answered to something that cannot be: paths, forms and tokens of nobody. */
export async function examineImpossible(visit: Visit, member: Member | null): Promise<void> {
  visit.report.begin("Unknown paths and empty forms");
  await examineUnknown(visit, member);
  await examineEmptyForms(visit);
  await examineUnknownActivation(visit);
}
