interface RequestContext {
  readonly waitUntil?: (work: Promise<unknown>) => void;
}

interface ContextHolder {
  get(): RequestContext | undefined;
}

/** Where a host says so: by Next's own name (its `after`, Platform support), or by Vercel's. */
const HOLDERS = ["@next/request-context", "@vercel/request-context"].map(Symbol.for);

/**
 * Has the host keep a function running until some work is done, though its answer is out. It belongs to the request in whose
 * course it is asked for. Undefined where a process simply goes on, as under the start command.
 */
export function waitUntil(): ((work: Promise<unknown>) => void) | undefined {
  for (const holder of HOLDERS) {
    const context = (globalThis as Record<symbol, ContextHolder | undefined>)[holder]?.get();
    const hold = context?.waitUntil;
    // What fails is told where it is waited for.
    if (hold)
      return (work) =>
        hold.call(
          context,
          work.catch(() => undefined),
        );
  }
  return undefined;
}
