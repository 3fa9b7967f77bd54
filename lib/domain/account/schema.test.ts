import { expect, it } from "vitest";
import { avatarProblem } from "./schema.ts";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

it("accepts a small picture by its first bytes", async () => {
  expect(await avatarProblem(new Blob([new Uint8Array(PNG)], { type: "text/plain" }))).toBeNull();
});

it("refuses a file that only claims to be a picture", async () => {
  expect(await avatarProblem(new Blob(["<svg/>"], { type: "image/png" }))).toBe("fileType");
});

it("refuses more than two mebibytes", async () => {
  const bytes = new Uint8Array(2 * 1024 * 1024 + 1);
  bytes.set(PNG);
  expect(await avatarProblem(new Blob([bytes]))).toBe("fileSize");
});
