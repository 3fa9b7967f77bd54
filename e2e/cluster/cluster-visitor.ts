import { type Answer, Visitor } from "../fixtures/http/visitor.ts";
import type { Cluster } from "./cluster.ts";
import type { Instance } from "./instance.ts";

/** Somebody without a browser who comes through the proxy, or as the proxy to one instance. */
export class ClusterVisitor extends Visitor {
  readonly #publicOrigin: string;

  /** @param address whom the proxy names to an instance; through the proxy it is a forged header */
  constructor({ origin }: Pick<Cluster, "origin">, via = origin, address?: string) {
    super(via, address);
    this.#publicOrigin = origin;
  }

  /** The same cookies, brought to one instance or back to the proxy. */
  at(place: Instance | Pick<Cluster, "origin">): ClusterVisitor {
    const via = "url" in place ? place.url : place.origin;
    const copy = new ClusterVisitor({ origin: this.#publicOrigin }, via, this.address);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  override post(
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    return super.post(path, body, { origin: this.#publicOrigin, ...headers });
  }
}
