import { request } from "undici";
import type { Environment, Source } from "../../env/environment.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

const ASKING_MS = 3_000;
const QUESTION = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] });

/** The number of the chain that an endpoint serves, or null when it does not say. */
async function chainIdAt(url: string): Promise<number | null> {
  try {
    const { body } = await request(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: QUESTION,
      signal: AbortSignal.timeout(ASKING_MS),
    });
    const answer = (await body.json()) as { result?: unknown };
    return /^0x[0-9a-f]{1,8}$/.test(String(answer.result)) ? Number(answer.result) : null;
  } catch {
    return null;
  }
}

interface RpcList {
  readonly name: string;
  readonly chainId: number;
  readonly urls: readonly string[];
  /** False for the public endpoints that stand in for a list that is not set. */
  readonly isSet: boolean;
}

// Entries are named by their place: an address may hold a key.
function entries(places: readonly number[]): string {
  return `${places.length === 1 ? "entry" : "entries"} ${places.map((place) => place + 1).join(", ")}`;
}

async function judgeList({ name, chainId, urls, isSet }: RpcList): Promise<Finding> {
  const ids = await Promise.all(urls.map(chainIdAt));
  const places = (isMeant: (id: number | null) => boolean) =>
    ids.flatMap((id, index) => (isMeant(id) ? [index] : []));
  const wrong = places((id) => id !== null && id !== chainId);
  const silent = places((id) => id === null);
  const source = isSet ? name : `${name} (not set, the public endpoints)`;
  if (wrong.length > 0) {
    const found = wrong.map((place) => ids[place]).join(", ");
    return failure(
      `${source} ${entries(wrong)}: chain ${found} instead of ${chainId}`,
      `let ${name} hold endpoints of chain ${chainId} only`,
    );
  }
  if (silent.length === 0) return ok(`${source}: every endpoint serves chain ${chainId}`);
  if (silent.length < urls.length) {
    return warning(`${source} ${entries(silent)}: no answer to eth_chainId`, "replace or drop it");
  }
  const says = `none of ${source} answers eth_chainId`;
  return isSet
    ? failure(says, "check the addresses, their keys and the network between")
    : warning(says, `set ${name} to endpoints that can be reached`);
}

/** Whether the endpoints of both chains answer, for browsers and for this server, and for the right chain. */
export async function judgeChains(
  { wallets: { rpcUrls, serverRpcUrls } }: Environment,
  source: Source,
): Promise<readonly Finding[]> {
  const lists = ([56, 97] as const).flatMap((chainId): RpcList[] => {
    const name = `RPC_URLS_${chainId}`;
    const server = `${name}_SERVER`;
    const own = { name: server, chainId, urls: serverRpcUrls[chainId], isSet: true };
    return [
      { name, chainId, urls: rpcUrls[chainId], isSet: Boolean(source[name]) },
      ...(source[server] ? [own] : []),
    ];
  });
  return Promise.all(lists.map(judgeList));
}
