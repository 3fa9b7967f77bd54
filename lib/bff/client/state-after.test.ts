import { expect, it } from "vitest";
import { BffError } from "./client.ts";
import { stateAfter } from "./state-after.ts";
import { NOT_DONE } from "./undecided-calls.ts";

const refusal = (status: number, code = "CODE") => new BffError(status, { code, message: "" });
const after = (error: unknown, state: string | null) =>
  stateAfter(
    error,
    async () => {
      if (state === null) throw refusal(500);
      return state;
    },
    (one) => one === "wanted",
  );

it("R8.2 a write whose answer was lost is done where the state says so", async () => {
  for (const lost of [refusal(0), refusal(503), refusal(504)]) {
    expect(await after(lost, "wanted")).toBe("wanted");
    await expect(after(lost, "other")).rejects.toMatchObject({ code: NOT_DONE });
    await expect(after(lost, null)).rejects.toBe(lost);
  }
});

it("one that came a second time is done, too, and every other refusal stands", async () => {
  const conflict = refusal(409, "CONFLICT");
  expect(await after(conflict, "wanted")).toBe("wanted");
  await expect(after(conflict, "other")).rejects.toBe(conflict);
  const refused = refusal(422);
  await expect(after(refused, "wanted")).rejects.toBe(refused);
});
