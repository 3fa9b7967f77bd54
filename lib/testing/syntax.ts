/** A node of the syntax tree, as ESTree names them. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function partsOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** A node and all below it; `below` says what that is, all of its parts if left out. */
export function* descendants(
  node: Node,
  below: (node: Node) => readonly Node[] = partsOf,
): Generator<Node> {
  yield node;
  for (const child of below(node)) yield* descendants(child, below);
}
