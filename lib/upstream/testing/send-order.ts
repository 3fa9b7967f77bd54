import type { AddressInfo, Server } from "node:net";
import { send } from "../transport.ts";

/** Sends an order, which is not to be sent again, to a server of this machine. */
export function sendOrder(server: Server): ReturnType<typeof send> {
  return send({
    operation: "POST test/order",
    url: new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}/order`),
    method: "POST",
    headers: {},
    body: Buffer.from("{}"),
    headersTimeoutMs: 5_000,
    totalTimeoutMs: 5_000,
    requestId: "request-1",
    signal: undefined,
    mayRetry: false,
  });
}
