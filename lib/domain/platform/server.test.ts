import { afterEach, expect, it, vi } from "vitest";
import { renderContext } from "../../session/server.ts";
import { callShared } from "../../upstream/shared.ts";
import { readOwnReserves, readReserves } from "./server.ts";

vi.mock("../../session/server.ts");
vi.mock("../../upstream/shared.ts");
vi.mock("../../page-cache/partial-pages.ts");
afterEach(() => vi.useRealTimers());

it("R15.42 a member, whose page shows nothing else, waits for snapshots that a visitor’s page goes without", async () => {
  vi.useFakeTimers();
  vi.mocked(renderContext).mockResolvedValue({ requestId: "r" } as never);
  const late = { ok: true, status: 200, value: [] };
  vi.mocked(callShared).mockImplementation(
    () => new Promise((resolve) => setTimeout(resolve, 2_500, late)) as never,
  );
  const asked = Promise.all([readReserves(), readOwnReserves()]);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await asked).toEqual([{ state: "failed" }, { state: "given", value: [] }]);
});
