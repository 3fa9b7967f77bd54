import { signIn } from "../fixtures/browser/browser.ts";
import type { Cluster } from "./cluster.ts";
import { expect, test } from "./test.ts";

/** A page of another site that opens ours. */
const ELSEWHERE = "https://elsewhere.example/";
const OPENER = `<button onclick="window.open('%s')">Open</button>`;

/** What browsers have reported since, in the words of the log. */
function reported({ instances }: Cluster): readonly Readonly<Record<string, unknown>>[] {
  return instances
    .flatMap(({ lines }) => lines.filter((line) => line.includes('"browser report"')))
    .map((line) => JSON.parse(line))
    .map(({ at: _, requestId: __, event: ___, ...facts }) => facts);
}

test("R6.1 what the policies of a page stop is reported by the browser itself, over TLS, and is a line of an instance", async ({
  context,
  cluster,
}) => {
  await signIn(context, cluster.origin, "anna");
  const page = await context.newPage();
  await page.goto("/wallet");
  const stopped = await page.evaluate(() => {
    const picture = new Image();
    picture.src = "https://evil.example/secret-of-a-member.png";
    try {
      document.body.innerHTML = "<b>planted</b>";
    } catch (error) {
      return error instanceof Error && error.name;
    }
  });
  expect(stopped).toBe("TypeError");
  await context.route(ELSEWHERE, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: OPENER.replace("%s", `${cluster.origin}/login`),
    }),
  );
  const elsewhere = await context.newPage();
  await elsewhere.goto(ELSEWHERE);
  await elsewhere.getByRole("button").click({ noWaitAfter: true });
  const expected = [
    {
      ...{ report: "csp-violation", page: "/wallet", directive: "img-src" },
      ...{ blocked: "https", disposition: "enforce" },
    },
    {
      ...{ report: "csp-violation", page: "/wallet", directive: "require-trusted-types-for" },
      ...{ blocked: "trusted-types-sink", disposition: "enforce" },
    },
    // The visitor is a member, and is sent on.
    { report: "coop", page: "/login", disposition: "enforce" },
  ];
  for (const facts of expected)
    await expect.poll(() => reported(cluster)).toContainEqual(expect.objectContaining(facts));
});
