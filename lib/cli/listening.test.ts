import { expect, it } from "vitest";
import { readListening } from "./listening.ts";

it.each(["65s", "1e4", '"1000"', "1.5", "-1"])("KEEP_ALIVE_TIMEOUT=%s is named", async (value) => {
  await expect(readListening({ KEEP_ALIVE_TIMEOUT: value })).rejects.toThrow(
    `Configuration: KEEP_ALIVE_TIMEOUT must be a whole number of milliseconds, not ${value}`,
  );
});

it.each([undefined, "", " ", "0", "1000", "65000\n"])(
  "KEEP_ALIVE_TIMEOUT=%j is taken",
  async (value) => {
    expect(await readListening({ KEEP_ALIVE_TIMEOUT: value })).toEqual({ port: 3000 });
  },
);
