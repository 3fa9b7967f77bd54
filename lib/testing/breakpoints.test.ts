import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const PX_PER_REM = 16;

it("R9.3 the breakpoints are the six of the product", () => {
  const css = readFileSync(new URL("../../app/tokens.css", import.meta.url), "utf8");
  const widths = [...css.matchAll(/--breakpoint-(\w+): ([\d.]+)rem;/g)].map(
    ([, name, rem]) => [name, Number(rem) * PX_PER_REM] as const,
  );
  expect(Object.fromEntries(widths)).toEqual({
    xs: 370,
    sm: 576,
    md: 852,
    lg: 968,
    xl: 1080,
    xxl: 1200,
  });
  // Tailwind's own would stand beside them.
  expect(css).toContain("--breakpoint-*: initial;");
});

it("R9.3 links are fetched ahead from 200 px away, as the installed Next does it", () => {
  const path = new URL("../../node_modules/next/dist/client/components/links.js", import.meta.url);
  expect(readFileSync(path, "utf8")).toMatch(/rootMargin: '200px'/);
});
