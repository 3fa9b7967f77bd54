import { type Facts, factsOf, type OtlpAttribute } from "../fixtures/http/telemetry-receiver.ts";

interface OtlpPoint {
  readonly attributes: readonly OtlpAttribute[];
  readonly asInt?: number | string;
  readonly asDouble?: number;
}

interface OtlpHistogramPoint {
  readonly attributes: readonly OtlpAttribute[];
  readonly count: number | string;
  readonly sum?: number;
  readonly bucketCounts: readonly (number | string)[];
  readonly explicitBounds: readonly number[];
}

interface OtlpMetric {
  readonly name: string;
  readonly unit?: string;
  readonly gauge?: { readonly dataPoints: readonly OtlpPoint[] };
  readonly sum?: { readonly isMonotonic?: boolean; readonly dataPoints: readonly OtlpPoint[] };
  readonly histogram?: { readonly dataPoints: readonly OtlpHistogramPoint[] };
}

/** What one instance tells of itself. */
export interface OtlpResourceMetrics {
  readonly resource: { readonly attributes: readonly OtlpAttribute[] };
  readonly scopeMetrics: readonly { readonly metrics: readonly OtlpMetric[] }[];
}

type MetricKind = "gauge" | "counter" | "sum" | "histogram";

const UNITS: Readonly<Record<string, string>> = { s: "seconds", By: "bytes" };

/** A name as Prometheus takes it. */
export function labelName(name: string): string {
  return name.replace(/\W+/g, "_");
}

/** What a collector's Prometheus exporter calls a metric (OpenTelemetry, Prometheus and OpenMetrics Compatibility). */
export function metricName(name: string, unit: string | undefined, kind: MetricKind): string {
  const suffix = unit === "1" && kind === "gauge" ? "ratio" : UNITS[unit ?? ""];
  const named = [labelName(name), ...(suffix ? [suffix] : [])].join("_");
  return kind === "counter" ? `${named}_total` : named;
}

function line(name: string, labels: Facts, value: number | string): string {
  const pairs = Object.entries(labels).map(
    ([label, text]) => `${labelName(label)}=${JSON.stringify(String(text))}`,
  );
  return `${name}{${pairs.join(",")}} ${value}`;
}

function histogramLines(name: string, own: Facts, point: OtlpHistogramPoint): string[] {
  const labels = { ...own, ...factsOf(point.attributes) };
  let seen = 0;
  const buckets = point.bucketCounts.map((count, index) => {
    seen += Number(count);
    return line(`${name}_bucket`, { ...labels, le: point.explicitBounds[index] ?? "+Inf" }, seen);
  });
  return [
    ...buckets,
    line(`${name}_count`, labels, point.count),
    line(`${name}_sum`, labels, point.sum ?? 0),
  ];
}

function metricLines({ name, unit, gauge, sum, histogram }: OtlpMetric, own: Facts): string[] {
  if (histogram) {
    const exposed = metricName(name, unit, "histogram");
    return histogram.dataPoints.flatMap((point) => histogramLines(exposed, own, point));
  }
  const kind = gauge ? "gauge" : sum?.isMonotonic ? "counter" : "sum";
  const exposed = metricName(name, unit, kind);
  return ((gauge ?? sum)?.dataPoints ?? []).map(({ attributes, asInt, asDouble }) =>
    line(exposed, { ...own, ...factsOf(attributes) }, Number(asInt ?? asDouble)),
  );
}

/** The metrics of one instance in Prometheus' text format, with the instance as a label. */
export function exposition({ resource, scopeMetrics }: OtlpResourceMetrics): string[] {
  const about = factsOf(resource.attributes);
  const own = {
    job: about["service.name"] ?? "",
    instance: about["service.instance.id"] ?? "",
  };
  return scopeMetrics
    .flatMap(({ metrics }) => metrics)
    .flatMap((metric) => metricLines(metric, own));
}
