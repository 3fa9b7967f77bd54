import { expect, it } from "vitest";
import { postponed, readTicket, ticketOf } from "./visit.ts";

// The browser's clock is five minutes slow.
const NOW = Date.parse("2026-03-01T11:55:00Z");
const ANSWER = {
  visitId: "abc",
  minSeconds: 15,
  serverTime: "2026-03-01T12:00:00Z",
  expiresAt: "2026-03-01T12:10:00Z",
};
const TICKET = ticketOf(ANSWER, NOW);

it("R7.5 a visit counts after its seconds and lapses after its minutes, whatever the browser's clock says", () => {
  expect(TICKET.readyAtMs - NOW).toBe(15_000);
  expect(TICKET.lapsesAtMs - NOW).toBe(600_000);
  expect(ticketOf({ visitId: "abc", minSeconds: 15 }, NOW).lapsesAtMs - NOW).toBe(600_000);
});

it("R7.5 too early means as long as the service says, by its own clock", () => {
  const wait = (retryAt: string) => postponed(TICKET, retryAt, NOW).readyAtMs - NOW;
  expect(wait("2026-03-01T12:00:20Z")).toBe(20_000);
});

it("R7.5 a visit that is too early waits a little also when the browser's clock was moved", () => {
  const wait = (retryAt: string) => postponed(TICKET, retryAt, NOW).readyAtMs - NOW;
  expect(wait("2026-03-01T11:59:00Z")).toBe(3_000);
  expect(wait("tomorrow")).toBe(3_000);
});

it("R7.5 a ticket survives a reload until it lapses, and nothing else is taken for one", () => {
  const text = JSON.stringify(TICKET);
  expect(readTicket(text, NOW + 599_000)).toEqual(TICKET);
  expect(readTicket(text, NOW + 600_000)).toBeNull();
  for (const other of [null, "", "{", "[]", '"abc"', '{"visitId":1}', '{"visitId":"a"}']) {
    expect(readTicket(other, NOW)).toBeNull();
  }
});
