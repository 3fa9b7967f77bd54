import { isTextPart, TEXT_PARTS } from "../../i18n/text-parts.ts";
import { isNode, type Node } from "../syntax.ts";
import {
  bare,
  boundBy,
  boundNames,
  childNodes,
  type Elsewhere,
  enclosing,
  lazyNames,
  type SourceModule,
  type SourceModules,
} from "./source-module.ts";
import { callOf, keysOf, translatorAt } from "./translators.ts";

const TEXTS = "app/_shell/texts/texts.tsx";
const LATE_TEXTS = "app/_shell/texts/late-texts.tsx";

/** A `<Texts of={…}>`, or a `<LateTexts part="…">` in the browser. */
interface Provider {
  readonly place: string;
  readonly paths: readonly string[];
  readonly used: Set<string>;
  /** The paths that something further out gave at each place where it is rendered. */
  doubled: Set<string> | undefined;
}

interface State {
  readonly modul: SourceModule;
  readonly isClient: boolean;
  readonly given: readonly Provider[];
}

/** `wallet.list` gives itself and all that is in it. */
function gives(path: string, key: string): boolean {
  return key === path || key.startsWith(`${path}.`);
}

/** What is below a node, the parameters of functions left out. */
function bodyNodes(node: Node): readonly Node[] {
  if (!node.params) return childNodes(node);
  const params = node.params as Node[];
  return childNodes(node).filter((child) => !params.includes(child));
}

/**
 * Follows the imports of pages and layouts, lazy ones included, to what their islands translate, and compares it
 * with the `Texts` around them. What JSX or a value names counts as rendered at that place.
 */
export class TextUse {
  readonly problems = new Set<string>();
  /** The modules that anything was followed into. */
  readonly reached = new Set<string>();
  readonly #providers = new Map<Node, Provider>();
  readonly #visited = new Set<string>();
  readonly #matched = new Map<string, readonly string[]>();
  readonly #ids = new Map<unknown, number>();
  readonly #modules: SourceModules;
  readonly #keys: readonly string[];
  #followed: SourceModule | undefined;
  #children: readonly Provider[] | undefined;

  /** @param keys all messages of the source language */
  constructor(modules: SourceModules, keys: readonly string[]) {
    this.#modules = modules;
    this.#keys = keys;
  }

  /**
   * Follows what a page, layout or boundary exports.
   * @param given by the layouts around it
   * @returns what is given where a layout renders its children
   */
  follow(path: string, given: readonly Provider[] = []): readonly Provider[] {
    const modul = this.#modules.module(path);
    if (!modul) throw new Error(`${path} cannot be read`);
    this.#followed = modul;
    this.#children = undefined;
    this.#export({ modul, isClient: modul.isClient, given }, "default");
    return this.#children ?? given;
  }

  /** After all pages: what is given and not used, used and not given, or given twice. */
  report(): string[] {
    for (const { place, paths, used, doubled } of this.#providers.values()) {
      for (const path of paths) {
        const inside = this.#keys.filter((key) => gives(path, key));
        const read = inside.filter((key) => used.has(key));
        if (read.length === 0)
          this.problems.add(`${place} gives ${path}, which nothing below reads`);
        else if (read.length * 2 < inside.length) {
          const names = read.toSorted().join(" ");
          this.problems.add(`${place} gives ${path} for less than half of it: name ${names}`);
        }
        if (doubled?.has(path)) this.problems.add(`${place} gives ${path} again`);
      }
    }
    return [...this.problems].toSorted();
  }

  #id(value: unknown): number {
    const id = this.#ids.get(value) ?? this.#ids.size;
    this.#ids.set(value, id);
    return id;
  }

  #export(state: State, name: string): void {
    const { exports } = state.modul;
    const what = exports.get(name);
    if (name === "*") for (const one of exports.keys()) if (one !== "*") this.#export(state, one);
    if (typeof what === "string") this.#name(state, what);
    else if (isNode(what)) this.#visit(state, what);
    else if (what) this.#elsewhere(state, what);
    const all = exports.get("*");
    if (what === undefined && all && !isNode(all) && typeof all !== "string") {
      this.#elsewhere(state, { ...all, name });
    }
  }

  #elsewhere(state: State, { source, name }: Elsewhere): void {
    const modul = this.#modules.resolve(state.modul, source);
    if (!modul) return;
    this.#export({ ...state, modul, isClient: state.isClient || modul.isClient }, name);
  }

  /** @param place where the name stands; without it, what the module as a whole calls so */
  #name(state: State, name: string, place = state.modul.program): void {
    const { imports, declarations } = state.modul;
    const imported = imports.get(name);
    if (imported) this.#elsewhere(state, imported);
    const around = enclosing(state.modul, place);
    const isParameter = around.some((scope) => boundBy(scope).includes(name));
    for (const node of isParameter ? [] : (declarations.get(name) ?? [])) {
      const [scope] = enclosing(state.modul, node);
      if (!scope || around.includes(scope)) this.#visit(state, node);
    }
  }

  #visit(state: State, node: Node): void {
    const mark = [node, state.isClient, ...state.given].map((one) => this.#id(one)).join(" ");
    if (this.#visited.has(mark)) return;
    this.#visited.add(mark);
    this.reached.add(state.modul.path);
    const parts = node.type === "VariableDeclarator" ? [node.init] : bodyNodes(node);
    for (const part of parts) if (isNode(part)) this.#walk(state, part);
  }

  #walk(state: State, node: Node): void {
    const isDeclared = /^(VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/;
    // What is declared counts where its name stands.
    if (isDeclared.test(node.type)) return;
    if (node.type === "JSXElement" && this.#rendered(state, node) === TEXTS) {
      if (state.isClient)
        this.problems.add(`${this.#place(state.modul, node)} renders Texts in the browser`);
      this.#texts(state, node, "of");
      return;
    }
    if (node.type === "JSXElement" && this.#rendered(state, node) === LATE_TEXTS) {
      this.#reference(state, (node.openingElement as Node).name as Node);
      this.#texts(state, node, "part");
      return;
    }
    if (node.type === "ImportExpression") this.#lazy(state, node);
    if (node.type === "Identifier" || node.type === "JSXIdentifier") this.#reference(state, node);
    if (node.type === "CallExpression") this.#translate(state, node);
    for (const child of bodyNodes(node)) this.#walk(state, child);
  }

  #reference(state: State, node: Node): void {
    const { modul } = state;
    const parent = modul.parents.get(node);
    const name = String(node.name);
    const isProperty =
      (parent?.type === "MemberExpression" && parent.property === node && !parent.computed) ||
      (parent?.type === "Property" && parent.key === node && parent.value !== node) ||
      parent?.type === "JSXAttribute";
    if (isProperty) return;
    if (name === "children" && modul === this.#followed) this.#children ??= state.given;
    if (translatorAt(modul, node) === undefined) this.#name(state, name, node);
    else this.#translate(state, node);
  }

  #translate(state: State, node: Node): void {
    const { modul } = state;
    const group = state.isClient ? translatorAt(modul, node) : undefined;
    if (group === undefined) return;
    const [first] = (callOf(modul, node)?.arguments ?? []) as Node[];
    const keys = (first && keysOf(modul, first)) ?? ["*"];
    this.#read(
      state,
      node,
      keys.map((key) => (group === "" ? key : `${group}.${key}`)),
    );
  }

  #lazy(state: State, node: Node): void {
    const source = node.source as Node;
    if (source.type !== "Literal") return;
    const isClient = state.isClient && !this.#isServersAlone(state.modul, node);
    for (const name of lazyNames(state.modul, node)) {
      this.#elsewhere({ ...state, isClient }, { source: String(source.value), name });
    }
  }

  /** `typeof window === "undefined" ? import("…") : …`: no browser is handed it. */
  #isServersAlone({ parents, text }: SourceModule, node: Node): boolean {
    const parent = parents.get(node);
    const test = parent?.test as Node | undefined;
    if (parent?.type !== "ConditionalExpression" || parent.consequent !== node || !test)
      return false;
    return text.slice(Number(test.start), Number(test.end)) === 'typeof window === "undefined"';
  }

  #place({ path, text }: SourceModule, node: Node): string {
    return `${path}:${text.slice(0, node.start).split("\n").length}`;
  }

  #read({ modul, given }: State, node: Node, patterns: readonly string[]): void {
    for (const pattern of patterns) {
      const keys = this.#keysLike(pattern);
      const place = this.#place(modul, node);
      if (keys.length === 0) this.problems.add(`${place} reads ${pattern}, which is no message`);
      const missing = keys.filter((key) => {
        const by = given.filter(({ paths }) => paths.some((path) => gives(path, key)));
        for (const { used } of by) used.add(key);
        return by.length === 0;
      });
      if (missing.length === 0) continue;
      const around = given.at(-1)?.place ?? "nothing";
      const what = missing.length === keys.length ? pattern : missing.join(" ");
      this.problems.add(`${place} reads ${what}, not given by ${around}`);
    }
  }

  #keysLike(pattern: string): readonly string[] {
    const shape = new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".+")}$`);
    const keys = this.#matched.get(pattern) ?? this.#keys.filter((key) => shape.test(key));
    this.#matched.set(pattern, keys);
    return keys;
  }

  /** The file of the component that an element renders. */
  #rendered({ modul }: State, element: Node): string | undefined {
    const name = ((element.openingElement as Node).name as Node).name;
    const imported = modul.imports.get(String(name));
    return imported && this.#modules.resolve(modul, imported.source)?.path;
  }

  #texts(state: State, element: Node, attribute: "of" | "part"): void {
    const { modul, given } = state;
    const place = this.#place(modul, element);
    const attributes = (element.openingElement as Node).attributes as Node[];
    const of = attributes.find((one) => (one.name as Node | undefined)?.name === attribute);
    const value = of?.value as Node | undefined;
    const part = value?.value;
    const list = value?.expression;
    const paths = isTextPart(part) ? TEXT_PARTS[part] : [];
    const provider: Provider = this.#providers.get(element) ?? {
      place,
      paths: isNode(list) ? this.#paths(state, list, place) : paths,
      used: new Set(),
      doubled: undefined,
    };
    this.#providers.set(element, provider);
    const outer = given.filter((one) => one !== provider).flatMap(({ paths }) => paths);
    const twice = provider.paths.filter((path) => outer.some((one) => gives(one, path)));
    const before = provider.doubled ?? new Set(provider.paths);
    provider.doubled = new Set(twice.filter((path) => before.has(path)));
    for (const child of element.children as Node[]) {
      this.#walk({ ...state, given: [...given, provider] }, child);
    }
  }

  /** The paths of a list that stands there, or in a constant here or elsewhere. */
  #paths(state: State, expression: Node, place: string): string[] {
    const node = bare(expression);
    if (node.type === "Literal") return [String(node.value)];
    if (node.type === "ArrayExpression") {
      return (node.elements as Node[]).flatMap((one) => this.#paths(state, one, place));
    }
    if (node.type === "SpreadElement") return this.#paths(state, node.argument as Node, place);
    const name = String(node.name);
    const imported = state.modul.imports.get(name);
    const modul = imported ? this.#modules.resolve(state.modul, imported.source) : state.modul;
    const [declared] = modul?.declarations.get(imported?.name ?? name) ?? [];
    if (modul && isNode(declared?.init) && boundNames(declared.id).length === 1) {
      if (modul.isClient) this.problems.add(`${place} takes ${name} from a module of the browser`);
      return this.#paths({ ...state, modul }, declared.init, place);
    }
    this.problems.add(`${place} gives ${name}, which is no list of paths`);
    return [];
  }
}
