import { AsyncResource } from "node:async_hooks";
import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Browsers and proxies wait for an answer before they ask again; of whoever does not, so many requests are kept. */
const MAX_WAITING = 8;

interface Line {
  last?: ServerResponse;
  waiting: number;
}

/**
 * Answers the requests of a connection one after another. Node hands on all that came in one packet, thousands of them, before
 * it looks whether anybody takes the answers; a connection that asks for so many is closed.
 *
 * @param serve the server's own listener
 */
export function inTurn(serve: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { waiting: 0 };
    lines.set(socket, line);
    const { last } = line;
    line.last = response;
    if (!last || last.closed) return serve(request, response);
    line.waiting += 1;
    if (line.waiting > MAX_WAITING) return socket.destroy();
    const begin = () => {
      line.waiting -= 1;
      if (socket.writable) serve(request, response);
    };
    // In the context of its own request, which is not that of the answer before it.
    last.once("close", AsyncResource.bind(begin));
  };
}
