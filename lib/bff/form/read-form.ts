import "server-only";
import { once } from "node:events";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import type { FileRule, MultipartBody } from "../../contract/protocol/endpoint.ts";
import {
  fileProblem,
  HEAD_BYTES,
  type MediaType,
  sniff,
} from "../../contract/protocol/file-type.ts";
import { ApiError } from "../handler/errors.ts";
import { issueFields, type ValidationText } from "../handler/validation.ts";
import type { CheckedForm, SpooledFile } from "./outgoing.ts";
import { receive } from "./receive.ts";
import type { Spool } from "./spool.ts";

/** As every browser writes it: one parameter, of the characters and the length of RFC 2046, 5.1.1. */
const CONTENT_TYPE =
  /^multipart\/form-data; ?boundary=(?:[\w'()+./:=?-]{1,70}|"[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]")$/i;
/** Ample for a name and the longest name of a file, 255 characters of three bytes each. */
const HEADER_BYTES = 4 * 1024;
/** Disposition, type, encoding and length; no browser writes more than the first two. */
const HEADER_LINES = 4;
/** Several times the longest value of the contract, 80 characters. */
const FIELD_BYTES = 4 * 1024;
/** One more than the form knows, so that the name of the part too many can be told. */
const SPARE_PARTS = 1;
/** Everything has arrived by then, and only our own file is still written. */
const FINISH_MS = 10_000;

/** One form while it is read. */
class FormReader {
  readonly #rule: MultipartBody;
  readonly #text: ValidationText;
  readonly #spool: Spool;
  readonly #known: ReadonlySet<string>;
  readonly #seen = new Set<string>();
  // Maps, since a part may be named like a member of every object.
  readonly #fields = new Map<string, string>();
  readonly #problems = new Map<string, string[]>();
  readonly #files: SpooledFile[] = [];
  readonly #streams: BusboyFileStream[] = [];
  readonly #failed = Promise.withResolvers<never>();
  #failure: Error | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(rule: MultipartBody, text: ValidationText, spool: Spool) {
    this.#rule = rule;
    this.#text = text;
    this.#spool = spool;
    this.#known = new Set([...Object.keys(rule.fields.shape), ...Object.keys(rule.files)]);
    this.#failed.promise.catch(() => undefined);
  }

  async read(request: Request, contentType: string): Promise<CheckedForm> {
    const parser = this.#parser(contentType);
    const finished = new Promise((resolve) => parser.once("finish", resolve));
    try {
      for await (const chunk of receive(request, this.#rule.maxTotalBytes)) {
        const isRoom = parser.write(chunk);
        if (this.#failure) throw this.#failure;
        if (!isRoom) await this.#orFailure(once(parser, "drain"));
      }
      parser.end();
      await this.#orFailure(finished);
      await this.#orFailure(this.#writing);
    } finally {
      for (const stream of this.#streams) stream.destroy();
      await this.#writing;
    }
    return this.#checked();
  }

  #parser(contentType: string): BusboyInstance {
    const parser = new Busboy({
      headers: { "content-type": contentType },
      isPartAFile: (name, _type, fileName) => {
        this.#admit(name, fileName !== undefined);
        return fileName !== undefined;
      },
      limits: {
        parts: this.#known.size + SPARE_PARTS,
        fieldSize: FIELD_BYTES,
        headerSize: HEADER_BYTES,
        headerPairs: HEADER_LINES,
      },
    });
    parser.on("error", () => this.#fail(new ApiError("BAD_REQUEST")));
    parser.on("partsLimit", () => this.#fail(new ApiError("BAD_REQUEST")));
    parser.on("field", (name, value, _isNameCut, isCut) => {
      this.#fields.set(name, value);
      if (isCut) this.#mark(name);
    });
    parser.on("file", (name, stream) => this.#keep(name, stream));
    return parser;
  }

  #mark(name: string): void {
    this.#problems.set(name, [this.#text("invalid")]);
  }

  #fail(failure: Error): void {
    this.#failure ??= failure;
    this.#failed.reject(this.#failure);
  }

  async #orFailure(step: Promise<unknown>): Promise<void> {
    const timer = setTimeout(() => this.#fail(new ApiError("BAD_REQUEST")), FINISH_MS);
    try {
      await Promise.race([step, this.#failed.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  // Decides about a part by its header, before a byte of it is read.
  #admit(name: string | undefined, isFile: boolean): void {
    if (name === undefined) {
      this.#fail(new ApiError("BAD_REQUEST"));
      return;
    }
    const isDue = this.#known.has(name) && Object.hasOwn(this.#rule.files, name) === isFile;
    if (!isDue || this.#seen.has(name)) {
      this.#mark(name);
      this.#fail(this.#invalid());
    }
    this.#seen.add(name);
  }

  #invalid(): ApiError {
    return new ApiError("VALIDATION_FAILED", { fields: Object.fromEntries(this.#problems) });
  }

  #keep(name: string, stream: BusboyFileStream): void {
    // The parser reports a part that breaks off here as well, before anybody reads it.
    stream.on("error", () => undefined);
    this.#streams.push(stream);
    const rule = this.#rule.files[name];
    if (this.#failure || !rule) {
      stream.resume();
      return;
    }
    // One after the other: a file begins while the one before is still being written.
    this.#writing = this.#writing
      .then(() => this.#write(name, rule, stream))
      .catch((error) => this.#fail(error));
  }

  async #write(name: string, rule: FileRule, stream: BusboyFileStream): Promise<void> {
    const start = this.#spool.size;
    let head = Buffer.alloc(0);
    let size = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (head.length < HEAD_BYTES)
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      const isHopeless = head.length === HEAD_BYTES && fileProblem(rule, size, head) !== null;
      if (!isHopeless) await this.#spool.write(chunk);
    }
    const problem = fileProblem(rule, size, head);
    if (problem) this.#problems.set(name, [this.#text(problem)]);
    else this.#files.push({ name, type: sniff(head) as MediaType, start, size });
  }

  #checked(): CheckedForm {
    const parsed = this.#rule.fields.safeParse(Object.fromEntries(this.#fields));
    if (!parsed.success)
      for (const [name, texts] of Object.entries(issueFields(parsed.error.issues, this.#text)))
        this.#problems.set(name, texts);
    if (this.#problems.size > 0 || !parsed.success) throw this.#invalid();
    const given = Object.entries(parsed.data).filter(([, value]) => value !== undefined);
    return {
      fields: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
      files: this.#files,
    };
  }
}

/**
 * Reads a multipart body as it comes: fields in memory, files into the spool. A name that the form does not
 * know, or that comes twice, ends it at that part's header; sizes and first bytes are told for all files.
 *
 * @throws ApiError BAD_REQUEST, TOO_LARGE, TOO_SLOW, UNSUPPORTED_MEDIA, VALIDATION_FAILED; SpoolError
 */
export async function readForm(
  request: Request,
  rule: MultipartBody,
  text: ValidationText,
  spool: Spool,
): Promise<CheckedForm> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data(?:\s*;|$)/i.test(contentType))
    throw new ApiError("UNSUPPORTED_MEDIA");
  if (!CONTENT_TYPE.test(contentType)) throw new ApiError("BAD_REQUEST");
  return new FormReader(rule, text, spool).read(request, contentType);
}
