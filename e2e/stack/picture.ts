import type { Page } from "@playwright/test";
import type { Series } from "./prometheus.ts";

interface DrawnQuery {
  readonly title: string;
  readonly unit: string;
  readonly legend: string;
  readonly series: readonly Series[];
}

const [WIDTH, HEIGHT] = [400, 150] as const;
const COLOURS = ["#f59e0b", "#38bdf8", "#4ade80", "#f472b6", "#a78bfa", "#fb7185", "#94a3b8"];
const MOST_NAMES = 7;

const STYLE = `
  body { margin: 0; padding: 16px; width: 1296px; background: #111217; color: #d8d9da; font: 12px sans-serif; }
  main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; }
  section { background: #181b1f; padding: 12px; }
  h2 { font-size: 13px; margin: 0 0 6px; }
  svg { display: block; overflow: visible; }
  ul { list-style: none; margin: 6px 0 0; padding: 0; color: #9fa7b3; }
  li { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function shown(value: number, unit: string): string {
  if (unit === "bytes") return `${Math.round(value / 1_048_576)} MiB`;
  if (unit === "percentunit") return `${(value * 100).toFixed(1)} %`;
  const text = value.toPrecision(2);
  return unit === "s" ? `${text} s` : `${text}/s`;
}

function panelMarkup(title: string, queries: readonly DrawnQuery[]): string {
  const unit = queries[0]?.unit ?? "";
  const lines = queries.flatMap(({ legend, series }) =>
    series.map(({ metric, values }) => ({
      name: legend.replace(/\{\{(\w+)\}\}/g, (_, label: string) => metric[label] ?? ""),
      points: values.filter(([, value]) => Number.isFinite(value)),
    })),
  );
  const times = lines.flatMap(({ points }) => points.map(([at]) => at));
  const top = Math.max(...lines.flatMap(({ points }) => points.map(([, value]) => value)));
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const x = (at: number) => ((at - from) / Math.max(1, to - from)) * WIDTH;
  const y = (value: number) => HEIGHT - (value / (top || 1)) * (HEIGHT - 12);
  const paths = lines.map(({ points }, index) => {
    const path = points.map(([at, value]) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`);
    return `<polyline points="${path.join(" ")}" fill="none" stroke="${COLOURS[index % COLOURS.length]}" stroke-width="1.5"/>`;
  });
  const names = lines.slice(0, MOST_NAMES).map(({ name }, index) => {
    const colour = COLOURS[index % COLOURS.length];
    return `<li><span style="color:${colour}">■</span> ${escaped(name)}</li>`;
  });
  const more = lines.length - names.length;
  if (more > 0) names.push(`<li>and ${more} more</li>`);
  return `<section><h2>${escaped(title)}</h2><svg width="${WIDTH}" height="${HEIGHT}">
    <text x="0" y="10" fill="#9fa7b3">${shown(top, unit)}</text>
    <line x1="0" x2="${WIDTH}" y1="${HEIGHT}" y2="${HEIGHT}" stroke="#34383f"/>${paths.join("")}</svg>
    <ul>${names.join("")}</ul></section>`;
}

/** Draws what the dashboard's queries gave; Grafana itself is in no registry at hand. */
export async function drawPanels(
  page: Page,
  queries: readonly DrawnQuery[],
  file: string,
): Promise<void> {
  const panels = Map.groupBy(queries, ({ title }) => title);
  const sections = [...panels].map(([title, own]) => panelMarkup(title, own));
  await page.setViewportSize({ width: 1328, height: 900 });
  await page.setContent(`<style>${STYLE}</style><main>${sections.join("")}</main>`);
  await page.screenshot({ path: file, fullPage: true });
}
