import { readdirSync, readFileSync } from "node:fs";

/** Linux reports times to programs in hundredths of a second, whatever its own clock (proc(5)). */
const MS_PER_TICK = 10;
const BYTES_PER_KIB = 1024;

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return undefined;
  }
}

/** Milliseconds of processor time that a process has used so far; undefined where there is no /proc. */
export function processorMs(pid: number): number | undefined {
  // The command's name may hold spaces; user and system time are the 12th and 13th fields behind it.
  const fields = readProc(pid, "stat")
    ?.replace(/^.*\) /s, "")
    .split(" ");
  return fields && (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** The most memory that a process has held at once, in MB; undefined where there is no /proc. */
export function peakMemoryMb(pid: number): number | undefined {
  const kib = /^VmHWM:\s*(\d+)/m.exec(readProc(pid, "status") ?? "")?.[1];
  return kib === undefined ? undefined : (Number(kib) * BYTES_PER_KIB) / 1_000_000;
}

/** The memory that a process holds now, in MB; undefined where there is no /proc. */
export function memoryMb(pid: number): number | undefined {
  const kib = /^VmRSS:\s*(\d+)/m.exec(readProc(pid, "status") ?? "")?.[1];
  return kib === undefined ? undefined : (Number(kib) * BYTES_PER_KIB) / 1_000_000;
}

/** How many files and sockets a process has open; undefined where there is no /proc. */
export function openFiles(pid: number): number | undefined {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return undefined;
  }
}
