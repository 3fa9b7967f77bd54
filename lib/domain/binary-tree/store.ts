import type { Leg } from "../../contract/team/team-member.ts";
import type { TreeNode } from "../../contract/team/tree.ts";
import { ALL_LEVELS, FIRST_LEVELS } from "./layout.ts";
import { allUnfolded, firstUnfolded, needsLoading } from "./seats.ts";
import { belowOf, mergeBranch, type Tree, treeOf } from "./tree.ts";

/** How much of a tree was asked for last; another object each time, though it be as much as before. */
export interface Extent {
  readonly of: "first" | "all";
}

export interface TreeState {
  readonly tree: Tree;
  readonly extent: Extent;
  /** Members whose seats below are shown. */
  readonly unfolded: ReadonlySet<string>;
  /** The member or seat that the keys act on. */
  readonly focused: string;
  /** The member that was looked for last; another object each time, though it be the same one. */
  readonly revealed: { readonly key: string } | null;
  /** Members whose branch is on its way. */
  readonly loading: ReadonlySet<string>;
  readonly isLoadingAll: boolean;
  /** What could not be loaded last. */
  readonly problem: "branch" | "all" | null;
}

/** So old the figures of a branch may be when it is unfolded; the page brings those of the first levels as often. */
const FRESH_MS = 60_000;

interface StoreOptions {
  /** The upstream knows no depth: one call gives everything, and no other is made. */
  readonly holdsMore: boolean;
  /** Asks for a branch; rejects when it cannot be had. */
  readonly ask: (root: string | null, depth: number) => Promise<Tree | null>;
}

/** What is known, shown and focused of a tree, and everything that changes it. */
export function createTreeStore(first: Tree, options: StoreOptions) {
  const { ask } = options;
  const begun = firstUnfolded(first, FIRST_LEVELS);
  let firstLevels: number = FIRST_LEVELS;
  let state: TreeState = {
    tree: first,
    extent: { of: "first" },
    unfolded: begun,
    focused: first.top,
    revealed: null,
    loading: new Set(),
    isLoadingAll: false,
    problem: null,
  };
  let whole: Promise<void> | null = null;
  let wholeAt = 0;
  /** When the service last told of each member, in milliseconds of this browser's clock. */
  const toldAt = new Map([...first.members.keys()].map((key) => [key, Date.now()]));
  const listeners = new Set<() => void>();
  let wishes = 0;

  function change(part: Partial<TreeState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  /** Notes that the member wants something else now; the answer says whether that is still the latest. */
  function wish(): () => boolean {
    wishes += 1;
    const own = wishes;
    return () => own === wishes;
  }

  // Far off in either direction: a clock that was set back holds nothing up.
  const isOld = (at = 0) => Math.abs(Date.now() - at) > FRESH_MS;
  const isDue = (key: string) => needsLoading(state.tree, key) || isOld(toldAt.get(key));

  function absorb(branch: Tree | null): void {
    for (const key of branch?.members.keys() ?? []) toldAt.set(key, Date.now());
    const tree = branch ? mergeBranch(state.tree, branch) : state.tree;
    if (tree !== state.tree) change({ tree });
  }

  async function askFor(key: string, depth: number): Promise<void> {
    const username = state.tree.members.get(key)?.node.username ?? null;
    if (username !== null) absorb(await ask(username, depth));
  }

  function loadWhole(): Promise<void> {
    if (whole && !isOld(wholeAt)) return whole;
    wholeAt = Date.now();
    whole = askFor(first.top, ALL_LEVELS).catch((error: unknown) => {
      whole = null;
      throw error;
    });
    return whole;
  }

  const load = (key: string, depth: number) =>
    options.holdsMore ? loadWhole() : askFor(key, depth);

  function setLoading(key: string, isLoading: boolean): void {
    const loading = new Set(state.loading);
    if (isLoading) loading.add(key);
    else loading.delete(key);
    change({ loading });
  }

  function setFolded(key: string, isFolded: boolean, focused = key): void {
    const unfolded = new Set(state.unfolded);
    if (isFolded) unfolded.delete(key);
    else unfolded.add(key);
    change({ unfolded, focused, problem: null });
  }

  /** Shows the seats below a member: loaded first, or, when they are old, anew behind; false when they cannot be had. */
  async function unfold(key: string): Promise<boolean> {
    if (state.loading.has(key)) return false;
    const isLatest = wish();
    if (needsLoading(state.tree, key)) {
      setLoading(key, true);
      try {
        await load(key, FIRST_LEVELS);
      } catch {
        change({ problem: "branch" });
        return false;
      } finally {
        setLoading(key, false);
      }
    } else if (isDue(key)) {
      load(key, FIRST_LEVELS).catch(() => change({ problem: "branch" }));
    }
    setFolded(key, false, isLatest() ? key : state.focused);
    return true;
  }

  /** Loads from one member on the way down to the next; the further it is, the more at once. */
  async function bridge(from: string, to: string, depth: number): Promise<boolean> {
    if (!state.tree.members.has(to)) await load(from, depth);
    return state.tree.members.has(to);
  }

  return {
    get: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    focus(key: string): void {
      wish();
      change({ focused: key });
    },
    unfold,
    /** Unfolds what is folded and folds what is not. */
    async toggle(key: string): Promise<void> {
      if (!state.unfolded.has(key)) await unfold(key);
      else {
        wish();
        setFolded(key, true);
      }
    },
    /** Unfolds the way down to a member and puts the focus there, unless something else was wanted since; false when the way cannot be gone. */
    async reveal(way: readonly string[]): Promise<boolean> {
      const isLatest = wish();
      const start = way.indexOf(state.tree.top);
      let depth: number = FIRST_LEVELS;
      try {
        for (let index = start; start >= 0 && index < way.length - 1; index += 1) {
          const [from = "", to = ""] = way.slice(index, index + 2);
          const isKnown = state.tree.members.has(to);
          if (!(await bridge(from, to, depth))) {
            change({ problem: "branch" });
            return false;
          }
          if (!isKnown) depth *= 2;
          change({ unfolded: new Set(state.unfolded).add(from) });
        }
      } catch {
        change({ problem: "branch" });
        return false;
      }
      const last = way.at(-1);
      if (start < 0 || last === undefined) return false;
      if (isLatest()) change({ focused: last, revealed: { key: last }, problem: null });
      return true;
    },
    /** Loads and unfolds everybody; false when that fails. */
    async showAll(): Promise<boolean> {
      const keys = [...state.tree.members.keys()];
      const isComplete = keys.every((key) => !needsLoading(state.tree, key));
      const isLatest = wish();
      change({ isLoadingAll: true, problem: null });
      try {
        if (keys.some(isDue)) {
          await loadWhole().catch((error: unknown) => {
            if (!isComplete) throw error;
          });
        }
        change({
          extent: { of: "all" },
          unfolded: allUnfolded(state.tree),
          ...(isLatest() && { focused: first.top }),
        });
        return true;
      } catch {
        change({ problem: "all" });
        return false;
      } finally {
        whole = options.holdsMore ? whole : null;
        change({ isLoadingAll: false });
      }
    },
    foldBack(): void {
      wish();
      change({
        extent: { of: "first" },
        unfolded: firstUnfolded(state.tree, firstLevels),
        focused: first.top,
        problem: null,
      });
    },
    /** Takes fewer levels for the first ones; what has been unfolded or folded since stays so. */
    beginWith(levels: number): void {
      firstLevels = levels;
      if (state.unfolded === begun) change({ unfolded: firstUnfolded(state.tree, levels) });
    },
    /** Has everything loaded of an upstream that gives it anyway; a failure shows with the next branch. */
    async prefetch(): Promise<void> {
      if (options.holdsMore) await loadWhole().catch(() => {});
    },
    /** Takes in newer figures of the first levels. */
    adopt: absorb,
    /** Shows a member who has just been seated, at once, and then with the figures of the service. */
    async seat(parent: string, side: Leg, node: Partial<TreeNode>): Promise<void> {
      const above = state.tree.members.get(parent)?.node;
      if (!above) return;
      if (node.username && belowOf(state.tree, parent)[side] === null) {
        const child = { ...node, id: `new ${node.username}`, parentId: above.id, position: side };
        absorb(treeOf([above, child], above.username ?? null));
      }
      wish();
      setFolded(parent, false);
      change({ focused: belowOf(state.tree, parent)[side] ?? parent });
      await askFor(parent, 1).catch(() => change({ problem: "branch" }));
    },
  };
}

export type TreeStore = ReturnType<typeof createTreeStore>;
