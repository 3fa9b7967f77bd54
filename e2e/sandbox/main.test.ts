import { createServer } from "node:net";
import { expect, it } from "vitest";
import { startProcess } from "./testing/child.ts";
import { caller } from "./testing/start.ts";

it("ends with one line for a bad argument", async () => {
  const { ended, output } = startProcess("--data", ":memory:", "--prot", "4010");
  expect(await ended).toEqual([1, null]);
  expect(output).toEqual({ stdout: "", stderr: "Unknown option '--prot'\n" });
});

it("ends with one line when the port is in use", async () => {
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(0, "127.0.0.1", resolve));
  const address = squatter.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { ended, output } = startProcess("--data", ":memory:", "--port", String(port));
  expect(await ended).toEqual([1, null]);
  expect(output.stderr).toBe(`Port ${port} is in use\n`);
  await new Promise((resolve) => squatter.close(resolve));
});

it("ends with one line at an address that this machine does not have", async () => {
  const options = ["--data", ":memory:", "--port", "4011", "--host", "192.0.2.1"];
  const { ended, output } = startProcess(...options);
  expect(await ended).toEqual([1, null]);
  expect(output.stderr).toBe("Cannot listen at 192.0.2.1, port 4011: EADDRNOTAVAIL\n");
});

// Elsewhere a machine has one loopback address unless it is given more.
it.runIf(process.platform === "linux")("tells the address at which it listens", async () => {
  const options = ["--data", ":memory:", "--port", "0", "--host", "127.0.0.2"];
  const { child, ready, ended } = startProcess(...options);
  expect(await ready).toMatch(/^http:\/\/127\.0\.0\.2:\d+$/);
  child.kill("SIGTERM");
  await ended;
});

it.each(["SIGTERM", "SIGINT"] as const)(
  "prints what a visitor needs and ends with 0 on %s",
  async (signal) => {
    const { child, ready, ended, output } = startProcess("--data", ":memory:", "--port", "0");
    const url = await ready;
    const { usableCode, login } = caller(url);
    await login("anna");
    expect(await usableCode("boris")).toMatch(/^\d{6}$/);
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(output.stderr).toBe("");
    expect(output.stdout).toContain(`Sandbox of the upstream API: ${url}`);
    expect(output.stdout).toMatch(/Logins: anna, boris, .* \(password Merlin-2026!\)/);
    expect(output.stdout).toMatch(/TOTP secret of boris: [A-Z2-7]{32}/);
    expect(output.stdout).toMatch(/TOTP secret of erik: [A-Z2-7]{32}/);
    const requests = output.stdout.split("\n").filter((line) => line.startsWith("{"));
    expect(requests.map((line) => JSON.parse(line))).toEqual([
      {
        method: "POST",
        path: "/auth/client/login/credential",
        status: 200,
        ms: expect.any(Number),
        requestId: expect.any(String),
      },
    ]);
  },
);
