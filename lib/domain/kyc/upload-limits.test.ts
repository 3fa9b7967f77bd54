import { describe, expect, it } from "vitest";
import { KYC_FILE } from "../../contract/kyc.ts";
import { excessFiles, ORDINARY_BODY_BYTES, uploadLimits } from "./upload-limits.ts";

const MEBIBYTE = 1024 * 1024;
const HEADING_BYTES = 64 * 1024;

describe("a picture", () => {
  it("is shrunk until three fit into what hosts commonly take, with room for the form around them", () => {
    const { pictureBytes } = uploadLimits(KYC_FILE, 50 * MEBIBYTE);
    expect(3 * pictureBytes).toBeLessThanOrEqual(ORDINARY_BODY_BYTES - HEADING_BYTES);
    expect(pictureBytes).toBeGreaterThan(1_400_000);
    expect(uploadLimits(KYC_FILE, ORDINARY_BODY_BYTES).pictureBytes).toBe(pictureBytes);
  });

  it("is shrunk further where the host takes less", () => {
    const { pictureBytes } = uploadLimits(KYC_FILE, MEBIBYTE);
    expect(pictureBytes).toBe(Math.floor((MEBIBYTE - HEADING_BYTES) / 3));
  });
});

it("one file may have what its rule says, and no more than a body holds", () => {
  expect(uploadLimits(KYC_FILE, 50 * MEBIBYTE).file).toEqual(KYC_FILE);
  expect(uploadLimits(KYC_FILE, MEBIBYTE).file).toEqual({
    ...KYC_FILE,
    maxBytes: MEBIBYTE - HEADING_BYTES,
  });
});

describe("files that are too much together", () => {
  it("are none while all fit to the byte", () => {
    expect(excessFiles({ front: { size: 400 }, back: { size: 600 } }, 1000)).toEqual([]);
    expect(excessFiles({}, 0)).toEqual([]);
  });

  it("are those with more than their share", () => {
    expect(excessFiles({ front: { size: 400 }, back: { size: 601 } }, 1000)).toEqual(["back"]);
    expect(excessFiles({ selfie: { size: 1001 } }, 1000)).toEqual(["selfie"]);
    expect(excessFiles({ front: { size: 700 }, back: { size: 600 } }, 1000)).toEqual([
      "front",
      "back",
    ]);
  });
});
