import { Redis } from "ioredis";
import { request } from "undici";
import { memoryMb, processorMs } from "../../bench/process-usage.ts";
import { freePort, TEST_SECRET } from "../../fixtures/application.ts";
import { fileBytes } from "../../fixtures/http/surface-calls.ts";
import type { Visitor } from "../../fixtures/http/visitor.ts";
import { SandboxControl } from "../../fixtures/sandbox-control.ts";
import { startSandbox } from "../../sandbox/server.ts";
import { ClusterVisitor } from "../cluster-visitor.ts";
import { createInstance, type Instance } from "../instance.ts";
import { startRedis } from "../redis.ts";
import { type Cost, type Costs, WORK, type Work } from "./model.ts";

/** How many pieces of a kind are measured together. */
const PIECES: Readonly<Record<Work, number>> = {
  page: 30,
  call: 100,
  publicPage: 100,
  signIn: 16,
  renewal: 16,
  upload: 8,
};
/** Of each instance before the first measure … */
const WARM_PAGES = 25;
/** … and of each visitor before each. */
const WARM_PIECES = 4;
/** As many as a member may upload at once. */
const AT_ONCE = 2;
const UPLOAD_BYTES = 1_000_000;
const LOOK_MS = 20;
const ACCESS_COOKIE = "__Host-accessToken";

/** Does one piece of work; gives what came, compressed as browsers ask for it. */
type Piece = (visitor: Visitor) => Promise<{ status: number; bytes: number }>;

async function read(
  { origin, cookieHeader: cookie }: Visitor,
  path: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const { statusCode, body } = await request(origin + path, {
    headers: { "accept-encoding": "gzip", ...(cookie && { cookie }), ...headers },
  });
  return { status: statusCode, bytes: (await body.arrayBuffer()).byteLength };
}

function uploadOf(visitor: Visitor, origin: string) {
  const boundary = "----capacity";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const file = fileBytes("image/png", UPLOAD_BYTES);
  return visitor.send("/api/bff/account/profile/update", {
    method: "PUT",
    headers: {
      origin,
      "x-csrf": "1",
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
    body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

function pieces(origin: string): Readonly<Record<Work, Piece>> {
  const answered = ({ status, text }: { status: number; text: string }) => ({
    status,
    bytes: Buffer.byteLength(text),
  });
  return {
    page: (visitor) => read(visitor, "/wallet", { accept: "text/html" }),
    call: (visitor) => read(visitor, "/api/bff/account/wallets"),
    publicPage: (visitor) => {
      const guest = visitor.clone();
      guest.cookies.clear();
      return read(guest, "/login", { accept: "text/html" });
    },
    signIn: async (visitor) => {
      const guest = visitor.clone();
      guest.cookies.clear();
      return answered(
        await guest.post(
          "/api/session/login",
          { username: "anna", password: "Merlin-2026!" },
          { origin },
        ),
      );
    },
    renewal: async (visitor) => {
      visitor.cookies.delete(ACCESS_COOKIE);
      return answered(await visitor.post("/api/session/refresh", undefined, { origin }));
    },
    upload: async (visitor) => answered(await uploadOf(visitor, origin)),
  };
}

/** Follows the memory of processes; gives the most megabytes that one of them held until it is asked. */
function watchMemory(pids: readonly number[]): () => number {
  let most = 0;
  const look = () => {
    most = Math.max(most, ...pids.map((pid) => memoryMb(pid) ?? 0));
  };
  const timer = setInterval(look, LOOK_MS);
  return () => {
    clearInterval(timer);
    look();
    return Math.round(most);
  };
}

/** Instances of the build that share a Redis and an upstream, to be asked one after the other. */
export class CapacityStage {
  readonly #origin: string;
  readonly #instances: readonly Instance[];
  readonly #control: SandboxControl;
  readonly #redis: Redis;
  readonly #stop: () => Promise<void>;

  private constructor(
    origin: string,
    instances: readonly Instance[],
    upstreamUrl: string,
    redisUrl: string,
    stop: () => Promise<void>,
  ) {
    this.#origin = origin;
    this.#instances = instances;
    this.#control = new SandboxControl(upstreamUrl);
    this.#redis = new Redis(redisUrl);
    this.#stop = stop;
  }

  static async start(folder: string, count: number): Promise<CapacityStage> {
    const origin = `https://localhost:${await freePort()}`;
    const sandbox = await startSandbox({
      ...{ port: 0, dataFile: ":memory:", seed: "review", quiet: true },
      appOrigin: origin,
    });
    const redis = await startRedis(folder);
    const options = {
      ...{ folder, upstreamUrl: sandbox.url, appOrigin: origin },
      redisUrl: redis.url,
    };
    const instances = await Promise.all(
      Array.from({ length: count }, (_, index) => createInstance(`C${index}`, options)),
    );
    for (const instance of instances) await instance.ensure(TEST_SECRET);
    const stage = new CapacityStage(origin, instances, sandbox.url, redis.url, async () => {
      await Promise.all(instances.map((instance) => instance.terminate()));
      await redis.crash();
      await sandbox.close();
    });
    await stage.#warm();
    return stage;
  }

  /** An instance becomes fast with what it has done: all are to have done the same before any is measured. */
  async #warm(): Promise<void> {
    const { page, call } = pieces(this.#origin);
    for (const visitor of await this.#visitors(this.#instances, this.#instances.length)) {
      for (let index = 0; index < WARM_PAGES; index += 1) {
        await page(visitor);
        await call(visitor);
      }
    }
  }

  async stop(): Promise<void> {
    this.#redis.disconnect();
    await this.#stop();
  }

  async #visitors(instances: readonly Instance[], count: number): Promise<ClusterVisitor[]> {
    const visitors: ClusterVisitor[] = [];
    for (let index = 0; index < count; index += 1) {
      const instance = instances[index % instances.length] as Instance;
      const address = `198.51.100.${index}`;
      const visitor = new ClusterVisitor({ origin: this.#origin }, instance.url, address);
      const { status } = await visitor.login("anna");
      if (status !== 200) throw new Error(`A sign-in was answered ${status}`);
      visitors.push(visitor);
    }
    return visitors;
  }

  async #redisCommands(): Promise<number> {
    const text = await this.#redis.info("stats");
    return Number(/total_commands_processed:(\d+)/.exec(text)?.[1]);
  }

  async #cost(kind: Work, instances: readonly Instance[]): Promise<Cost> {
    const count = PIECES[kind];
    const visitors = await this.#visitors(
      instances,
      kind === "renewal" ? count : 2 * instances.length,
    );
    const piece = pieces(this.#origin)[kind];
    const one = async (index: number) => {
      const visitor = visitors[index % visitors.length] as ClusterVisitor;
      const { status, bytes } = await piece(visitor);
      if (status >= 300) throw new Error(`${kind} was answered ${status}`);
      return bytes;
    };
    // What is loaded, compiled and kept with the first pieces belongs to none.
    const warm = kind === "renewal" ? 0 : WARM_PIECES * visitors.length;
    for (let index = 0; index < warm; index += 1) await one(index);
    const used = () => instances.reduce((sum, { pid }) => sum + (processorMs(pid()) ?? 0), 0);
    const [beforeMs, beforeRedis] = [used(), await this.#redisCommands()];
    const memory = watchMemory(instances.map(({ pid }) => pid()));
    let bytes = 0;
    const calls = await this.#control.requestsDuring(async () => {
      for (let index = 0; index < count; index += AT_ONCE) {
        const batch = Array.from({ length: Math.min(AT_ONCE, count - index) }, (_, at) =>
          one(index + at),
        );
        for (const size of await Promise.all(batch)) bytes += size;
      }
    });
    const redis = (await this.#redisCommands()) - beforeRedis;
    const tenth = (value: number) => Math.round((value / count) * 10) / 10;
    return {
      processorMs: tenth(used() - beforeMs),
      upstreamCalls: tenth(calls.length),
      redisCommands: tenth(redis),
      kilobytes: tenth(bytes / 1_000),
      megabytes: memory(),
    };
  }

  /**
   * What each kind of work costs when it is spread over so many of the instances: one kind after the other, each over
   * every number of them in turn, so that a busy minute of the machine meets all.
   */
  async costs(counts: readonly number[]): Promise<ReadonlyMap<number, Costs>> {
    const rows = new Map(counts.map((count) => [count, {} as Record<Work, Cost>]));
    for (const kind of WORK) {
      for (const [count, costs] of rows)
        costs[kind] = await this.#cost(kind, this.#instances.slice(0, count));
    }
    return rows;
  }
}
