import type { Cluster } from "../cluster/cluster.ts";
import { ClusterVisitor } from "../cluster/cluster-visitor.ts";
import { SandboxControl } from "../fixtures/sandbox-control.ts";

const WALLETS = "/api/bff/account/wallets";
const WRONG = "Wrong-2026!";

/** Members and visitors who come through nginx, among them what goes wrong: every panel has something to show. */
export class Traffic {
  readonly #cluster: Cluster;
  readonly #sandbox: SandboxControl;
  readonly #member: ClusterVisitor;
  #rounds = 0;

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
    this.#sandbox = new SandboxControl(cluster.upstream.url);
    this.#member = new ClusterVisitor(cluster);
  }

  /** What one round of it was answered, by what was done. */
  async round(): Promise<Readonly<Record<string, readonly number[]>>> {
    this.#rounds += 1;
    const [member, sandbox] = [this.#member, this.#sandbox];
    const guest = new ClusterVisitor(this.#cluster);
    const statuses = async (work: readonly Promise<{ readonly status: number }>[]) =>
      (await Promise.all(work)).map(({ status }) => status);
    const seen: Record<string, readonly number[]> = {};
    seen.guest = await statuses([guest.open("/"), guest.open("/login"), guest.open("/nowhere")]);
    seen.signIn = await statuses([member.login("anna")]);
    seen.refused = await statuses([
      guest.post("/api/session/login", {
        // Another one each time, since a member is asked to wait after a few.
        username: `nobody${this.#rounds}`,
        password: WRONG,
      }),
    ]);
    const pages = ["/wallet", "/dashboard", "/team", "/transactions"];
    seen.pages = await statuses(pages.map((path) => member.open(path)));
    seen.navigations = await statuses([member.flight("/team"), member.flight("/wallet")]);
    seen.calls = await statuses(Array.from({ length: 6 }, () => member.send(WALLETS)));
    await sandbox.expireTokens();
    seen.renewed = await statuses([member.send(WALLETS)]);
    await sandbox.fail({ path: "/auth/client/wallets", times: 1, status: 500 });
    seen.failed = await statuses([member.send(WALLETS)]);
    await sandbox.fail({ path: "/auth/client/team", times: 1_000, status: 500 });
    seen.sections = await statuses([member.open("/team")]);
    await sandbox.clearFaults();
    return seen;
  }
}
