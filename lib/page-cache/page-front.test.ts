import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { expect, it, vi } from "vitest";
import { pageFront } from "./page-front.ts";

it("a server that is told to end still answers who asks for a kept page", async () => {
  // One that does not listen has no address to render at, as one that has been closed.
  const serve = vi.fn();
  const front = pageFront(createServer(), serve);
  const destroy = vi.fn();
  const response = { destroy } as unknown as ServerResponse;
  const request = { method: "GET", url: "/", headers: {} } as IncomingMessage;
  for (let visit = 1; visit <= 3; visit += 1) {
    front(request, response);
    await vi.waitFor(() => expect(serve).toHaveBeenCalledTimes(visit));
  }
  expect(destroy).not.toHaveBeenCalled();
});
