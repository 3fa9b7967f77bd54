import {
  LegendDisplayMode,
  LegendPlacement,
  VizLegendOptionsBuilder,
} from "@grafana/grafana-foundation-sdk/common";
import {
  type Dashboard,
  DashboardBuilder,
  DashboardCursorSync,
  RowBuilder,
} from "@grafana/grafana-foundation-sdk/dashboard";
import { DataqueryBuilder } from "@grafana/grafana-foundation-sdk/prometheus";
import { PanelBuilder } from "@grafana/grafana-foundation-sdk/timeseries";
import { ROOT } from "../cli/process.ts";

export const DASHBOARD_FILE = `${ROOT}deploy/grafana/dashboards/merlin-btc.json`;

/** As `deploy/grafana/datasources` names it. */
const SOURCE = { type: "prometheus", uid: "prometheus" };
/** How many lines a panel shows of a kind that has no end. */
const MOST = 10;
const REF_IDS = "ABC";
const PANEL = { width: 8, height: 8 };

const REQUESTS = "http_server_request_duration_seconds";
const CALLS = "http_client_request_duration_seconds";
const FAILED_CALLS = 'merlin_upstream_outcome=~"unavailable|timeout|invalid"';

interface Query {
  readonly expr: string;
  /** How a line is called, with `{{label}}` for a label's value. */
  readonly legend: string;
}

interface Panel {
  readonly title: string;
  /** Grafana's id of a unit. */
  readonly unit: "reqps" | "percentunit" | "s" | "bytes" | "short";
  readonly about: string;
  readonly queries: readonly Query[];
}

function rate(metric: string, by: string, labels = ""): string {
  return `sum by (${by}) (rate(${metric}{${labels}}[$__rate_interval]))`;
}

function percentile(share: number, metric: string, by: string, labels = ""): string {
  return `histogram_quantile(${share}, ${rate(`${metric}_bucket`, `le, ${by}`, labels)})`;
}

/** What an operator looks at, row by row; `docs/service-levels.md` says what to do about it. */
const ROWS: Readonly<Record<string, readonly Panel[]>> = {
  Requests: [
    {
      title: "Rate by route",
      unit: "reqps",
      about: "Calls and pages a second, the busiest routes.",
      queries: [
        {
          expr: `topk(${MOST}, ${rate(`${REQUESTS}_count`, "http_route")})`,
          legend: "{{http_route}}",
        },
      ],
    },
    {
      title: "Errors by route",
      unit: "reqps",
      about: "Answers with 5xx and pages that broke, a second.",
      queries: [
        {
          expr: `sum by (http_route) (rate(${REQUESTS}_count{http_response_status_class="5xx"}[$__rate_interval]) or rate(${REQUESTS}_count{error_type="render"}[$__rate_interval]))`,
          legend: "{{http_route}}",
        },
      ],
    },
    {
      title: "Duration by route, p95",
      unit: "s",
      about:
        "Nineteen of twenty requests take no longer, their last byte included; the slowest routes.",
      queries: [
        {
          expr: `topk(${MOST}, ${percentile(0.95, REQUESTS, "http_route")})`,
          legend: "{{http_route}}",
        },
      ],
    },
    {
      title: "Errors of all requests",
      unit: "percentunit",
      about: "Share of all requests that fail: 5xx, or a page that broke; the goal is under 1 %.",
      queries: [{ expr: "merlin:errors:ratio5m", legend: "errors" }],
    },
    {
      title: "Duration of pages and calls",
      unit: "s",
      about: "The goal for nineteen of twenty is a second.",
      queries: [
        { expr: "merlin:pages:p95_5m", legend: "pages, p95" },
        { expr: "merlin:calls:p95_5m", legend: "calls, p95" },
        {
          expr: percentile(
            0.5,
            REQUESTS,
            "merlin_page_kind",
            'merlin_page_kind=~"document|navigation|memory"',
          ),
          legend: "{{merlin_page_kind}} p50",
        },
      ],
    },
    {
      title: "Failed sections by page",
      unit: "reqps",
      about: "Parts of pages a second that said that they cannot be shown.",
      queries: [
        { expr: rate("merlin_page_failed_sections_total", "http_route"), legend: "{{http_route}}" },
      ],
    },
  ],
  Sessions: [
    {
      title: "Renewals of sessions",
      unit: "reqps",
      about: "By outcome; a leader asked the upstream, whoever shares waited for one.",
      queries: [
        {
          expr: rate(
            "merlin_session_refreshes_total",
            "merlin_refresh_outcome, merlin_refresh_flight",
          ),
          legend: "{{merlin_refresh_outcome}}, {{merlin_refresh_flight}}",
        },
      ],
    },
    {
      title: "Sign-ins",
      unit: "reqps",
      about: "By class of status: 4xx are refused.",
      queries: [
        {
          expr: rate(
            `${REQUESTS}_count`,
            "http_response_status_class",
            'http_route="session/login"',
          ),
          legend: "{{http_response_status_class}}",
        },
      ],
    },
    {
      title: "Refused requests by code",
      unit: "reqps",
      about: "Answers with the error envelope a second.",
      queries: [
        {
          expr: `topk(${MOST}, ${rate("merlin_requests_refused_total", "error_type")})`,
          legend: "{{error_type}}",
        },
      ],
    },
  ],
  Upstream: [
    {
      title: "Calls by operation",
      unit: "reqps",
      about: "The most frequent operations.",
      queries: [
        {
          expr: `topk(${MOST}, ${rate(`${CALLS}_count`, "merlin_upstream_operation")})`,
          legend: "{{merlin_upstream_operation}}",
        },
      ],
    },
    {
      title: "Failures by operation",
      unit: "reqps",
      about: "Calls a second that were not answered by the contract, in time.",
      queries: [
        {
          expr: rate(
            `${CALLS}_count`,
            "merlin_upstream_operation, merlin_upstream_outcome",
            FAILED_CALLS,
          ),
          legend: "{{merlin_upstream_operation}} {{merlin_upstream_outcome}}",
        },
      ],
    },
    {
      title: "Duration by operation, p95",
      unit: "s",
      about: "The slowest operations.",
      queries: [
        {
          expr: `topk(${MOST}, ${percentile(0.95, CALLS, "merlin_upstream_operation")})`,
          legend: "{{merlin_upstream_operation}}",
        },
      ],
    },
  ],
  Instances: [
    {
      title: "Event loop delay",
      unit: "s",
      about:
        "How late the event loop is at each instance: over 0.1 s members wait for other members.",
      queries: [
        { expr: "nodejs_eventloop_delay_p99_seconds", legend: "{{instance}} p99" },
        { expr: "nodejs_eventloop_delay_mean_seconds", legend: "{{instance}} mean" },
      ],
    },
    {
      title: "Event loop utilization",
      unit: "percentunit",
      about: "Share of the time in which it was busy: over 60 % it is time for another instance.",
      queries: [{ expr: "nodejs_eventloop_utilization_ratio", legend: "{{instance}}" }],
    },
    {
      title: "Memory",
      unit: "bytes",
      about: "Of the process, and V8's heap within it.",
      queries: [
        { expr: "process_memory_usage_bytes", legend: "{{instance}} resident" },
        { expr: "sum by (instance) (v8js_memory_heap_used_bytes)", legend: "{{instance}} heap" },
      ],
    },
  ],
};

export const PANELS: readonly Panel[] = Object.values(ROWS).flat();

function legend(): VizLegendOptionsBuilder {
  return new VizLegendOptionsBuilder()
    .showLegend(true)
    .displayMode(LegendDisplayMode.List)
    .placement(LegendPlacement.Bottom)
    .calcs([]);
}

function panelOf({ title, unit, about, queries }: Panel, id: number): PanelBuilder {
  const panel = new PanelBuilder()
    .id(id)
    .legend(legend())
    .title(title)
    .description(about)
    .unit(unit)
    .min(0)
    .datasource(SOURCE)
    .span(PANEL.width)
    .height(PANEL.height);
  for (const [index, { expr, legend: format }] of queries.entries()) {
    const query = new DataqueryBuilder().expr(expr).legendFormat(format);
    panel.withTarget(query.refId(REF_IDS.charAt(index)));
  }
  return panel;
}

/** What Grafana loads: `deploy/grafana/dashboards/merlin-btc.json`. */
export function dashboard(): Dashboard {
  const board = new DashboardBuilder("Merlin BTC")
    .uid("merlin-btc")
    .time({ from: "now-1h", to: "now" })
    .refresh("30s")
    .timezone("browser")
    .tooltip(DashboardCursorSync.Crosshair);
  let id = 0;
  for (const [title, panels] of Object.entries(ROWS)) {
    id += 1;
    board.withRow(new RowBuilder(title).id(id));
    for (const panel of panels) {
      id += 1;
      board.withPanel(panelOf(panel, id));
    }
  }
  return board.build();
}
