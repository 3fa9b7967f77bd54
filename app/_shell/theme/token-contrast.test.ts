import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { themeColour } from "./theme-colours.ts";

const SCHEMES = ["light", "dark"] as const;
const css = readFileSync(new URL("../../tokens.css", import.meta.url), "utf8");

/** The hexadecimal colour of a token under a scheme. */
function colourOf(name: string, scheme: (typeof SCHEMES)[number]): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? "";
  const [first, second = first] = value.match(/#[0-9a-f]{6}/g) ?? [];
  const colour = scheme === "light" ? first : second;
  if (!colour) throw new Error(`--${name} has no colour`);
  return colour;
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A token's translucent tint upon a ground. */
function tinted(tint: string, ground: string, scheme: (typeof SCHEMES)[number]): string {
  const value = new RegExp(`--${tint}: ([^;]+);`).exec(css)?.[1] ?? "";
  const [first, second = first] = value.match(/[\d.]+ [\d.]+ [\d.]+ \/ [\d.]+/g) ?? [];
  const found = (scheme === "light" ? first : second)?.match(/[\d.]+/g)?.map(Number) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 0] = found;
  const below = colourOf(ground, scheme);
  const parts = [red, green, blue].map((part, index) => {
    const under = Number.parseInt(below.slice(1 + 2 * index, 3 + 2 * index), 16);
    return Math.round(part * alpha + under * (1 - alpha));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

describe.each(SCHEMES)("the %s colours", (scheme) => {
  const ratio = (one: string, other: string) =>
    contrast(colourOf(one, scheme), colourOf(other, scheme));

  it.each(["text", "muted", "faint", "accent-text", "violet-text"])(
    "R3.7 %s reads on each ground",
    (ink) => {
      for (const ground of ["ground", "band", "surface", "raised"]) {
        expect(ratio(ink, ground), ground).toBeGreaterThanOrEqual(5);
      }
    },
  );

  it.each(["up", "down", "warn", "info"])("%s reads on ground and surface", (ink) => {
    for (const ground of ["ground", "surface"]) {
      expect(ratio(ink, ground), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([
    ["up", "tint-up"],
    ["down", "tint-down"],
    ["warn", "tint-warn"],
    ["info", "tint-info"],
    ["violet-text", "tint-violet"],
  ])("%s reads on its tint", (ink, tint) => {
    for (const ground of ["ground", "band", "surface", "raised"]) {
      const below = tinted(tint, ground, scheme);
      expect(contrast(colourOf(ink, scheme), below), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(["heat1", "cold", "violet"])("the line in %s is seen on ground and surface", (line) => {
    for (const ground of ["ground", "surface"]) {
      expect(ratio(line, ground), ground).toBeGreaterThanOrEqual(3);
    }
  });

  it("the edge of a field and of what is chosen is seen on each ground", () => {
    for (const ground of ["ground", "band", "surface", "raised"]) {
      expect(ratio("line-field", ground), ground).toBeGreaterThanOrEqual(3);
    }
  });

  it("the accent carries its text, and the browser’s bars take the ground", () => {
    expect(ratio("on-accent", "accent")).toBeGreaterThanOrEqual(7);
    expect(themeColour(scheme, scheme)).toBe(colourOf("ground", scheme));
  });
});
