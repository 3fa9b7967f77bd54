import { gzipSync } from "node:zlib";

const SCRIPT_TAG = /<script\b[^>]*>/gi;
const LINK_TAG = /<link\b[^>]*>/gi;

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
  return value?.replaceAll("&amp;", "&");
}

function hasAttribute(tag: string, name: string): boolean {
  return new RegExp(`\\s${name}(?=[\\s=/>])`, "i").test(tag);
}

function isPreloadedScript(tag: string): boolean {
  const kind = attribute(tag, "as") ?? "script";
  return attribute(tag, "rel") === "modulepreload" && kind === "script";
}

/** The addresses of the scripts that a document loads by itself, each once; `nomodule` ones are left out. */
function firstLoadScripts(html: string): string[] {
  const scripts = (html.match(SCRIPT_TAG) ?? [])
    .filter((tag) => !hasAttribute(tag, "nomodule"))
    .map((tag) => attribute(tag, "src"));
  const preloads = (html.match(LINK_TAG) ?? [])
    .filter(isPreloadedScript)
    .map((tag) => attribute(tag, "href"));
  return [...new Set([...scripts, ...preloads])].filter((address) => address !== undefined);
}

/** Weighs scripts as gzip level 9 sends them; each address is fetched once. */
export class ScriptScale {
  readonly #sizes = new Map<string, Promise<number>>();

  /**
   * The bytes of a document's first-load scripts.
   * @throws Error for a document without scripts, since that is no page of ours, or a script that is not served
   */
  async weigh(html: string, documentUrl: string): Promise<number> {
    const addresses = firstLoadScripts(html);
    if (addresses.length === 0) throw new Error(`${documentUrl} loads no script`);
    const sizes = addresses.map((address) => this.#size(new URL(address, documentUrl).href));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  #size(url: string): Promise<number> {
    const size = this.#sizes.get(url) ?? measure(url);
    this.#sizes.set(url, size);
    return size;
  }
}

async function measure(url: string): Promise<number> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return gzipSync(await response.bytes(), { level: 9 }).length;
}
