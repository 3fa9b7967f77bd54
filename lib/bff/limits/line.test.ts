import { beforeEach, describe, expect, it } from "vitest";
import { forgetInProcess } from "../../process/shared.ts";
import { inLine } from "./line.ts";

const REFUSED = { code: "RATE_LIMITED", options: { details: { retryAfterSeconds: 5 } } };

let begun: string[];

beforeEach(() => {
  forgetInProcess("line of long answers");
  begun = [];
});

/** Asks for a long answer that comes when `end` is called. */
function ask(member: string, name = member, signal = new AbortController().signal) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const answer = inLine(member, signal, () => {
    begun.push(name);
    return promise;
  });
  answer.catch(() => undefined);
  return { answer, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

const settled = () => new Promise(setImmediate);

describe("the line for long answers", () => {
  it("gives a member one after another, in order, whatever becomes of the one before", async () => {
    const rows = ["a1", "a2", "a3"].map((name) => ask("anna", name));
    await settled();
    expect(begun).toEqual(["a1"]);
    rows[0]?.fail();
    await expect(rows[0]?.answer).rejects.toThrow("a1");
    await settled();
    expect(begun).toEqual(["a1", "a2"]);
    rows[1]?.end();
    expect(await rows[1]?.answer).toBe("a2");
    await settled();
    expect(begun).toEqual(["a1", "a2", "a3"]);
  });

  it("lets four members go on at once, and nobody is held up by one who waits for their own", async () => {
    const [first] = ["anna", "anna", "b", "c", "d", "e"].map((member) => ask(member));
    await settled();
    expect(begun).toEqual(["anna", "b", "c", "d"]);
    first?.end();
    await first?.answer;
    await settled();
    expect(begun).toEqual(["anna", "b", "c", "d", "anna"]);
  });

  it("is told to come again when five of one's own wait, or fifty of all", async () => {
    const [first] = Array.from({ length: 6 }, () => ask("anna"));
    await expect(ask("anna").answer).rejects.toMatchObject(REFUSED);
    ask("boris");
    await settled();
    expect(begun).toEqual(["anna", "boris"]);
    first?.end();
    await first?.answer;
    for (let index = 0; index < 48; index += 1) ask(`member-${index}`);
    await expect(ask("clara").answer).rejects.toMatchObject(REFUSED);
  });

  it("keeps no place for whoever has left, before or while they wait", async () => {
    const reader = new AbortController();
    const first = ask("anna", "a1");
    const left = Array.from({ length: 5 }, () => ask("anna", "left", reader.signal));
    reader.abort();
    left.push(ask("anna", "left", reader.signal));
    for (const { answer } of left) await expect(answer).rejects.toBe(reader.signal.reason);
    const next = ask("anna", "a2");
    first.end();
    await first.answer;
    next.end();
    expect(await next.answer).toBe("a2");
    expect(begun).toEqual(["a1", "a2"]);
  });
});
