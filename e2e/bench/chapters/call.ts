import { type Contestant, interleave } from "../rounds.ts";
import { printComparisons, printScores } from "../scores.ts";
import { startSessionProxies } from "../session-proxies.ts";
import { KEY_HEADER, memberCookie, upstreamBearer } from "../sign-in.ts";
import { PROXIED_WALLETS, type Stage, UPSTREAM_WALLETS } from "../stage.ts";

const ROUNDS = { rounds: 5, seconds: 3 };
const GOAL = 1;

/** A proxied call against the ways in which others pass the same call on. */
export async function measureCall(stage: Stage): Promise<void> {
  const upstream = await stage.upstream();
  const [bare, ours] = [await stage.bare(), await stage.ours()];
  const cookie = await memberCookie(ours.url);
  const bearer = await upstreamBearer(upstream.url);
  const authorized = { ...KEY_HEADER, authorization: `Bearer ${bearer}` };
  const proxies = await startSessionProxies(stage, upstream.url, bearer);
  const contestants: Contestant[] = [
    { name: "ours", url: ours.url + PROXIED_WALLETS, headers: { cookie }, pid: ours.pid },
    { name: "bare handler", url: `${bare.url}/api/wallets`, headers: { cookie }, pid: bare.pid },
    // Nobody adds the credentials on the way: whoever asks has to know them.
    { name: "bare rewrite", url: `${bare.url}/rewritten`, headers: authorized, pid: bare.pid },
    ...proxies.map((proxy) => ({ ...proxy, url: proxy.url + UPSTREAM_WALLETS })),
    {
      name: "the sandbox alone",
      url: upstream.url + UPSTREAM_WALLETS,
      headers: authorized,
      pid: upstream.pid,
    },
  ];
  const scores = await interleave(contestants, ROUNDS);
  printScores(contestants, scores);
  const [own, handler, rewrite, opening, keeping] = scores;
  printComparisons([
    { name: "to the bare handler", ours: own, other: handler, goal: GOAL },
    { name: "to Next's external rewrite, without a session", ours: own, other: rewrite },
    { name: "to the Node proxy that opens the session each time", ours: own, other: opening },
    { name: "to the Node proxy that keeps opened sessions", ours: own, other: keeping },
  ]);
}
