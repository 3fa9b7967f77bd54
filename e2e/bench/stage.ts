import { buildBare, type Server, startBare, startOurs, startUpstream } from "./servers.ts";
import { upstreamBearer } from "./sign-in.ts";

/** The call that is measured: a member's wallets, at the upstream and at our proxy. */
export const UPSTREAM_WALLETS = "/auth/client/wallets";
export const PROXIED_WALLETS = "/api/bff/account/wallets";

/** The servers of a run: what several chapters ask is started once, and all of it is ended in the end. */
export class Stage {
  readonly #stops: (() => unknown)[] = [];
  #upstream: Promise<Server> | undefined;
  #ours: Promise<Server> | undefined;
  #bare: Promise<Server> | undefined;

  /** Hands over a server of a chapter's own, to be ended with the others. */
  async keep<Kept extends { stop(): unknown }>(starting: Promise<Kept>): Promise<Kept> {
    const server = await starting;
    this.#stops.unshift(() => server.stop());
    return server;
  }

  upstream(): Promise<Server> {
    this.#upstream ??= this.keep(startUpstream());
    return this.#upstream;
  }

  /** Our production build in front of the sandbox. */
  ours(): Promise<Server> {
    this.#ours ??= this.upstream().then(({ url }) => this.keep(startOurs(url)));
    return this.#ours;
  }

  /** The bare application, built for the sandbox's address since Next fixes a rewrite while it builds. */
  bare(): Promise<Server> {
    this.#bare ??= this.upstream().then(async ({ url }) => {
      await buildBare(url + UPSTREAM_WALLETS);
      return this.keep(startBare(url + UPSTREAM_WALLETS, await upstreamBearer(url)));
    });
    return this.#bare;
  }

  /** Ends every server, the last one first. */
  async stop(): Promise<void> {
    for (const stop of this.#stops.splice(0)) await stop();
  }
}
