import { startRelay } from "../../fixtures/http/relay.ts";
import type { Visitor } from "../../fixtures/http/visitor.ts";
import { REFRESH_PATH, SandboxControl } from "../../fixtures/sandbox-control.ts";
import { median } from "../median.ts";
import { printTable } from "../print-table.ts";
import { startOurs } from "../servers.ts";
import { signIn } from "../sign-in.ts";
import { PROXIED_WALLETS, type Stage } from "../stage.ts";

const CALLS = 300;
const REPEATS = 5;

interface Burst {
  /** Until the last call is answered. */
  readonly ms: number;
  readonly upstreamCalls: number;
  readonly refreshes: number;
}

/** Many calls of one member at once. */
async function burst(
  visitor: Visitor,
  exchanges: { readonly call: { readonly path: string } }[],
): Promise<Burst> {
  exchanges.length = 0;
  const startedAt = performance.now();
  const calls = Array.from({ length: CALLS }, () => visitor.send(PROXIED_WALLETS));
  const answers = await Promise.all(calls);
  const ms = performance.now() - startedAt;
  const failed = answers.find(({ status }) => status !== 200);
  if (failed) throw new Error(`A call in the storm was answered ${failed.status}`);
  const refreshes = exchanges.filter(({ call }) => call.path === REFRESH_PATH).length;
  return { ms, upstreamCalls: exchanges.length, refreshes };
}

function row(name: string, bursts: readonly Burst[]): string[] {
  const middle = (pick: (one: Burst) => number) => median(bursts.map(pick)).toFixed(0);
  return [name, middle((b) => b.ms), middle((b) => b.upstreamCalls), middle((b) => b.refreshes)];
}

/**
 * Three hundred calls of one member at once, with a good token and with one that the upstream calls
 * expired.
 * @throws Error when a storm costs more than one renewal, or a call is not answered 200
 */
export async function measureStorm(stage: Stage): Promise<void> {
  const upstream = await stage.upstream();
  const relay = await startRelay(upstream.url);
  await stage.keep(Promise.resolve({ stop: () => relay.close() }));
  const ours = await stage.keep(startOurs(relay.url));
  const visitor = await signIn(ours.url);
  const control = new SandboxControl(upstream.url);
  await burst(visitor, relay.exchanges);
  const calm: Burst[] = [];
  const stormy: Burst[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    calm.push(await burst(visitor, relay.exchanges));
    await control.expireTokens();
    stormy.push(await burst(visitor, relay.exchanges));
  }
  printTable([
    [`${CALLS} calls at once, medians of ${REPEATS}`, "ms", "calls upstream", "renewals"],
    row("with a good token", calm),
    row("with an expired token", stormy),
  ]);
  const most = Math.max(...stormy.map(({ refreshes }) => refreshes));
  if (most !== 1) throw new Error(`A storm asked for ${most} renewals instead of one`);
}
