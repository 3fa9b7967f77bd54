import { request } from "undici";
import { jsonAnswer, type RelayedAnswer, startRelay } from "../fixtures/http/relay.ts";
import { KEY_HEADER } from "./sign-in.ts";

const WALLETS_PATH = "/auth/client/wallets";
const TREE_PATH = "/auth/client/get-binary-tree";

type Row = Readonly<Record<string, unknown>>;

async function sample(url: string, bearer: string): Promise<readonly Row[]> {
  const headers = { ...KEY_HEADER, authorization: `Bearer ${bearer}` };
  const answer = await request(url, { headers });
  const body = (await answer.body.json()) as readonly Row[] | { items: readonly Row[] };
  return "items" in body ? body.items : body;
}

function repeated(rows: readonly Row[], count: number, own: (index: number) => Row): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    ...rows[index % rows.length],
    ...own(index),
  }));
}

/** A seat of a full binary tree, the first one without a parent. */
function seat(index: number): Row {
  return {
    id: `node-${index}`,
    parentId: index === 0 ? null : `node-${Math.floor((index - 1) / 2)}`,
    position: index % 2 === 1 ? "left" : "right",
    username: `member${index}`,
  };
}

/**
 * A stub in front of the sandbox that answers a member's wallets and tree in any number, in rows like the
 * sandbox's own. The setters give the size of the answer in bytes.
 */
export async function startStretched(upstreamUrl: string, bearer: string) {
  const wallets = await sample(upstreamUrl + WALLETS_PATH, bearer);
  const nodes = await sample(upstreamUrl + TREE_PATH, bearer);
  const answers = new Map<string, RelayedAnswer>();
  const relay = await startRelay(upstreamUrl);
  relay.intercept(({ path }) => {
    relay.exchanges.length = 0;
    return answers.get(path.replace(/\?.*$/, ""));
  });
  const answer = (path: string, rows: readonly Row[]): number => {
    const value = jsonAnswer(rows);
    answers.set(path, value);
    return value.body.length;
  };
  const setWallets = (count: number) =>
    answer(
      WALLETS_PATH,
      repeated(wallets, count, (index) => (index < wallets.length ? {} : { symbol: `T${index}` })),
    );
  return {
    url: relay.url,
    wallets: setWallets,
    /** As many as come near a size, at least one. */
    walletsOfSize(bytes: number): number {
      const one = setWallets(100) / 100;
      return setWallets(Math.max(1, Math.round(bytes / one)));
    },
    nodes: (count: number) => answer(TREE_PATH, repeated(nodes, count, seat)),
    stop: () => relay.close(),
  };
}
