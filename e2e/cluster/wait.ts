import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Child } from "./child.ts";

const HOST = "127.0.0.1";

/** True when something takes connections on a port of this machine. */
export function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: HOST });
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** True when an address answers 200. */
export async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

/**
 * Waits until a process is ready.
 * @throws Error when it ends before, or after half a minute
 */
export async function waitUntilReady(
  name: string,
  child: Child,
  isReady: () => Promise<boolean>,
): Promise<void> {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  child.ended.then(end, end);
  const deadline = Date.now() + 30_000;
  while (!(await isReady())) {
    if (hasEnded) throw new Error(`${name} ended before it was ready`);
    if (Date.now() > deadline) throw new Error(`${name} does not become ready`);
    await wait(20);
  }
}
