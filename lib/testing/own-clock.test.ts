import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Who may look at the own computer's clock, and why nothing of the service's is compared with it. */
const REASONS: Readonly<Record<string, string>> = {
  "app/(guest)/_components/sign-up/sign-up-done.tsx":
    "a span of our own: seconds between two mails",
  "app/(member)/airdrop/_components/tasks/use-visit.ts":
    "a visit is counted in spans from its answer",
  "app/(member)/binary-tree/_components/stage/stage-controls.tsx": "the name of a picture",
  "app/(member)/wallet/_components/freshness.tsx": "how long ago this tab heard an answer",
  "app/_order/order-engine.ts": "how long ago this browser sent an order",
  "app/_order/order-store.ts": "how long ago this browser sent an order",
  "app/_shell/forms/resend-button.tsx": "a span of our own: seconds between two mails",
  "app/_shell/forms/use-cooldown.ts": "a span that this browser wrote down itself",
  "app/_shell/forms/wait-until.ts": "a span: so many seconds from the answer",
  "app/_shell/frame/browser-sync.tsx": "how long ago this tab was left",
  "app/_shell/idle/idle-clock.ts": "how long this tab has seen no key and no press",
  "app/_shell/language/choose-language.ts": "the age of the copies that this tab keeps",
  "app/_ui/time/use-countdown.ts": "a deadline that this browser has set itself",
  "lib/bff/client/client.ts": "a sample for the service's clock",
  "lib/bff/limits/quota.ts": "the windows of our own limits",
  "lib/bff/session/active.ts": "when somebody was active, which this server notes",
  "lib/bff/wallet/address.ts": "the number in a signed message, which this server has issued",
  "lib/bff/wallet/nonce.ts": "the number in a signed message, which this server has issued",
  "lib/domain/binary-tree/store.ts": "how long ago this tab heard an answer",
  "lib/i18n/override/overrides.ts": "the age of what this process keeps",
  "lib/live/fresh-value.ts": "how long ago this tab heard an answer",
  "lib/live/refresher.ts": "how long ago this tab asked",
  "lib/live/service-clock.ts": "the clock itself",
  "lib/page-cache/page-cache.ts": "the age of what this process keeps",
  "lib/session/begin.ts": "the end of our own cookies, from the tokens' lifetimes",
  "lib/session/ended.ts": "endings that this server has noted",
  "lib/session/middleware.ts": "the end of our own cookies",
  "lib/session/read.ts": "the end of our own cookies",
  "lib/session/refresh.ts": "the age of what this process keeps",
  "lib/session/seal.ts": "the end of our own cookies",
  "lib/upstream/shared.ts": "the age of what this process keeps",
  "lib/upstream/transport.ts": "a sample for the service's clock",
};

const OWN_CLOCK = /\bDate\.now\b|\bnew Date\(\)/;
const LOG_LINE = /\bat: new Date\(\)\.toISOString\(\)/g;

/** Commands run beside the product, and the gallery of primitives is no page of it. */
const isProduct = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|^lib\/(cli|testing)\/|\.dev\/|\.dev\.tsx$/.test(file);

const usesOwnClock = (file: string) =>
  OWN_CLOCK.test(readFileSync(ROOT + file, "utf8").replace(LOG_LINE, ""));

it("R10.3 nothing but what is named here looks at the own clock: the service's moments are compared with its own", () => {
  const files = ["app", "lib"].flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: "utf8" }).map(
      (file) => `${folder}/${file}`,
    ),
  );
  const users = [...files, "middleware.ts"].filter(isProduct).filter(usesOwnClock);
  expect(users.toSorted()).toEqual(Object.keys(REASONS).toSorted());
});
