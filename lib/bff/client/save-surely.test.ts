import { expect, it, vi } from "vitest";
import { BffError } from "./client.ts";
import { saveSurely } from "./save-surely.ts";

const refusal = (status: number) => new BffError(status, { code: "CODE", message: "" });

it("a choice whose answer was lost is said once more, which decides what became of it", async () => {
  for (const lost of [refusal(0), refusal(503)]) {
    const save = vi.fn<() => Promise<void>>().mockRejectedValueOnce(lost).mockResolvedValueOnce();
    await saveSurely(save);
    expect(save).toHaveBeenCalledTimes(2);
  }
});

it("a choice that is refused, or lost twice, has failed", async () => {
  const refused = vi.fn<() => Promise<void>>().mockRejectedValue(refusal(422));
  await expect(saveSurely(refused)).rejects.toThrow(BffError);
  expect(refused).toHaveBeenCalledTimes(1);
  const lost = vi.fn<() => Promise<void>>().mockRejectedValue(refusal(503));
  await expect(saveSurely(lost)).rejects.toThrow(BffError);
  expect(lost).toHaveBeenCalledTimes(2);
});
