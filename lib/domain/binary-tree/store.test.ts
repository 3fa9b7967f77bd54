import { afterEach, describe, expect, it, vi } from "vitest";
import { SAMPLE, sampleNode } from "../../testing/sample-tree.ts";
import { seatAt } from "./seats.ts";
import { createTreeStore } from "./store.ts";
import { belowOf, type Tree, treeOf } from "./tree.ts";

function made(nodes: Parameters<typeof treeOf>[0]): Tree {
  const tree = treeOf(nodes);
  if (!tree) throw new Error("There is no tree in these nodes");
  return tree;
}

const CARLS = [
  sampleNode("carl", null, null, [1, 1]),
  sampleNode("fred", "carl", "left", [0, 1]),
  sampleNode("gina", "carl", "right"),
];
const WHOLE = [
  ...SAMPLE.slice(0, 3),
  { ...CARLS[0], id: "id of carl", parentId: "id of dora", position: "left" as const },
  ...CARLS.slice(1),
];

function storeWith(
  ask: (root: string | null, depth: number) => Promise<Tree | null>,
  holdsMore = false,
) {
  return createTreeStore(made(SAMPLE), { holdsMore, ask });
}

function later(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_001 });
}

afterEach(() => {
  vi.useRealTimers();
});

describe("unfolding", () => {
  it("loads a branch once, when it is unfolded", async () => {
    const ask = vi.fn(async () => made(CARLS));
    const store = storeWith(ask);
    await store.toggle("carl");
    await store.toggle("carl");
    await store.toggle("carl");
    expect(ask.mock.calls).toEqual([["carl", 3]]);
    expect(store.get().unfolded.has("carl")).toBe(true);
    expect(belowOf(store.get().tree, "carl")).toEqual({ left: "fred", right: "gina" });
  });

  it("shows a branch of more than a minute ago at once, and asks for it again behind", async () => {
    const ask = vi.fn(async () => made(CARLS));
    const store = storeWith(ask);
    await store.toggle("carl");
    await store.toggle("carl");
    later();
    const answer = Promise.withResolvers<Tree>();
    ask.mockReturnValueOnce(answer.promise);
    await store.toggle("carl");
    expect(store.get().unfolded.has("carl")).toBe(true);
    answer.resolve(made([...CARLS.slice(0, 2), { ...CARLS[2], fullName: "Gina N." } as never]));
    await vi.waitFor(() =>
      expect(store.get().tree.members.get("gina")?.node.fullName).toBe("Gina N."),
    );
    await store.toggle("carl");
    await store.toggle("carl");
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("takes newer figures of the first levels for what they are, and asks for none of them", async () => {
    const ask = vi.fn(async () => null);
    const store = storeWith(ask);
    later();
    store.adopt(made(SAMPLE));
    await store.toggle("dora");
    await store.toggle("dora");
    expect(ask).not.toHaveBeenCalled();
  });

  it("says so when a branch cannot be loaded, and tries anew", async () => {
    const ask = vi.fn().mockRejectedValueOnce(new Error("down")).mockResolvedValue(made(CARLS));
    const store = storeWith(ask);
    expect(await store.unfold("carl")).toBe(false);
    expect(store.get()).toMatchObject({ problem: "branch", loading: new Set() });
    expect(await store.unfold("carl")).toBe(true);
    expect(store.get().problem).toBeNull();
  });

  it("asks an upstream that knows no depth once for everything, and then no more", async () => {
    const ask = vi.fn(async () => made(WHOLE as typeof SAMPLE));
    const store = storeWith(ask, true);
    await store.prefetch();
    await store.unfold("carl");
    await store.showAll();
    expect(ask.mock.calls).toEqual([["anna", 100_000]]);
    later();
    await store.showAll();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe("what a member did last", () => {
  it("has the focus, whichever of the branches comes last", async () => {
    const answer = Promise.withResolvers<Tree>();
    const store = storeWith(() => answer.promise);
    const folding = store.toggle("carl");
    store.focus("dora");
    answer.resolve(made(CARLS));
    await folding;
    expect(store.get()).toMatchObject({ focused: "dora" });
    expect(store.get().unfolded.has("carl")).toBe(true);
  });

  it("is a seat that was filled, though a branch comes later", async () => {
    const answer = Promise.withResolvers<Tree>();
    const store = storeWith((root) => (root === "carl" ? answer.promise : Promise.resolve(null)));
    const folding = store.toggle("carl");
    await store.seat("emil", "left", { username: "rita" });
    const { focused } = store.get();
    expect(focused).not.toBe("carl");
    answer.resolve(made(CARLS));
    await folding;
    expect(store.get().focused).toBe(focused);
  });

  it("is what a search has found, though an earlier one is answered later", async () => {
    const answer = Promise.withResolvers<Tree>();
    const store = storeWith(() => answer.promise);
    const deep = store.reveal(["anna", "dora", "carl", "fred"]);
    await store.reveal(["anna", "dora"]);
    answer.resolve(made(CARLS));
    expect(await deep).toBe(true);
    expect(store.get()).toMatchObject({ focused: "dora", revealed: { key: "dora" } });
  });
});

describe("revealing", () => {
  it("unfolds the way down, loading what is missing, further at once each time", async () => {
    const ask = vi.fn(async (root: string | null) =>
      root === "carl"
        ? made(CARLS)
        : made([sampleNode("fred", null, null, [0, 1]), sampleNode("ivan", "fred", "right")]),
    );
    const store = storeWith(ask);
    expect(await store.reveal(["anna", "dora", "carl", "fred", "ivan"])).toBe(true);
    expect(ask.mock.calls).toEqual([
      ["carl", 3],
      ["fred", 6],
    ]);
    expect(store.get()).toMatchObject({ focused: "ivan", revealed: { key: "ivan" } });
    expect([...store.get().unfolded]).toEqual(expect.arrayContaining(["dora", "carl", "fred"]));
  });

  it("fails for a way that leads elsewhere, or that the upstream does not know", async () => {
    const store = storeWith(async () => null);
    expect(await store.reveal(["boris", "newt"])).toBe(false);
    expect(await store.reveal(["anna", "dora", "carl", "ghost"])).toBe(false);
    expect(store.get()).toMatchObject({ focused: "anna", revealed: null });
  });
});

describe("showing all", () => {
  it("loads the whole tree and unfolds everybody with a team", async () => {
    const ask = vi.fn(async () => made(WHOLE as typeof SAMPLE));
    const store = storeWith(ask);
    expect(await store.showAll()).toBe(true);
    expect(ask.mock.calls).toEqual([["anna", 100_000]]);
    expect([...store.get().unfolded].sort()).toEqual(["anna", "carl", "dora"]);
    const { extent } = store.get();
    expect(extent.of).toBe("all");
    await store.showAll();
    expect(store.get().extent).not.toBe(extent);
    store.foldBack();
    expect(store.get()).toMatchObject({ focused: "anna", extent: { of: "first" } });
  });

  it("loads what is known anew once it is more than a minute old, and shows it without", async () => {
    const all = [...WHOLE.slice(0, 4), sampleNode("fred", "carl", "left"), ...WHOLE.slice(5)];
    const ask = vi.fn(async () => made(all as typeof SAMPLE));
    const store = storeWith(ask);
    await store.showAll();
    later();
    ask.mockRejectedValueOnce(new Error("down"));
    expect(await store.showAll()).toBe(true);
    expect(await store.showAll()).toBe(true);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("begins with fewer levels until somebody folds or unfolds, and folds back to them", async () => {
    const store = storeWith(async () => null);
    store.beginWith(1);
    expect([...store.get().unfolded]).toEqual(["anna"]);
    await store.toggle("dora");
    store.beginWith(2);
    expect([...store.get().unfolded]).toEqual(["anna", "dora"]);
    store.beginWith(1);
    store.foldBack();
    expect([...store.get().unfolded]).toEqual(["anna"]);
  });

  it("keeps what is shown when it fails", async () => {
    const store = storeWith(() => Promise.reject(new Error("too large")));
    const before = store.get().unfolded;
    expect(await store.showAll()).toBe(false);
    expect(store.get()).toMatchObject({ problem: "all", isLoadingAll: false });
    expect(store.get().unfolded).toBe(before);
  });
});

describe("a new member", () => {
  it("sits at the seat at once, has the focus, and stays when the figures do not come", async () => {
    const store = storeWith(() => Promise.reject(new Error("down")));
    await store.seat("emil", "right", { username: "rita", status: "unverified" });
    const { tree, unfolded, focused } = store.get();
    expect(seatAt(tree, "emil", "right")).toEqual({ kind: "member", key: "rita" });
    expect([unfolded.has("emil"), focused]).toEqual([true, "rita"]);
  });

  it("gets the figures of the service without anybody else leaving the view", async () => {
    const answer = [
      sampleNode("emil", null, null, [0, 1]),
      { ...sampleNode("rita", "emil", "right"), fullName: "Rita S." },
    ];
    const store = storeWith(async () => made(answer));
    await store.seat("emil", "right", { username: "rita" });
    expect(store.get().tree.members.get("rita")?.node.fullName).toBe("Rita S.");
    expect(store.get().tree.members.get("emil")?.node.right?.count).toBe(1);
    expect(store.get().tree.members.size).toBe(5);
  });
});
