import "server-only";
import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noteDropped } from "./collect.ts";

/** As much as a stream of Node's hands on at once. */
const READ_BYTES = 64 * 1024;

/** Files cannot be kept: the temporary folder is full, read-only or missing. */
export class SpoolError extends Error {
  override readonly name = "SpoolError";
}

// Nameless from the beginning, so that nothing is left behind however the process ends (unlink(2)).
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `merlin-upload-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  try {
    await unlink(path);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

function spoolError(cause: unknown): never {
  throw new SpoolError("An upload cannot be kept in the temporary folder", { cause });
}

/** Bytes of one request beside its memory, in a temporary file that is made when the first are written. */
export class Spool {
  #file: FileHandle | undefined;
  #size = 0;

  /** How many bytes have been written, and so where the next ones begin. */
  get size(): number {
    return this.#size;
  }

  /** @throws SpoolError */
  async write(chunk: Uint8Array): Promise<void> {
    try {
      this.#file ??= await openNameless();
      const { bytesWritten } = await this.#file.write(chunk, 0, chunk.byteLength, this.#size);
      this.#size += bytesWritten;
      if (bytesWritten < chunk.byteLength) await this.write(chunk.subarray(bytesWritten));
    } catch (error) {
      if (error instanceof SpoolError) throw error;
      spoolError(error);
    }
  }

  /**
   * What was written, from a place on; it can be read as often as need be.
   * @throws SpoolError when so much is not there
   */
  async *read(start: number, size: number): AsyncGenerator<Uint8Array, void, undefined> {
    for (let done = 0; done < size; ) {
      const length = Math.min(READ_BYTES, size - done);
      const buffer = Buffer.allocUnsafeSlow(length);
      const read = await this.#file?.read(buffer, 0, length, start + done);
      if (!read?.bytesRead) throw new SpoolError("An upload is shorter than what was written");
      done += read.bytesRead;
      yield buffer.subarray(0, read.bytesRead);
      noteDropped(read.bytesRead);
    }
  }

  /** Gives the bytes up. */
  async close(): Promise<void> {
    await this.#file?.close();
    this.#file = undefined;
  }
}
