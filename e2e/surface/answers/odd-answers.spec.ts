import { startApplication } from "../../fixtures/application.ts";
import { MEMBER_ADDRESSES } from "../../fixtures/http/member-addresses.ts";
import { NONSENSE, ODD_TEXT, ODDITIES, type OddityName } from "../../fixtures/http/odd-answers.ts";
import { oddUpstream } from "../../fixtures/http/odd-upstream.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const PUBLIC_ADDRESSES = ["/", "/login", "/sign-up", "/forgot", "/reserves"];

/** The document without scripts, styles and what an odd text says. */
function shownBy(html: string): string {
  return html
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, "")
    .replaceAll(new RegExp(`${ODD_TEXT}[^<"]*`, "g"), "");
}

function around(text: string, found: RegExpExecArray | null): string {
  return found ? text.slice(Math.max(0, found.index - 80), found.index + 20) : "";
}

/** What the least unusual of upstreams sends; the others are for deep runs. */
const USUAL: readonly OddityName[] = ["zero for a number", "empty lists"];

for (const oddity of Object.keys(ODDITIES) as OddityName[]) {
  const tag = USUAL.includes(oddity) ? "" : " @deep";
  test(`R3.6 R8.3 every page stands and shows no nonsense where the upstream sends ${oddity}${tag}`, async ({
    relay,
  }) => {
    test.setTimeout(240_000);
    // What is shared between visitors is odd from the first answer on, so each oddity has an application of its own.
    const application = await startApplication(relay.url);
    const guest = new Visitor(application.url);
    const member = new Visitor(application.url);
    await member.login("anna");
    const { counted, intercept } = oddUpstream(oddity);
    relay.intercept(intercept);
    try {
      const visits = [
        ...PUBLIC_ADDRESSES.map((address) => [guest, address] as const),
        ...MEMBER_ADDRESSES.map((address) => [member, address] as const),
      ];
      for (const [visitor, address] of visits) {
        const { status, text } = await visitor.visit(address);
        const shown = shownBy(text);
        expect.soft(status, address).toBeLessThan(500);
        expect.soft(around(shown, NONSENSE.exec(shown)), address).toBe("");
      }
      expect(counted.count).toBeGreaterThan(20);
      expect(application.errorLines.filter((line) => line.includes("Error"))).toEqual([]);
    } finally {
      relay.intercept(undefined);
      await application.stop();
    }
  });
}
