import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";
import { isNode, type Node } from "../syntax.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** A name in another module: `default`, its own, or `*` for all. */
export interface Elsewhere {
  readonly source: string;
  readonly name: string;
}

export interface SourceModule {
  /** From the project's folder. */
  readonly path: string;
  readonly text: string;
  readonly program: Node;
  readonly isClient: boolean;
  readonly imports: ReadonlyMap<string, Elsewhere>;
  /** By exported name, what stands for it here: an expression, a local name or a name elsewhere. */
  readonly exports: ReadonlyMap<string, Node | string | Elsewhere>;
  /** By name, wherever in the module it is declared. */
  readonly declarations: ReadonlyMap<string, readonly Node[]>;
  readonly parents: ReadonlyMap<Node, Node>;
}

const TYPES = new Set([
  "typeAnnotation",
  "typeParameters",
  "typeArguments",
  "returnType",
  "superTypeArguments",
]);

/** `x as T` and the like, which are values with a type beside them. */
function isWrapper({ type }: Node): boolean {
  return /^TS(As|Satisfies|NonNull)/.test(type);
}

const children = new WeakMap<Node, readonly Node[]>();

/** The nodes right below one, types left out. */
export function childNodes(node: Node): readonly Node[] {
  const known = children.get(node);
  if (known) return known;
  const found: Node[] = [];
  for (const [part, value] of Object.entries(node)) {
    if (typeof value !== "object" || value === null || TYPES.has(part)) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      const isValue = isNode(child) && (!child.type.startsWith("TS") || isWrapper(child));
      if (isValue) found.push(child);
    }
  }
  children.set(node, found);
  return found;
}

/** An expression without `await`, `as const` and the like. */
export function bare(node: Node): Node {
  const isWrapped = /^(AwaitExpression|ParenthesizedExpression|ChainExpression)$/.test(node.type);
  const inner = node.argument ?? node.expression;
  return (isWrapped || isWrapper(node)) && isNode(inner) ? bare(inner) : node;
}

/** The names that a pattern binds: `a`, `{ a, b: c }`, `[a, b]`. */
export function boundNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === "Identifier") return [String(pattern.name)];
  if (pattern.type === "AssignmentPattern") return boundNames(pattern.left);
  if (pattern.type === "RestElement") return boundNames(pattern.argument);
  if (pattern.type === "ArrayPattern") return (pattern.elements as unknown[]).flatMap(boundNames);
  if (pattern.type !== "ObjectPattern") return [];
  return (pattern.properties as Node[]).flatMap((one) => boundNames(one.value ?? one));
}

interface Found {
  readonly imports: Map<string, Elsewhere>;
  readonly exports: Map<string, Node | string | Elsewhere>;
  readonly declarations: Map<string, Node[]>;
  readonly parents: Map<Node, Node>;
}

const nameOf = (node: unknown) => String((node as Node).name ?? (node as Node).value);

function collectImport(node: Node, { imports }: Found) {
  const source = String((node.source as Node).value);
  for (const one of node.specifiers as Node[]) {
    if (one.importKind === "type") continue;
    const name = one.type === "ImportSpecifier" ? nameOf(one.imported) : "default";
    imports.set(nameOf(one.local), {
      source,
      name: one.type === "ImportNamespaceSpecifier" ? "*" : name,
    });
  }
}

function collectExport(node: Node, { exports }: Found) {
  const declared = node.declaration as Node | null;
  const source = isNode(node.source) ? String(node.source.value) : undefined;
  if (node.type === "ExportDefaultDeclaration" && declared) exports.set("default", declared);
  else if (node.type === "ExportAllDeclaration")
    exports.set("*", { source: source ?? "", name: "*" });
  else if (declared) {
    const names = isNode(declared.id)
      ? [nameOf(declared.id)]
      : ((declared.declarations ?? []) as Node[]).flatMap(({ id }) => boundNames(id));
    for (const name of names) exports.set(name, name);
  }
  for (const one of (node.specifiers ?? []) as Node[]) {
    const name = nameOf(one.local);
    exports.set(nameOf(one.exported), source === undefined ? name : { source, name });
  }
}

function collect(node: Node, found: Found) {
  const isTypes = node.importKind === "type" || node.exportKind === "type";
  if (node.type === "ImportDeclaration" && !isTypes) collectImport(node, found);
  if (/^Export/.test(node.type) && !isTypes) collectExport(node, found);
  const isDeclared = node.type === "VariableDeclarator" || /^(Function|Class)Decl/.test(node.type);
  for (const name of isDeclared ? boundNames(node.id) : []) {
    found.declarations.set(name, [...(found.declarations.get(name) ?? []), node]);
  }
  for (const child of childNodes(node)) {
    found.parents.set(child, node);
    collect(child, found);
  }
}

export function parseModule(path: string, text: string): SourceModule {
  const program = parseSync(path, text).program as unknown as Node;
  const found: Found = {
    imports: new Map(),
    exports: new Map(),
    declarations: new Map(),
    parents: new Map(),
  };
  collect(program, found);
  const isClient = (program.body as Node[]).some(({ directive }) => directive === "use client");
  return { path, text, program, isClient, ...found };
}

/** The functions around a node, the innermost first. */
export function enclosing({ parents }: SourceModule, node: Node): Node[] {
  const found: Node[] = [];
  for (let one = parents.get(node); one; one = parents.get(one)) if (one.params) found.push(one);
  return found;
}

/** The names of a function's parameters. */
export function boundBy({ params }: Node): string[] {
  return (params as Node[]).flatMap(boundNames);
}

function propertyNames(pattern: Node): string[] {
  return (pattern.properties as Node[]).map(({ key }) => String((key as Node | undefined)?.name));
}

/** What is taken of a module that `import()` gives: by a property, by a pattern, or all of it. */
export function lazyNames(modul: SourceModule, node: Node): string[] {
  const { parents } = modul;
  const parent = parents.get(node);
  const isWrapped = /^(AwaitExpression|ParenthesizedExpression)$/.test(parent?.type ?? "");
  if (parent && isWrapped) return lazyNames(modul, parent);
  const pattern = parent?.id as Node | undefined;
  if (parent?.type === "VariableDeclarator" && pattern?.type === "ObjectPattern") {
    return propertyNames(pattern);
  }
  if (parent?.type !== "MemberExpression") return ["*"];
  const name = String((parent.property as Node).name);
  const call = parents.get(parent);
  if (call?.type !== "CallExpression" || call.callee !== parent) return [name];
  const [then] = call.arguments as Node[];
  const [param] = (then?.params ?? []) as Node[];
  if (name === "then") return param?.type === "ObjectPattern" ? propertyNames(param) : ["*"];
  return name === "catch" ? lazyNames(modul, call) : ["*"];
}

/** Where a file of a module is asked for, or undefined for packages and what is no script. */
export type ReadSource = (path: string) => string | undefined;

const readFile: ReadSource = (path) =>
  existsSync(ROOT + path) ? readFileSync(ROOT + path, "utf8") : undefined;

/** Modules of the project by path, each parsed once. */
export class SourceModules {
  readonly #known = new Map<string, SourceModule | undefined>();
  readonly #read: ReadSource;

  constructor(read: ReadSource = readFile) {
    this.#read = read;
  }

  module(path: string): SourceModule | undefined {
    if (!this.#known.has(path)) {
      const text = this.#read(path);
      this.#known.set(path, text === undefined ? undefined : parseModule(path, text));
    }
    return this.#known.get(path);
  }

  /** The module that an import of another one means. */
  resolve(from: SourceModule, source: string): SourceModule | undefined {
    if (!/^(@\/|\.)/.test(source)) return undefined;
    const path = source.startsWith("@/")
      ? source.slice(2)
      : relative(ROOT, join(ROOT, dirname(from.path), source));
    const candidates = /\.tsx?$/.test(path) ? [path] : [`${path}.tsx`, `${path}.ts`];
    const found = candidates.find((one) => this.#read(one) !== undefined);
    return found === undefined ? undefined : this.module(found);
  }
}
