import { signIn } from "../../fixtures/browser/browser.ts";
import { type Interception, jsonAnswer } from "../../fixtures/http/relay.ts";
import { expect, test } from "../../fixtures/test.ts";

/** Answers the reads whose path matches with something else in the place of the parts that `change` names. */
function changing(path: RegExp, change: (name: string, value: unknown) => unknown): Interception {
  return (call, forward) => {
    if (call.method !== "GET" || !path.test(call.path)) return;
    return forward().then(({ status, body }) => jsonAnswer(JSON.parse(body, change), status));
  };
}

const without = (path: RegExp, ...names: readonly string[]) =>
  changing(path, (name, value) => (names.includes(name) ? null : value));

test.afterEach(({ relay }) => relay.intercept(undefined));

test("R5.1 a figure that the service leaves out is not shown as another one, or as nothing", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url } }) => {
  await signIn(context, url, "anna");
  const main = page.getByRole("main");
  relay.intercept(without(/\/team\/summary$/, "teamSize"));
  await page.goto(`${url}/dashboard`);
  await expect(main.getByText(/\d+ direct/).first()).toBeVisible();
  await expect(main.getByText(/\d+ members?/)).toHaveCount(0);
  relay.intercept(without(/\/mining\/rate$/, "thPerS", "percent"));
  await page.goto(`${url}/mining?view=rate`);
  const rate = main.getByRole("table", { name: "What makes up your rate" });
  await expect(rate.getByText("We have no more details on this part.").first()).toBeVisible();
  await expect(rate.getByText(/\b0 TH|\+0%/)).toHaveCount(0);
  relay.intercept(
    changing(/\/game\/(wheel|state)$/, (name, value) =>
      name === "prize" ? { ...(value as object), th: null } : value,
    ),
  );
  for (const path of ["/game/wheel", "/game/hash-rush"]) {
    await page.goto(`${url}${path}`);
    await expect(main.getByText("– TH for 24 h").first()).toBeVisible();
    await expect(main.getByText("0 TH for 24 h", { exact: true })).toHaveCount(0);
  }
});

test("R4.1 a plan of another id, an amount with a sign of its own and a status of a newer service stand", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url } }) => {
  await signIn(context, url, "anna");
  const main = page.getByRole("main");
  relay.intercept(changing(/\/plans$/, (name, id) => (name === "id" ? `plan.${id}` : id)));
  await page.goto(`${url}/earning/plans`);
  await expect(main.getByRole("heading", { name: "Your plans" })).toBeVisible();
  await expect(main.getByText("The first run will appear here.")).toBeVisible();
  relay.intercept(
    changing(/\/auth\/transaction\?/, (name, value) => (name === "amount" ? "-12345.67" : value)),
  );
  await page.goto(`${url}/transactions?direction=out`);
  await expect(main.locator("[data-amount='-12345.67']").first()).toBeVisible();
  await expect(main.getByText("−-", { exact: false })).toHaveCount(0);
  relay.intercept(
    changing(/\/team\/(directs|network)/, (name, value) =>
      name === "status" && typeof value === "string" ? "vip_pending" : value,
    ),
  );
  for (const path of ["/team?tab=directs", "/network"]) {
    await page.goto(`${url}${path}`);
    await expect(main.getByText("Status unknown").first()).toBeVisible();
    await expect(main.getByText("vip_pending")).toHaveCount(0);
  }
});
