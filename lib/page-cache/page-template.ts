import { createHash, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import {
  brotliDecompress,
  constants,
  crc32,
  createBrotliCompress,
  deflateRawSync,
  gunzip,
} from "node:zlib";

/** What is new in every answer; each has a fixed length, which the compressed forms lean on. */
export interface PageValues {
  /** 24 characters: 16 bytes in Base64. */
  readonly nonce: string;
  /** 24 characters: ISO 8601 in UTC with milliseconds. */
  readonly serverNow: string;
}

export type PageEncoding = "br" | "gzip" | "identity";

type Hole = keyof PageValues;

const VALUE_LENGTH = 24;
/** In the data of a page the time is followed by this; with it a hole ends alike whatever it holds. */
const TIME_END = '\\"';
const TIME = /(?<=serverNow\\":\\")\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\\"/;
/** What a hole of each kind ends with. */
const ENDS = { nonce: "==", serverNow: TIME_END } as const;

/** How far deflate looks back (RFC 1951, 2). */
const WINDOW = 32_768;
/** A header without name and time (RFC 1952, 2.3). */
const GZIP_HEAD = Buffer.from([31, 139, 8, 0, 0, 0, 0, 0, 0, 3]);
/** The last block: fixed codes, nothing in it. */
const DEFLATE_END = Buffer.from([3, 0]);
/** In one of ten, bytes by chance repeat a few that stood before them, and what follows counts from that copy. */
const BROTLI_TURNS = 8;
/** An empty last meta-block (RFC 7932, 9.2). */
const BROTLI_END = Buffer.from([3]);

function filling(hole: Hole, values: PageValues): Buffer {
  return Buffer.from(hole === "nonce" ? values.nonce : values.serverNow + TIME_END);
}

function lengthOf(hole: Hole): number {
  return hole === "nonce" ? VALUE_LENGTH : VALUE_LENGTH + TIME_END.length;
}

/** The length of a block that holds its bytes as they are, and its complement (RFC 1951, 3.2.4). */
function storedDeflateLength(length: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(length, 0);
  head.writeUInt16LE(~length & 0xffff, 2);
  return head;
}

/** The head of a meta-block that holds its bytes as they are: four nibbles of length (RFC 7932, 9.2). */
function storedBrotliHead(length: number): Buffer {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff]);
}

/**
 * Each piece refers to earlier ones but to nothing in a hole: no text holds a byte 255. A flush ends with a stored block
 * of no length; without that length, the block is the hole's.
 */
function deflated(pieces: readonly Buffer[], holes: readonly Hole[]): Buffer[] {
  let before = Buffer.alloc(0);
  return pieces.map((piece, index) => {
    const packed = deflateRawSync(piece, {
      level: 9,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before }),
    });
    const hole = holes[index];
    const unknown = Buffer.alloc(hole ? lengthOf(hole) : 0, 255);
    before = Buffer.concat([before, piece, unknown]).subarray(-WINDOW);
    return hole ? packed.subarray(0, -4) : packed;
  });
}

/**
 * The same for brotli, in one stream whose holes are left out. A literal's code depends on the two bytes before
 * it, so what stands for a hole ends as the hole does; random, it is no copy of anything, which later ones would count from.
 */
async function brotlied(pieces: readonly Buffer[], holes: readonly Hole[]): Promise<Buffer[]> {
  const stream = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 20 },
  });
  let out: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => out.push(chunk));
  const flushed = () =>
    new Promise<Buffer>((resolve, reject) => {
      stream.once("error", reject);
      stream.flush(constants.BROTLI_OPERATION_FLUSH, () => {
        stream.off("error", reject);
        const all = Buffer.concat(out);
        out = [];
        resolve(all);
      });
    });
  const packed: Buffer[] = [];
  for (const [index, piece] of pieces.entries()) {
    stream.write(piece);
    packed.push(await flushed());
    const hole = holes[index];
    if (!hole) continue;
    const end = ENDS[hole];
    stream.write(Buffer.concat([randomBytes(lengthOf(hole) - end.length), Buffer.from(end)]));
    await flushed();
  }
  stream.destroy();
  return packed;
}

const inflate = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;

/** A rendered page with holes for what is new in every answer, as it is and compressed around the holes. */
export class PageTemplate {
  readonly #holes: readonly Hole[];
  readonly #plain: readonly Buffer[];
  readonly #etag: string;
  #packed: { readonly br?: readonly Buffer[]; readonly gzip?: readonly Buffer[] | undefined } = {};

  private constructor(html: string, nonce: string) {
    const holes: Hole[] = [];
    const literal = nonce.replace(/[+/]/g, "\\$&");
    const pieces = html
      .replace(new RegExp(`${literal}|${TIME.source}`, "g"), (found) => {
        holes.push(found === nonce ? "nonce" : "serverNow");
        return "\u0000";
      })
      .split("\u0000");
    this.#holes = holes;
    this.#plain = pieces.map((piece) => Buffer.from(piece));
    const hash = createHash("sha256").update(pieces.join("\u0000")).digest("base64url");
    this.#etag = `W/"${hash.slice(0, 22)}"`;
  }

  /**
   * Takes a page apart at its nonce, and compresses what is between. A compressed form that does not come out
   * as the page is left out.
   *
   * @param html the whole page; it holds no NUL character (HTML, 13.2.2)
   * @param nonce the one that it was rendered with
   */
  static async of(html: string, nonce: string): Promise<PageTemplate> {
    const template = new PageTemplate(html, nonce);
    const holes = template.#holes;
    template.#packed = { gzip: deflated(template.#plain, holes) };
    if (!(await template.#comesOut("gzip"))) template.#packed = {};
    const { gzip } = template.#packed;
    for (let turn = 0; turn < BROTLI_TURNS; turn += 1) {
      template.#packed = { gzip, br: await brotlied(template.#plain, holes) };
      if (await template.#comesOut("br")) return template;
    }
    template.#packed = { gzip };
    return template;
  }

  async #comesOut(encoding: "br" | "gzip"): Promise<boolean> {
    const values = { nonce: "+/AZaz09+/AZaz09+/AZaz==", serverNow: "2000-02-29T23:59:59.999Z" };
    try {
      const text = await inflate[encoding](this.body(encoding, values));
      return text.equals(this.body("identity", values));
    } catch {
      return false;
    }
  }

  /** Names the page, whatever is in its holes and however it is compressed: weak (RFC 9110, 8.8.1). */
  get etag(): string {
    return this.#etag;
  }

  /** Bytes that it holds in memory. */
  get size(): number {
    const all = [this.#plain, this.#packed.br ?? [], this.#packed.gzip ?? []].flat();
    return all.reduce((sum, { length }) => sum + length, 0);
  }

  /** The forms that it has, the smallest first. */
  get encodings(): readonly PageEncoding[] {
    return [
      ...(this.#packed.br ? (["br"] as const) : []),
      ...(this.#packed.gzip ? (["gzip"] as const) : []),
      "identity",
    ];
  }

  #woven(pieces: readonly Buffer[], values: PageValues, head?: (length: number) => Buffer) {
    return pieces.flatMap((piece, index) => {
      const hole = this.#holes[index];
      if (!hole) return [piece];
      const value = filling(hole, values);
      return head ? [piece, head(value.length), value] : [piece, value];
    });
  }

  /** @returns the page with these values, encoded; as it is where there is no such form */
  body(encoding: PageEncoding, values: PageValues): Buffer {
    const { br, gzip } = this.#packed;
    if (encoding === "br" && br)
      return Buffer.concat([...this.#woven(br, values, storedBrotliHead), BROTLI_END]);
    const plain = this.#woven(this.#plain, values);
    if (encoding !== "gzip" || !gzip) return Buffer.concat(plain);
    let sum = 0;
    let size = 0;
    for (const part of plain) {
      sum = crc32(part, sum);
      size += part.length;
    }
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(sum, 0);
    tail.writeUInt32LE(size, 4);
    const parts = this.#woven(gzip, values, storedDeflateLength);
    return Buffer.concat([GZIP_HEAD, ...parts, DEFLATE_END, tail]);
  }
}
