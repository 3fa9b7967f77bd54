import { parseBody } from "./body.ts";
import { wordsFor } from "./report/wording.ts";
import type { Visit } from "./visit.ts";

/** Texts that replace the application's own; without them it has its own. */
export async function examineLocales({ options, upstream, report, refusals }: Visit) {
  report.begin("Texts");
  const asked = "GET /{locale}.json (locales)";
  const path = `${options.localesPath}/en-US.json`;
  const answer = await upstream.ask({ asked, method: "GET", path });
  if (answer.status === 404) {
    report.notOffered(asked, wordsFor(answer));
    return;
  }
  const body = parseBody(answer);
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  if (answer.status === 200 && isObject) report.ok(asked, wordsFor(answer));
  else if (answer.status >= 400) {
    report.deviation(asked, "200 or 404", wordsFor(answer, refusals.read(asked, answer).code));
  } else report.deviation(asked, "200 with an object of texts", wordsFor(answer));
}
