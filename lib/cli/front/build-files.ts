import { readFile } from "node:fs/promises";
import type { IncomingMessage, RequestListener } from "node:http";
import { extname } from "node:path";
import { accepts } from "../../page-cache/page-key.ts";
import { BUILD_FILE_HEADERS } from "../../policy/build-file-headers.ts";
import { logLine } from "../../process/log.ts";

const PREFIX = "/_next/static/";
/** A file's own address as the pages write it; any other spelling is left to the framework. */
const PLAIN_PATH = /^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/;
const TYPES: Readonly<Record<string, string>> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".svg": "image/svg+xml",
};
/** A typeface is packed by its own format. */
const FONT = { suffix: "", type: "font/woff2" } as const;
/** What the build lays beside a file, the smallest first. */
const CODINGS = [
  { encoding: "br", suffix: ".br" },
  { encoding: "gzip", suffix: ".gz" },
] as const;
/** Requests that want to hear whether a file changed. */
const CONDITIONS = ["if-none-match", "if-modified-since"];

interface BuildFile {
  readonly body: Buffer;
  /** Absent for what is its own size. */
  readonly encoding?: string;
  readonly type: string;
}

/** Compressed files of the build, read once when they are first asked for. */
class BuildFiles {
  readonly #directory: string;
  readonly #files = new Map<string, Promise<BuildFile | undefined>>();

  /** @param directory holds the files with what `compressBuildFiles` laid beside them */
  constructor(directory: string) {
    this.#directory = directory;
  }

  /** The file that a request asks for, or nothing if the framework is to answer. */
  find({ method, url = "", headers }: IncomingMessage): Promise<BuildFile | undefined> | undefined {
    if (method !== "GET" || !url.startsWith(PREFIX)) return;
    const path = url.slice(PREFIX.length);
    if (!PLAIN_PATH.test(path) || CONDITIONS.some((name) => name in headers)) return;
    const extension = extname(path);
    if (extension === ".woff2") return this.#read(path, FONT);
    const type = TYPES[extension];
    if (!type) return;
    const accepted = String(headers["accept-encoding"] ?? "");
    const coding = CODINGS.find(({ encoding }) => accepts(accepted, encoding));
    return coding && this.#read(`${path}${coding.suffix}`, { ...coding, type });
  }

  #read(path: string, { encoding, type }: Omit<BuildFile, "body">): Promise<BuildFile | undefined> {
    const known = this.#files.get(path);
    if (known) return known;
    const file = readFile(`${this.#directory}/${path}`).then(
      (body) => ({ body, encoding, type }),
      () => {
        // Remembered, addresses that are made up would fill the memory.
        this.#files.delete(path);
        return undefined;
      },
    );
    this.#files.set(path, file);
    return file;
  }
}

/**
 * Answers scripts, styles and drawings as the build compressed them, and typefaces as they are, and hands on the rest: compressing
 * them anew for each reader costs as much as the page that names them.
 *
 * @param directory the server's `.next/static`
 * @param serve the server's own listener
 */
export function buildFilesFront(directory: string, serve: RequestListener): RequestListener {
  const files = new BuildFiles(directory);
  return (request, response) => {
    const found = files.find(request);
    if (!found) return serve(request, response);
    found
      .then((file) => {
        if (!file) return serve(request, response);
        const { body, encoding, type } = file;
        response
          .writeHead(200, {
            ...BUILD_FILE_HEADERS,
            "cache-control": "public, max-age=31536000, immutable",
            ...(encoding && { "content-encoding": encoding, vary: "Accept-Encoding" }),
            "content-length": body.length,
            "content-type": type,
          })
          .end(body);
      })
      .catch((error: unknown) => {
        const cause = error instanceof Error ? error.name : typeof error;
        logLine({ event: "build file failed", cause }, "error");
        response.destroy();
      });
  };
}
