import "server-only";
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { MediaType } from "../../contract/protocol/file-type.ts";
import type { RawBody } from "../../upstream/call.ts";
import type { Spool } from "./spool.ts";

/** A file that keeps its rule, and where its bytes lie. */
export interface SpooledFile {
  readonly name: string;
  readonly type: MediaType;
  readonly start: number;
  readonly size: number;
}

/** A form of which every part has been checked. Its names are the contract's. */
export interface CheckedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly SpooledFile[];
}

const encoder = new TextEncoder();

/**
 * A form made anew (RFC 7578), of what was checked and of nothing else: neither boundary nor part headers,
 * file names or claimed types of the sender go up. Each opening gives the same bytes.
 */
export function outgoingForm({ fields, files }: CheckedForm, spool: Spool): RawBody {
  // Nobody can foresee it, so no value can hold it.
  const boundary = `merlin-${randomUUID()}`;
  const head = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
  const pieces: (Uint8Array | SpooledFile)[] = [];
  for (const [name, value] of Object.entries(fields))
    pieces.push(encoder.encode(`${head(name)}\r\n\r\n${value}\r\n`));
  for (const file of files) {
    const fileName = `${file.name}.${file.type.split("/")[1]}`;
    const rest = `; filename="${fileName}"\r\ncontent-type: ${file.type}\r\n\r\n`;
    pieces.push(encoder.encode(head(file.name) + rest), file, encoder.encode("\r\n"));
  }
  pieces.push(encoder.encode(`--${boundary}--\r\n`));
  async function* content() {
    for (const piece of pieces) {
      if (piece instanceof Uint8Array) yield piece;
      else yield* spool.read(piece.start, piece.size);
    }
  }
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    content: {
      size: pieces.reduce(
        (sum, piece) => sum + (piece instanceof Uint8Array ? piece.byteLength : piece.size),
        0,
      ),
      open: () => Readable.from(content(), { objectMode: false }),
    },
  };
}
