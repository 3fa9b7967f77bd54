import { expect, it, vi } from "vitest";
import { keepBrokenPages } from "./steady-pages";

const ADDRESS = "https://merlin.example/wallet?_rsc=1";
const LOST = new TypeError("network error");

/** An answer of so many rows that ends, or breaks off behind them. */
function answerOf(rows: readonly string[], isWhole: boolean, type = "text/x-component"): Response {
  const chunks = rows.map((row) => new TextEncoder().encode(row));
  const body = new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else if (isWhole) controller.close();
      else controller.error(LOST);
    },
  });
  const response = new Response(body, { headers: { "content-type": type } });
  return Object.defineProperty(response, "url", { value: ADDRESS });
}

const ROOT = ['1:I["x"]\n', '0:{"b":"build",', '"t":"$L1"}\n'];

function pagesOf(...answers: readonly Response[]) {
  const send = vi.fn<typeof fetch>();
  for (const answer of answers) send.mockResolvedValueOnce(answer);
  const askAnew = vi.fn();
  return { askAnew, fetch: keepBrokenPages(send, askAnew) };
}

/** What of a body has come once nothing more does. */
async function comeOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  const read = async () => {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) return "whole";
      text += decoder.decode(value);
    }
  };
  const idle = new Promise((resolve) => setTimeout(resolve, 20, "open"));
  const end = await Promise.race([read(), idle]);
  return `${text}${end}`;
}

it("R3.6 a page that breaks off is left open, and asked for anew", async () => {
  const { fetch, askAnew } = pagesOf(answerOf([...ROOT, "2:late\n"], false));
  expect(await comeOf(await fetch(ADDRESS))).toBe(`${ROOT.join("")}2:late\nopen`);
  expect(askAnew).toHaveBeenCalledOnce();
});

it("R3.6 a break counts once, also behind a page that came at once and is read later", async () => {
  const { fetch, askAnew } = pagesOf(
    ...Array.from({ length: 4 }, () => answerOf([ROOT.join("")], false)),
  );
  for (let breaks = 1; breaks <= 3; breaks += 1) {
    const page = await fetch(ADDRESS);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await comeOf(page)).toBe(`${ROOT.join("")}open`);
    expect(askAnew).toHaveBeenCalledTimes(breaks);
  }
  await expect((await fetch(ADDRESS)).text()).rejects.toBe(LOST);
});

it("R3.6 one that breaks off before the router knows what it is fails, so that the router asks again", async () => {
  const { fetch, askAnew } = pagesOf(answerOf(ROOT.slice(0, 2), false));
  await expect((await fetch(ADDRESS)).text()).rejects.toBe(LOST);
  expect(askAnew).not.toHaveBeenCalled();
});

it("R3.6 one that always breaks off fails in the end, and a whole one begins the count anew", async () => {
  const broken = () => answerOf(ROOT, false);
  const { fetch, askAnew } = pagesOf(
    ...[broken(), broken(), answerOf(ROOT, true)],
    ...[broken(), broken(), broken(), broken()],
  );
  for (const end of ["open", "open", "whole", "open", "open", "open"]) {
    expect(await comeOf(await fetch(ADDRESS))).toBe(ROOT.join("") + end);
  }
  expect(askAnew).toHaveBeenCalledTimes(5);
  await expect((await fetch(ADDRESS)).text()).rejects.toBe(LOST);
});

it("R3.6 what comes whole is the same, with its address, and no other answer is touched", async () => {
  const other = answerOf(["{}"], false, "application/json");
  const { fetch } = pagesOf(answerOf(ROOT, true), other);
  const page = await fetch(ADDRESS);
  expect([page.url, page.redirected, page.ok]).toEqual([ADDRESS, false, true]);
  expect(page.headers.get("content-type")).toBe("text/x-component");
  expect(await page.clone().text()).toBe(ROOT.join(""));
  expect(await page.text()).toBe(ROOT.join(""));
  expect(await fetch(ADDRESS)).toBe(other);
});
