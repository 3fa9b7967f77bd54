/** What a reader points at. */
export interface ChartMark {
  /** From the left of the plot, in percent. */
  readonly x: number;
  /** From its top; null for a bar, which is marked as a whole. */
  readonly y: number | null;
  /** The value. */
  readonly text: string;
  /** What it is of, such as the day. */
  readonly label: string;
}
