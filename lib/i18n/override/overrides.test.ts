import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetInProcess } from "../../process/shared.ts";
import { UpstreamTimeoutError } from "../../upstream/errors.ts";
import { send, type TransportAnswer } from "../../upstream/transport.ts";
import { canHaveOverrides, knownOverrides, readOverrides } from "./overrides.ts";

vi.mock("../../upstream/transport.ts", () => ({ send: vi.fn() }));
vi.mock("../../env/server.ts", () => ({
  environment: () => ({
    upstream: { url: "http://up.example/v1", localesPath: "/locales", apiKey: "key" },
  }),
}));

const MINUTE_MS = 60_000;
const flight = vi.mocked(send);
const timeout = new UpstreamTimeoutError("no answer in time", { requestId: "1" });

function answer(body: string, { type = "application/json", status = 200 } = {}): TransportAnswer {
  return { status, header: () => type, bytes: Buffer.from(body) };
}

function logLines(): string[] {
  return vi.mocked(process.stdout.write).mock.calls.map(([line]) => String(line));
}

beforeEach(() => {
  forgetInProcess("locale overrides");
  flight.mockReset();
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  return () => vi.useRealTimers();
});

describe("R7.1 the texts of the upstream", () => {
  it("are asked for once by a hundred visitors, under the language's own address", async () => {
    flight.mockResolvedValue(answer('{"a":"b"}'));
    const all = await Promise.all(Array.from({ length: 100 }, () => readOverrides("de-DE")));
    expect(new Set(all).size).toBe(1);
    expect(all[0]).toEqual({ a: "b" });
    expect(knownOverrides("de-DE")).toEqual({ a: "b" });
    expect(knownOverrides("fr-FR")).toEqual({});
    expect(flight).toHaveBeenCalledTimes(1);
    expect(flight.mock.calls[0]?.[0].url.href).toBe("http://up.example/v1/locales/de-DE.json");
  });

  it("are taken up to 256 KB", async () => {
    const full = '{"a":"b"}'.padEnd(256 * 1024);
    flight.mockResolvedValueOnce(answer(`${full} `));
    expect(await readOverrides("fr-FR")).toEqual({});
    flight.mockResolvedValueOnce(answer(full));
    expect(await readOverrides("de-DE")).toEqual({ a: "b" });
  });

  it("hold for five minutes, and the old ones while new ones are on their way", async () => {
    flight.mockResolvedValueOnce(answer('{"a":"old"}'));
    await readOverrides("de-DE");
    vi.advanceTimersByTime(5 * MINUTE_MS - 1);
    await readOverrides("de-DE");
    expect(flight).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    let land: (answer: TransportAnswer) => void = () => undefined;
    flight.mockReturnValueOnce(new Promise((resolve) => (land = resolve)));
    expect(await readOverrides("de-DE")).toEqual({ a: "old" });
    land(answer('{"a":"new"}'));
    await vi.waitFor(() => expect(knownOverrides("de-DE")).toEqual({ a: "new" }));
    expect(flight).toHaveBeenCalledTimes(2);
  });

  it("are waited for half a second by the first pages and by nobody after that", async () => {
    flight.mockReturnValue(new Promise(() => undefined));
    let waited = 0;
    const first = readOverrides("de-DE").then(() => waited++);
    await vi.advanceTimersByTimeAsync(499);
    expect(waited).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(waited).toBe(1);
    await first;
    expect(await readOverrides("de-DE")).toEqual({});
    expect(flight).toHaveBeenCalledTimes(1);
  });
});

describe("R8.4 broken texts of the upstream", () => {
  it.each([
    ["a megabyte", answer(`{"a":"${"x".repeat(1_000_000)}"}`)],
    ["a page", answer("<!doctype html>", { type: "text/html" })],
    ["a page that calls itself JSON", answer("<!doctype html>")],
    ["a list", answer('["a"]')],
    ["nothing", answer("null")],
    ["an empty body", answer("")],
    ["a redirect", answer("{}", { status: 302 })],
    ["a refusal", answer("{}", { status: 403 })],
    ["an outage", answer("{}", { status: 500 })],
  ])("are ignored with one line in the log: %s", async (_, broken) => {
    flight.mockResolvedValue(broken);
    for (let page = 0; page < 5; page += 1) expect(await readOverrides("de-DE")).toEqual({});
    expect(flight).toHaveBeenCalledTimes(1);
    expect(logLines()).toEqual([expect.stringContaining('"event":"locale overrides ignored"')]);
    expect(logLines()[0]?.length).toBeLessThan(400);
  });

  it("leave the last good ones in place, and are asked about again after half a minute", async () => {
    flight.mockResolvedValueOnce(answer('{"a":"good"}'));
    await readOverrides("de-DE");
    flight.mockRejectedValueOnce(timeout);
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
    await readOverrides("de-DE");
    await vi.advanceTimersByTimeAsync(29_999);
    expect(await readOverrides("de-DE")).toEqual({ a: "good" });
    expect(flight).toHaveBeenCalledTimes(2);
    flight.mockResolvedValueOnce(answer('{"a":"better"}'));
    await vi.advanceTimersByTimeAsync(1);
    await readOverrides("de-DE");
    await vi.waitFor(() => expect(knownOverrides("de-DE")).toEqual({ a: "better" }));
  });

  it("R4.5 keep a language from being chosen until they have been had once", async () => {
    flight.mockRejectedValueOnce(timeout);
    expect(await canHaveOverrides("de-DE")).toBe(false);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(await canHaveOverrides("de-DE")).toBe(false);
    expect(flight).toHaveBeenCalledTimes(1);
    flight.mockResolvedValueOnce(answer('{"a":"good"}'));
    await vi.advanceTimersByTimeAsync(1);
    expect(await canHaveOverrides("de-DE")).toBe(true);
    flight.mockRejectedValueOnce(timeout);
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
    expect(await canHaveOverrides("de-DE")).toBe(true);
  });

  it("are no failure when the upstream has no file", async () => {
    flight.mockResolvedValue(answer("", { status: 404 }));
    expect(await canHaveOverrides("de-DE")).toBe(true);
    expect(await readOverrides("de-DE")).toEqual({});
    expect(logLines()).toEqual([]);
  });
});
