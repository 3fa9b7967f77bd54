import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BffError } from "../../bff/client/client.ts";
import { addAlert, type NewPriceAlert, removeAlert } from "./alert-client.ts";

const WANTED: NewPriceAlert = {
  code: "MERLIN",
  kind: "above",
  value: "0.5",
  repeat: "once",
  channels: ["inbox", "mail"],
};
const SET = { ...WANTED, id: "7", value: "0.50", channels: ["mail", "inbox"], state: "armed" };

let alerts: object[];
let sent: string[];
/** How many answers are lost on their way, of writes and of reads. */
let lost: { writes: number; reads: number };

beforeEach(() => {
  alerts = [];
  sent = [];
  lost = { writes: 0, reads: 0 };
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    const kind = method === "GET" ? "reads" : "writes";
    if (method === "POST") alerts.push({ ...SET, id: String(alerts.length) });
    if (kind === "writes") sent.push(`${method} ${url}`);
    if (lost[kind]-- > 0) throw new TypeError("Failed to fetch");
    return method === "DELETE"
      ? new Response(null, { status: 204 })
      : Response.json(method === "GET" ? { items: alerts } : SET);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("R13.9 an alert whose answer was lost is found in the list, and is not set twice", async () => {
  lost = { writes: 1, reads: 0 };
  await addAlert(WANTED);
  expect(alerts).toHaveLength(1);
});

it("R13.9 a second press looks for the alert first where nobody told after the first one", async () => {
  lost = { writes: 1, reads: 1 };
  const before = await addAlert(WANTED).catch((error: unknown) => error as BffError);
  expect(before).toMatchObject({ status: 0 });
  await addAlert(WANTED, before as BffError);
  expect(alerts).toHaveLength(1);
  await addAlert({ ...WANTED, value: "0.6" }, before as BffError);
  expect(alerts).toHaveLength(2);
});

it("an alert that is not in the list was not set, and one that is over is another", async () => {
  const before = new BffError(503, { code: "UPSTREAM_UNAVAILABLE", message: "" });
  alerts = [
    { ...SET, state: "done" },
    { ...SET, channels: ["inbox"] },
  ];
  await addAlert(WANTED, before);
  expect(alerts).toHaveLength(3);
  vi.stubGlobal("fetch", async (_: string, { method }: RequestInit) =>
    method === "GET" ? Response.json({ items: [] }) : new Response("", { status: 504 }),
  );
  await expect(addAlert(WANTED)).rejects.toMatchObject({ code: "NOT_DONE" });
});

it("an alert is deleted once more where the answer was lost", async () => {
  lost = { writes: 1, reads: 0 };
  await removeAlert("7");
  expect(sent).toEqual(Array(2).fill("DELETE /api/bff/account/price-alerts/7"));
});
