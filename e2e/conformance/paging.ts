import { z } from "zod";
import { type Endpoint, isStream } from "../../lib/contract/protocol/endpoint.ts";
import { READ_INPUTS } from "./command/read-inputs.ts";
import type { Member } from "./member.ts";
import { READS } from "./reads.ts";
import { judgeAnswer } from "./report/judge-answer.ts";
import { wordsFor } from "./report/wording.ts";
import { nameOf } from "./upstream.ts";
import type { Visit } from "./visit.ts";

const PAGE_SIZE = 10;
const pageSchema = z.object({
  items: z.array(z.unknown()),
  page: z.number(),
  pageSize: z.number(),
  total: z.number(),
});
type Page = z.output<typeof pageSchema>;

function isPaged({ response }: Endpoint): boolean {
  return response instanceof z.ZodObject && !isStream(response) && "pageSize" in response.shape;
}

function faultOf({ items, page, pageSize, total }: Page, asked: number): string | undefined {
  if (page !== asked) return `page ${page}`;
  if (pageSize !== PAGE_SIZE) return `pageSize ${pageSize}`;
  if (items.length > PAGE_SIZE) return `${items.length} items`;
  const due = Math.min(PAGE_SIZE, Math.max(0, total - (asked - 1) * PAGE_SIZE));
  return items.length === due ? undefined : `${items.length} items of a total of ${total}`;
}

async function examineList(visit: Visit, member: Member, endpoint: Endpoint): Promise<void> {
  const { upstream, report, answers, options } = visit;
  const input = READ_INPUTS.get(endpoint)?.({ answers, username: options.username });
  for (const page of [1, 2]) {
    const asked = `${nameOf(endpoint)}, page ${page} of ${PAGE_SIZE}`;
    const query = { page: String(page), pageSize: String(PAGE_SIZE) };
    const answer = await member.ask(upstream.question(endpoint, { ...input, query }));
    const judgement = judgeAnswer(endpoint, answer);
    if (judgement.kind === "deviation") {
      report.deviation(asked, judgement.expected, judgement.came);
      return;
    }
    const fault = faultOf(pageSchema.parse(judgement.value), page);
    if (fault) {
      report.deviation(asked, `page ${page}, pageSize ${PAGE_SIZE}, as many items`, fault);
      return;
    }
  }
  report.ok(nameOf(endpoint), "two pages, each with its page, pageSize, total and items");
}

async function examineQueryRefusal(visit: Visit, member: Member, endpoint: Endpoint) {
  const { upstream, report, refusals } = visit;
  const asked = `${nameOf(endpoint)} with page=0`;
  const answer = await member.ask(upstream.question(endpoint, { query: { page: "0" } }));
  if (answer.status < 400) {
    report.note(asked, "422 with errors.page", wordsFor(answer));
    return;
  }
  const { code, fields } = refusals.read(asked, answer);
  const came = wordsFor(answer, code);
  if (answer.status === 422 && fields.includes("page"))
    report.ok(asked, `${came}, errors for page`);
  else report.note(asked, "422 with errors.page", came);
}

/** Two pages of every list that has them, and one that cannot be. */
export async function examinePaging(visit: Visit, member: Member): Promise<void> {
  const lists = READS.filter((read) => isPaged(read) && visit.answers.has(read));
  if (lists.length === 0) return;
  visit.report.begin("Paging");
  for (const endpoint of lists) await examineList(visit, member, endpoint);
  if (lists[0]) await examineQueryRefusal(visit, member, lists[0]);
}
