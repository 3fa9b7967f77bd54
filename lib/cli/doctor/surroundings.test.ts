import { expect, it, vi } from "vitest";
import { temporaryFolder } from "./surroundings.ts";

it("a temporary folder that cannot be written is named, with what fails then", async () => {
  expect((await temporaryFolder()).level).toBe("ok");
  vi.stubEnv("TMPDIR", "/nowhere");
  expect(await temporaryFolder()).toMatchObject({
    level: "failure",
    says: "TMPDIR /nowhere cannot be written (ENOENT): forms with files are answered 503",
  });
});
