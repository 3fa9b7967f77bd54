/** The words of a chart; `valueAt` holds `{price}` and `{time}`. */
export type ChartTexts = Readonly<
  Record<
    | "label"
    | "hint"
    | "valueAt"
    | "open"
    | "high"
    | "low"
    | "close"
    | "price"
    | "table"
    | "localTime"
    | "utcTime"
    | "newTab",
    string
  >
>;
