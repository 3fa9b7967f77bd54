import type { Fault } from "./fault.ts";

/** A fault that only a build shows. */
export interface JourneyFault extends Fault {
  /** Part of the title of the test that has to fail. */
  readonly title: string;
}

/** Faults that live in one build without hiding one another. */
export const JOURNEY_FAULTS: readonly JourneyFault[] = [
  {
    what: "a challenge of a passkey stays with its browser for another try",
    file: "lib/bff/session/passkey.ts",
    find: 'setCookies([deleteCookie("ceremony", environment().isSecure)]);',
    replace: "",
    test: "e2e/surface/session/passkey.spec.ts",
    title: "a passkey signs in, and no token",
  },
  {
    what: "a challenge is not bound to the browser that asked for it",
    file: "lib/bff/session/passkey.ts",
    find: `  setCookies([await sealCeremony(ceremonyId)]);
  return json({ publicKey });
}

async function ownCeremony({ cookies }: HandlerContext): Promise<string> {
  const seal = cookies[cookieName("ceremony", environment().isSecure)];
  const opened = seal === undefined ? null : await unsealCookie("ceremony", seal);
  if (opened?.status !== "open") throw new ApiError("CEREMONY_OVER");
`,
    replace: `  latest.ceremonyId = ceremonyId;
  setCookies([await sealCeremony(ceremonyId)]);
  return json({ publicKey });
}

const latest = { ceremonyId: "" };

async function ownCeremony({ cookies }: HandlerContext): Promise<string> {
  const seal = cookies[cookieName("ceremony", environment().isSecure)];
  const opened = seal === undefined ? null : await unsealCookie("ceremony", seal);
  if (opened?.status !== "open") return latest.ceremonyId;
`,
    test: "e2e/surface/session/passkey.spec.ts",
    title: "a signature for another browser's challenge is refused",
  },
  {
    what: "who is idle stays logged in",
    file: "lib/session/read.ts",
    find: "(isOver ? 0 : -SEEN_EVERY_MS)",
    replace: "(isOver ? 0 : -SEEN_EVERY_MS * 1_000)",
    test: "e2e/surface/session/idle.spec.ts",
    title: "is over for calls, copies and the upstream",
  },
  {
    what: "a button has no name",
    file: "app/(member)/game/prediction/_components/carousel.tsx",
    find: ' aria-label={t("previous")}',
    replace: "",
    test: "e2e/journeys/shell/accessibility.spec.ts",
    title: "axe finds nothing on /game/prediction",
  },
  {
    what: "a text can hardly be read",
    file: "app/(member)/earning/commissions/page.tsx",
    find: "text-md text-muted",
    replace: "text-md text-line",
    test: "e2e/journeys/shell/accessibility.spec.ts",
    title: "axe finds nothing on /earning/commissions",
  },
  {
    what: "a page is wider than a phone",
    file: "app/(member)/profile/page.tsx",
    find: "grid min-w-0 grid-cols-1 gap-4",
    replace: "grid min-w-[900px] grid-cols-1 gap-4",
    test: "e2e/journeys/shell/layouts.spec.ts",
    title: "no page scrolls sideways",
  },
  {
    what: "the upstream is not told of a logout without an access token",
    file: "lib/session/end.ts",
    find: 'requestId, signal) : "expired"',
    replace: 'requestId, signal) : "ended"',
    test: "e2e/surface/session/logout.spec.ts",
    title: "still ends the upstream's session",
  },
  {
    what: "a busy upstream ends the session",
    file: "lib/contract/protocol/errors.ts",
    find: "new Set([400, 401, 403])",
    replace: "new Set([400, 401, 403, 429])",
    test: "e2e/surface/session/session-faults.spec.ts",
    title: "is 503 with Retry-After, keeps the session",
  },
  {
    what: "a login leads back to any page of ours",
    file: "lib/routes.ts",
    find: 'findPage(second.pathname)?.audience !== "member"',
    replace: "!findPage(second.pathname)",
    test: "e2e/surface/session/gate.spec.ts",
    title: "every address answers a member visitor",
  },
  {
    what: "a wrong method is told one right one of several",
    file: "lib/bff/proxy/proxy.ts",
    find: 'matches.map(({ entry }) => entry.method).join(", ")',
    replace: 'matches[0]?.entry.method ?? ""',
    test: "e2e/surface/proxy/proxy-allow-list.spec.ts",
    title: "a wrong method is 405",
  },
  {
    what: "an unknown key of a query passes",
    file: "lib/bff/proxy/proxy.ts",
    find: "!Object.hasOwn(query, name)",
    replace: 'name !== "token" && !Object.hasOwn(query, name)',
    test: "e2e/surface/proxy/proxy-query.spec.ts",
    title: "an unknown query key is 400",
  },
  {
    what: "a sheet that is let go slowly closes",
    file: "app/_ui/overlay/modal-surface.tsx",
    find: "if (!stays || !isThrown) return;",
    replace: "if (!stays) return;",
    test: "e2e/journeys/shell/drawer.spec.ts",
    title: "a sheet let go at over 300 px/s closes, a slower one goes back",
  },
  {
    what: "a modal gives the focus to nobody",
    file: "app/_ui/overlay/modal-surface.tsx",
    find: 'goBack([...way, ...document.querySelectorAll("main")]);',
    replace: "",
    test: "e2e/journeys/shell/modal.spec.ts",
    title: "gives the focus back",
  },
  {
    what: "a drawer takes its own time",
    file: "app/_ui/overlay/overlays.css",
    find: "animation-duration: 0.3s !important;",
    replace: "animation-duration: 0.5s !important;",
    test: "e2e/journeys/shell/drawer-pages.spec.ts",
    title: "a drawer breaks no page's policy, member pages",
  },
  {
    what: "an undecided order is not sent again",
    file: "app/_order/order-engine.ts",
    find: "if (state.phase !== phase) await transmitAgain(record);",
    replace: "",
    test: "e2e/journeys/wallet/order-undecided.spec.ts",
    title: "two tabs agree",
  },
  {
    what: "a wallet that takes MetaMask's name is taken for it",
    file: "lib/wallet-connect/connectors/injected-provider.ts",
    find: "Boolean(provider.isMetaMask) && !METAMASK_LOOKALIKES.some((flag) => provider[flag])",
    replace: "Boolean(provider.isBinance)",
    test: "e2e/journeys/wallet/wallet-connect-connectors.spec.ts",
    title: "each browser wallet is known by its marks",
  },
  {
    what: "a wallet that does not answer is waited for too long",
    file: "lib/wallet-connect/time-limit.ts",
    find: "ANSWER_LIMIT_MS = 20_000",
    replace: "ANSWER_LIMIT_MS = 60_000",
    test: "e2e/journeys/wallet/wallet-stand-ins.spec.ts",
    title: "ends in its own words",
  },
  {
    what: "the page for machines names no address of its own",
    file: "app/(public)/page.tsx",
    find: ", alternates: { canonical: PAGES.home.path }",
    replace: "",
    test: "e2e/journeys/entry/home-metadata.spec.ts",
    title: "the home page carries its description, canonical address",
  },
];
