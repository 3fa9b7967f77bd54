/** Facts of an error for the screen: how long to wait, until when, what is available, how many tries are left. */
export interface ErrorDetails {
  /** Why a session has ended, where it is not the usual. */
  readonly reason?: "idle";
  readonly retryAfterSeconds?: number;
  readonly until?: string;
  readonly retryAt?: string;
  readonly available?: string;
  readonly triesLeft?: number;
}
