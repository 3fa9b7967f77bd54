import { describe, expect, it } from "vitest";
import { shrunkSize } from "./image-size.ts";

const MEBIBYTE = 1024 * 1024;

describe("an image", () => {
  it("goes as it is up to 4000 px and 8 MB", () => {
    expect(shrunkSize(8 * MEBIBYTE, { width: 4000, height: 3000 })).toBeNull();
  });

  it("of more pixels is scaled to 4000 on its longer side", () => {
    expect(shrunkSize(1, { width: 8000, height: 6000 })).toEqual({ width: 4000, height: 3000 });
    expect(shrunkSize(1, { width: 1000, height: 5000 })).toEqual({ width: 800, height: 4000 });
  });

  it("of more bytes keeps its pixels", () => {
    const size = { width: 3000, height: 2000 };
    expect(shrunkSize(8 * MEBIBYTE + 1, size)).toEqual(size);
  });

  it("never vanishes", () => {
    expect(shrunkSize(1, { width: 20_000, height: 1 })).toEqual({ width: 4000, height: 1 });
  });
});
