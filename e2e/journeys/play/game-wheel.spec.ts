import { signIn } from "../../fixtures/browser/browser.ts";
import { expectLive, watchRequests } from "../../fixtures/browser/page-watch.ts";
import { jsonAnswer } from "../../fixtures/http/relay.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const SPIN = "/api/bff/game/wheel/spin";

test("R2.2 the wheel spins once on a double click, its seed verifies in the browser, another tab is refused", async ({
  page,
  context,
  application,
  upstream,
}) => {
  await signIn(context, application.url, addMember(upstream));
  const other = await context.newPage();
  const spin = page.getByRole("button", { name: "Spin for free" });
  const otherSpin = other.getByRole("button", { name: "Spin for free" });
  await Promise.all([page.goto("/game/wheel"), other.goto("/game/wheel")]);
  await Promise.all([expectLive(spin), expectLive(otherSpin)]);
  const committed = await page
    .locator("dl", { hasText: "fixed for this spin" })
    .locator("bdi")
    .textContent();
  await page.getByLabel("Your seed").fill("not a seed");
  await spin.click();
  await expect(page.getByText("Use 1 to 64 letters")).toBeVisible();
  await page.getByLabel("Your seed").fill("my_own-seed");
  const calls = watchRequests(page, "POST", SPIN);
  await spin.dblclick();
  await expect(page.getByRole("heading", { name: /^You won / })).toBeFocused();
  await expect(page.getByText("Next spin in")).toBeVisible();
  expect(calls).toHaveLength(1);

  await page.getByRole("button", { name: "Verify this spin" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Your seed")).toHaveValue("my_own-seed");
  await expect(dialog.getByText("the draw follows from it")).toBeVisible();
  await expect(dialog.getByRole("listitem").first()).toContainText(committed ?? "?");
  await expect(dialog.getByRole("listitem").getByText("Match", { exact: true })).toHaveCount(3);
  const seed = dialog.getByLabel("Server seed");
  const revealed = await seed.inputValue();
  await seed.fill(`${revealed.startsWith("0") ? "1" : "0"}${revealed.slice(1)}`);
  await dialog.getByRole("button", { name: "Check" }).click();
  await expect(dialog.getByText("These values don’t belong together.")).toBeVisible();
  await expect(dialog.getByText("Mismatch", { exact: true }).first()).toBeVisible();

  await otherSpin.click();
  await expect(other.getByText("You’ve already used today’s spin")).toBeVisible();
  await expect(other.getByText("Next spin in")).toBeVisible();
  await other.goto("/game/history?game=wheel");
  await expect(other.getByText("1 play", { exact: true })).toBeVisible();
  await other.getByRole("button", { name: "Verify" }).click();
  await expect(other.getByRole("dialog").getByText("the draw follows from it")).toBeVisible();
  await other.goto("/game/history?game=rush");
  await expect(other.getByText("No plays of this game")).toBeVisible();
});

test("a spin whose answer was lost is sent again and counts once", { tag: "@deep" }, async ({
  page,
  context,
  application,
  sandbox,
  upstream,
}) => {
  await signIn(context, application.url, addMember(upstream));
  await page.goto("/game/wheel");
  const spin = page.getByRole("button", { name: "Spin for free" });
  await expectLive(spin);
  await sandbox.fail({ path: "/auth/client/game/wheel/spin", kind: "truncate", times: 1 });
  await spin.click();
  await expect(page.getByText(/^We got no answer, so we don’t know yet/)).toBeVisible();
  await expect(page.getByLabel("Your seed")).toHaveAttribute("readonly");
  await expect(spin).toHaveCount(0);
  await page.getByRole("button", { name: "Send again" }).click();
  const won = page.getByRole("heading", { name: /^You won / });
  await expect(won).toBeVisible();
  const prize = await won.textContent();
  await page.reload();
  await expect(won).toHaveText(prize ?? "?");
  await expect(page.getByRole("button", { name: "Verify this spin" })).toBeVisible();
  await page.goto("/game/history");
  await expect(page.getByText("1 play", { exact: true })).toBeVisible();
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("a service without games says so, and the prediction beside it stays", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  await signIn(context, application.url, addMember(upstream));
  await sandbox.fail({ path: "/auth/client/game", status: 404, times: 20 });
  await page.goto("/game");
  await expect(page.getByRole("heading", { name: "Games aren’t available here" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open prediction" })).toBeVisible();
  for (const path of ["/game/wheel", "/game/hash-rush", "/game/history"]) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole("heading", { name: "Games aren’t available here" })).toBeVisible();
  }
});

test("a further spin on the same page turns the wheel on, and never back", {
  tag: "@deep",
}, async ({ page, context, relay, relayedApplication: { url }, upstream }) => {
  await signIn(context, url, addMember(upstream));
  // The second one stops where fewer turns would lead.
  const stops = [0, 7];
  let answers: { spin: object; wheel: { nonce: number } }[] = [];
  relay.intercept((call, forward) => {
    if (!call.path.includes("/game/wheel")) return;
    const free = { canSpin: true, nextAt: null };
    if (call.method === "GET")
      return forward().then(({ body }) => {
        const wheel = JSON.parse(body);
        return jsonAnswer({ ...wheel, ...free, nonce: answers.at(-1)?.wheel.nonce ?? wheel.nonce });
      });
    const number = answers.length;
    const earlier = answers[0];
    return (
      earlier ? Promise.resolve(earlier) : forward().then(({ body }) => JSON.parse(body))
    ).then((answer) => {
      const { spin, wheel } = answer;
      const next = {
        ...answer,
        spin: { ...spin, id: `spin-${number}`, segment: stops[number], part: null },
        wheel: { ...wheel, ...free, nonce: wheel.nonce + number },
      };
      answers = [...answers, next];
      return jsonAnswer(next);
    });
  });
  await page.goto(`${url}/game/wheel`);
  const spin = page.getByRole("button", { name: "Spin for free" });
  const turned = page.locator("svg > g[style*=rotate]");
  const degrees = async () =>
    Number(/[\d.]+/.exec((await turned.getAttribute("style")) ?? "")?.[0]);
  await expectLive(spin);
  await spin.click();
  await expect.poll(degrees).toBeGreaterThan(360);
  const first = await degrees();
  await expect(page.getByRole("heading", { name: /^You won / })).toBeVisible();
  await spin.click();
  await expect.poll(() => answers.length).toBe(2);
  await expect.poll(degrees).not.toBe(first);
  expect((await degrees()) - first).toBeGreaterThan(5 * 360);
  relay.intercept(undefined);
});
