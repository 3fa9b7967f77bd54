/** Snapshots are of a moment in UTC, for whoever reads them wherever. */
export const SNAPSHOT_TIME = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
  timeZoneName: "short",
} as const;
