import { startApplication } from "../../fixtures/application.ts";
import { readCsv } from "../../fixtures/csv.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { SandboxControl } from "../../fixtures/sandbox-control.ts";
import { expect, test } from "../../fixtures/test.ts";
import { startSandbox } from "../../sandbox/server.ts";

const ROWS = 50_000;

test("50 000 transactions page to the last and fit into one file, 50 001 do not", {
  tag: "@deep",
}, async () => {
  test.setTimeout(180_000);
  const upstream = await startSandbox({
    port: 0,
    dataFile: ":memory:",
    seed: "large",
    appOrigin: "http://localhost",
    quiet: true,
  });
  const application = await startApplication(upstream.url);
  try {
    const whale = new Visitor(application.url);
    await whale.login("whale");
    const last = await whale.send("/transactions?pageSize=100&page=500");
    expect(last.status).toBe(200);
    expect(last.text).toContain("50,000 transactions");
    const rows = last.text.matchAll(/<li data-records="([\d ]+)"/g);
    const ids = [...rows].flatMap(([, records = ""]) => records.split(" "));
    expect(ids).toHaveLength(100);

    const middle = await whale.send("/transactions?pageSize=50&page=2");
    expect(middle.text).toContain("Page 2 of 1,000");

    const file = await whale.send("/api/bff/transaction/export");
    const records = readCsv(file.text);
    expect(records).toHaveLength(ROWS);
    expect(records.slice(-100).map(({ id }) => id)).toEqual(ids);

    await new SandboxControl(upstream.url).deposit("whale", "USDT", "1");
    const beyond = await whale.send("/transactions");
    expect(beyond.text).toContain("An export holds up to 50,000 rows.");
    expect(beyond.text).not.toContain("/api/bff/transaction/export");
  } finally {
    await application.stop();
    await upstream.close();
  }
});
