import type { Interception, RelayedCall } from "../fixtures/http/relay.ts";

/** Keeps calls at the upstream until they are let go. */
export interface Hold {
  readonly interception: Interception;
  count(): number;
  release(): void;
}

export function holdCalls(matches: (call: RelayedCall) => boolean): Hold {
  const released = Promise.withResolvers<void>();
  let arrived = 0;
  return {
    interception(call, forward) {
      if (!matches(call)) return undefined;
      arrived += 1;
      const answer = forward();
      return released.promise.then(() => answer);
    },
    count: () => arrived,
    release: released.resolve,
  };
}
