import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export interface ArchiveFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** A picture, which would not become smaller. */
  readonly isPacked?: boolean;
}

/** An archive, piece by piece: a file is read when the ones before it were taken. */
export function* zipped(files: Iterable<ArchiveFile>): Generator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for (const { name, bytes, isPacked } of files) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
