import { afterEach, describe, expect, it, vi } from "vitest";
import { BffError, callOwn } from "./client.ts";
import { uploadWith } from "./upload.ts";

/** Stands in for the browser's own: `answer` says how the call ends. */
class FakeRequest {
  static last: FakeRequest;
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  statusText = "";
  responseText = "";
  method = "";
  url = "";
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return "application/json";
  }
  send() {
    this.upload.onprogress?.({ loaded: 5, total: 10 });
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.answerText(status, body === undefined ? "" : JSON.stringify(body));
  }
  answerText(status: number, responseText: string, statusText = "") {
    Object.assign(this, { status, responseText, statusText });
    this.onload?.();
  }
}

const progress: unknown[] = [];
const events: string[] = [];

/** Starts an upload and waits until its bytes are on the way. */
async function start(signal?: AbortSignal) {
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  vi.stubGlobal("window", { dispatchEvent: ({ type }: Event) => events.push(type) });
  const call = callOwn({
    method: "PATCH",
    path: "bff/account/updateKyc",
    body: new FormData(),
    signal,
    transport: uploadWith((step) => progress.push(step)),
  });
  call.catch(() => null);
  await vi.waitFor(() => expect(progress).not.toEqual([]), { timeout: 4000 });
  return { call, request: FakeRequest.last };
}

describe("an upload with progress", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    progress.length = 0;
    events.length = 0;
  });

  it("sends the same headers as any other write and tells how far it is", async () => {
    const { call, request } = await start();
    request.answer(200, { status: "draft" });
    await expect(call).resolves.toEqual({ status: "draft" });
    const { method, url, headers } = request;
    expect({ method, url }).toEqual({ method: "PATCH", url: "/api/bff/account/updateKyc" });
    expect(headers).toMatchObject({ "x-csrf": "1", "idempotency-key": expect.any(String) });
    expect(headers).not.toHaveProperty("content-type");
    expect(progress).toEqual([{ sent: 5, total: 10 }]);
  });

  it("has no answer for 204", async () => {
    const { call, request } = await start();
    request.answer(204, undefined);
    await expect(call).resolves.toBeUndefined();
  });

  it("reads a refusal by its envelope, and says when the session is over", async () => {
    const error = { code: "SESSION_EXPIRED", message: "Over", fields: {} };
    const { call, request } = await start();
    request.answer(401, { error });
    await expect(call).rejects.toMatchObject({ code: "SESSION_EXPIRED", status: 401 });
    expect(events).toEqual(["merlin:session-ended"]);
  });

  it.each([
    [413, "Request Entity Too Large", "TOO_LARGE"],
    [502, "Bad Gateway", "INTERNAL"],
  ])(
    "leaves the words to the screen when a host in front answers %i",
    async (status, title, code) => {
      const { call, request } = await start();
      request.answerText(status, `<html><title>${title}</title></html>`, title);
      await expect(call).rejects.toMatchObject({ status, code, message: "" });
    },
  );

  it("is offline when there is no answer", async () => {
    const { call, request } = await start();
    request.onerror?.();
    const error = await call.catch((reason) => reason);
    expect(error).toBeInstanceOf(BffError);
    expect(error).toMatchObject({ code: "OFFLINE", status: 0 });
  });

  it("stops when it is aborted", async () => {
    const controller = new AbortController();
    const { call } = await start(controller.signal);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
  });

  it("never begins when it was aborted before", async () => {
    vi.stubGlobal("XMLHttpRequest", FakeRequest);
    const upload = uploadWith((step) => progress.push(step));
    const init = { method: "PATCH", headers: {}, signal: AbortSignal.abort() };
    await expect(upload("/api/bff/account/updateKyc", init)).rejects.toMatchObject({
      name: "AbortError",
    });
    expect(progress).toEqual([]);
  });
});
