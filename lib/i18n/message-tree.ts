import type { CompiledMessage } from "icu-minify/format";

/** Messages by key, in groups. One that has arguments or tags is an array of its parts, as the build compiles it. */
export interface MessageTree {
  readonly [key: string]: CompiledMessage | MessageTree;
}

export function isGroup(value: CompiledMessage | MessageTree | undefined): value is MessageTree {
  return typeof value === "object" && !Array.isArray(value);
}

/** Both, and where they differ the inner one. */
export function mergeMessages(outer: MessageTree, inner: MessageTree): MessageTree {
  const all: Record<string, CompiledMessage | MessageTree> = { ...outer };
  for (const [key, value] of Object.entries(inner)) {
    const before = all[key];
    all[key] = isGroup(before) && isGroup(value) ? mergeMessages(before, value) : value;
  }
  return all;
}

function branch(tree: MessageTree, [key = "", ...rest]: readonly string[]): MessageTree {
  const value = tree[key];
  if (value === undefined) return {};
  return { [key]: rest.length > 0 && isGroup(value) ? branch(value, rest) : value };
}

/** The messages and groups at dotted paths, in their groups; a path that leads nowhere gives nothing. */
export function pickMessages(all: MessageTree, paths: readonly string[]): MessageTree {
  return paths.reduce<MessageTree>(
    (picked, path) => mergeMessages(picked, branch(all, path.split("."))),
    {},
  );
}
