import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";

/** A row of the Build Output API's `config.json`, as far as the adapter writes it for us. */
interface Route {
  readonly src?: string;
  readonly dest?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly handle?: string;
  readonly middlewarePath?: string;
}

type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Where a path leads: to a file, or to a function with the path that it takes it for. */
export type Target =
  | { readonly kind: "file"; readonly file: string }
  | { readonly kind: "function"; readonly folder: string; readonly matched: string };

function fill(dest: string, match: RegExpExecArray): string {
  return dest.replace(
    /\$(\w+)/g,
    (_, name: string) => match.groups?.[name] ?? match[Number(name)] ?? "",
  );
}

/** The routes of a build output: before the middleware, and behind it. */
export class VercelRoutes {
  readonly #folder: string;
  readonly #first: readonly Route[];
  readonly #rewrites: readonly Route[];

  constructor(folder: string) {
    this.#folder = folder;
    const { routes } = JSON.parse(readFileSync(`${folder}/config.json`, "utf8"));
    const rows = routes as readonly Route[];
    const start = rows.findIndex(({ handle }) => handle === "rewrite") + 1;
    this.#first = rows.slice(
      0,
      rows.findIndex(({ handle }) => handle === "filesystem"),
    );
    const end = rows.findIndex(({ handle }, index) => index >= start && handle !== undefined);
    this.#rewrites = rows.slice(start, end);
  }

  /** Every folder of a function, each once though many paths lead there. */
  functions(): readonly string[] {
    const root = `${this.#folder}/functions`;
    const folders = readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".func"))
      .map((name) => realpathSync(`${root}/${name}`));
    return [...new Set(folders)].sort();
  }

  redirect(path: string): { readonly status: number; readonly location: string } | undefined {
    for (const { src = "", status, headers } of this.#first) {
      const match = headers?.Location === undefined ? null : new RegExp(src).exec(path);
      if (match && status) return { status, location: fill(headers?.Location ?? "", match) };
    }
    return undefined;
  }

  /** Headers for whatever answers under a path. */
  headers(path: string): Readonly<Record<string, string>> {
    const rows = this.#first.filter(
      ({ src = "", headers, dest }) =>
        headers && !dest && !headers.Location && new RegExp(src).test(path),
    );
    return Object.assign({}, ...rows.map(({ headers }) => headers));
  }

  hasMiddleware(path: string, headers: RequestHeaders): boolean {
    return this.#first.some((route) => {
      const {
        src = "",
        middlewarePath,
        has = [],
      } = route as Route & {
        has?: readonly { key: string; value?: string }[];
      };
      const meets = has.every(({ key, value }) => {
        const given = headers[key];
        return given !== undefined && new RegExp(`^${value ?? ".*"}$`).test(String(given));
      });
      return middlewarePath !== undefined && meets && new RegExp(src).test(path);
    });
  }

  #at(path: string): Target | undefined {
    const file = `${this.#folder}/static${path}`;
    if (existsSync(file) && statSync(file).isFile()) return { kind: "file", file };
    const name = path === "/" ? "/index" : path;
    const folder = `${this.#folder}/functions${name}.func`;
    if (!existsSync(folder)) return undefined;
    return { kind: "function", folder: realpathSync(folder), matched: path };
  }

  /** @param query receives what a route adds to it */
  target(path: string, query: URLSearchParams): Target | undefined {
    const here = this.#at(path);
    if (here) return here;
    for (const { src = "", dest = "" } of this.#rewrites) {
      const match = new RegExp(src).exec(path);
      if (!match || dest.includes("rscSuffix")) continue;
      const [to = "", added = ""] = dest.split("?");
      for (const [name, value] of new URLSearchParams(added))
        query.append(name, fill(value, match));
      return this.#at(to);
    }
    return undefined;
  }
}
