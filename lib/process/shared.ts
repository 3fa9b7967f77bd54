const KEY = Symbol.for("merlin.process");

function registry(): Map<string, unknown> {
  const holder = globalThis as { [KEY]?: Map<string, unknown> };
  holder[KEY] ??= new Map();
  return holder[KEY];
}

/**
 * What must be one in a process. Next loads a module up to four times (instrumentation, middleware,
 * pages, handlers), so a variable of a module is not one; `globalThis` is.
 *
 * @param name names the value among all copies of all modules
 * @param create makes it when it is first asked for
 * @returns asks for it
 */
export function inProcess<Value>(name: string, create: () => Value): () => Value {
  return () => {
    const all = registry();
    if (!all.has(name)) all.set(name, create());
    return all.get(name) as Value;
  };
}

/** Forgets values, so that they are made anew: a test begins like a new process. */
export function forgetInProcess(...names: readonly string[]): void {
  for (const name of names) registry().delete(name);
}
