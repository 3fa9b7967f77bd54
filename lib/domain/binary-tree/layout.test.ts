import { describe, expect, it } from "vitest";
import { SAMPLE, sampleNode } from "../../testing/sample-tree.ts";
import { CARD, layOut, neighbour } from "./layout.ts";
import { firstUnfolded } from "./seats.ts";
import { treeOf } from "./tree.ts";
import {
  centredOn,
  firstView,
  fitAll,
  hitAt,
  isInSight,
  keepingInPlace,
  levelsInSight,
  visitVisible,
} from "./viewport.ts";

const tree = treeOf(SAMPLE);
if (!tree) throw new Error("The sample is a tree");
const layout = layOut(tree, new Set(["anna", "dora"]));
const size = { width: 1000, height: 600 };

function at(key: string) {
  const placed = layout.byKey.get(key);
  if (!placed) throw new Error(`${key} is not placed`);
  return placed;
}

describe("the layout", () => {
  it("keeps the left leg on the left, and an only child on its side", () => {
    expect(at("dora").x).toBeLessThan(at("anna").x);
    expect(at("emil").x).toBeGreaterThan(at("anna").x);
    expect(at("carl").x).toBeLessThan(at("dora").x);
    expect(at("dora right").x).toBeGreaterThan(at("dora").x);
  });

  it("lets no two cards of a level touch", () => {
    for (const level of layout.levels) {
      for (const [index, placed] of level.entries()) {
        const next = level[index + 1];
        if (next) expect(next.x - placed.x).toBeGreaterThan(CARD.width);
      }
    }
  });

  it("moves the focus to the parent, the children and the neighbours as they stand", () => {
    const go = (key: string, direction: "up" | "down" | "left" | "right") =>
      neighbour(layout, key, direction)?.key ?? null;
    expect(go("carl", "up")).toBe("dora");
    expect(go("anna", "up")).toBeNull();
    expect(go("dora", "down")).toBe("carl");
    expect(go("emil", "down")).toBeNull();
    expect([go("dora", "right"), go("emil", "left")]).toEqual(["emil", "dora"]);
    expect(go("emil", "right")).toBeNull();
    expect(go("nobody", "up")).toBeNull();
  });

  it("takes a chain of ten thousand without running out of stack", () => {
    const chain = Array.from({ length: 10_000 }, (_, index) =>
      sampleNode(`m${index}`, index === 0 ? null : `m${index - 1}`, index === 0 ? null : "left"),
    );
    const deep = treeOf(chain);
    expect(deep && layOut(deep, new Set(deep.members.keys())).levels).toHaveLength(10_001);
  });
});

describe("the view", () => {
  it("fits everything, and begins readable with the top in sight", () => {
    const all = fitAll(layout, size);
    expect([...layout.byKey.values()].every((placed) => isInSight(placed, size, all))).toBe(true);
    const narrow = { width: 300, height: 600 };
    const first = firstView(layout, narrow, { of: "first" });
    expect(first.k).toBeGreaterThan(fitAll(layout, narrow).k);
    expect(at("anna").x * first.k + first.x).toBeCloseTo(150);
  });

  it("shows all of a large tree as far as members can be told apart, with the top in sight", () => {
    const members = Array.from({ length: 8_191 }, (_, index) => {
      const above = index === 0 ? null : `m${(index - 1) >> 1}`;
      return sampleNode(`m${index}`, above, index === 0 ? null : index % 2 ? "left" : "right");
    });
    const large = treeOf(members);
    if (!large) throw new Error("The members are a tree");
    const whole = layOut(
      large,
      new Set(members.slice(0, 4_095).map(({ username }) => `${username}`)),
    );
    const view = firstView(whole, size, { of: "all" });
    const inSight: string[] = [];
    visitVisible(whole, size, view, 3, ({ key }) => inSight.push(key));
    expect(inSight).toContain("m0");
    expect(inSight.length).toBeGreaterThan(100);
    expect(firstView(layout, size, { of: "all" }).k).toBe(fitAll(layout, size).k);
  });

  it("begins on a phone with the first legs, and with more where they can be read", () => {
    const [phone, tablet] = [
      { width: 356, height: 624 },
      { width: 772, height: 704 },
    ];
    expect([phone, tablet].map((one) => levelsInSight(tree, one))).toEqual([1, 3]);
    const legs = layOut(tree, firstUnfolded(tree, 1));
    const view = firstView(legs, phone, { of: "first" });
    expect([...legs.byKey.values()].every((placed) => isInSight(placed, phone, view))).toBe(true);
  });

  it("finds the card and the fold sign under a point, and nothing between them", () => {
    const view = centredOn(at("dora"), size, 1);
    const middle = { x: size.width / 2, y: size.height / 2 };
    expect(hitAt(layout, view, middle)).toMatchObject({ part: "card", placed: { key: "dora" } });
    const sign = { x: middle.x, y: middle.y + CARD.height / 2 + 16 };
    expect(hitAt(layout, view, sign)).toMatchObject({ part: "fold", placed: { key: "dora" } });
    expect(hitAt(layout, view, { x: middle.x + 40, y: sign.y })).toBeNull();
    expect(hitAt(layout, view, { x: middle.x + CARD.width / 2 + 4, y: middle.y })).toBeNull();
  });

  it("keeps what was focused where it stood when the layout changes", () => {
    const view = { x: 10, y: 20, k: 0.5 };
    const moved = keepingInPlace(view, { x: 100, y: 50 }, { x: 300, y: 90 });
    expect([300 * 0.5 + moved.x, 90 * 0.5 + moved.y]).toEqual([60, 45]);
  });

  it("visits what is in sight, and one for several where they are tighter than pixels", () => {
    const names: string[] = [];
    const view = centredOn(at("carl"), { width: 200, height: 100 }, 1);
    visitVisible(layout, { width: 200, height: 100 }, view, 0, ({ key }) => names.push(key));
    expect(names).toContain("carl");
    expect(names).not.toContain("emil");
    const few: string[] = [];
    const far = { x: 100, y: 10, k: 0.001 };
    visitVisible(layout, size, far, 3, ({ key }) => few.push(key));
    expect(few).toHaveLength(layout.levels.length);
  });
});
