import { expect, it } from "vitest";
import type { TreeNode } from "@/lib/contract/team/tree";
import { CARD } from "@/lib/domain/binary-tree/layout";
import { drawCard } from "./draw-card";
import type { Scene } from "./scene";

/** How wide a letter of the drawing is. */
const LETTER = 6.5;

/** Draws a card with a status of this name; what was written, where and in which colour. */
function written(status: string, code = "unheard-of") {
  const texts: { text: string; x: number; room: number | undefined; colour: unknown }[] = [];
  let colour: unknown;
  const context = new Proxy(
    {
      measureText: (text: string) => ({ width: text.length * LETTER }),
      fillText: (text: string, x: number, _y: number, room?: number) =>
        texts.push({ text, x, room, colour }),
    },
    {
      get: (own, name) => Reflect.get(own, name) ?? (() => undefined),
      set(_, name, value) {
        if (name === "fillStyle") colour = value;
        return true;
      },
    },
  );
  const scene = {
    context,
    font: status,
    colours: { muted: "muted", closed: "line", active: "up" },
    texts: { status: { unknown: status, [code]: status }, unnamed: "", left: "L", right: "R" },
    focused: "",
    locale: "de-DE",
    pictureOf: () => null,
  } as unknown as Scene;
  const node = { username: "emil", fullName: "Emil N.", status: code };
  drawCard(scene, { key: "emil" } as never, node as unknown as TreeNode);
  return texts.find(({ text }) => text === status || text.endsWith("…"));
}

it("a card never cuts its status: a long one begins further to the start, and has the room of the card", () => {
  const short = written("Aktiv");
  const long = written("Nicht freigeschaltet");
  expect(short?.text).toBe("Aktiv");
  expect(long?.text).toBe("Nicht freigeschaltet");
  expect(long?.x).toBeLessThan(short?.x ?? 0);
  expect((long?.x ?? 0) + (long?.room ?? 0)).toBeLessThan(CARD.width);
  expect(written("Почта не подтверждена, и это надолго")?.text).toMatch(/надолго$/);
});

it("a card writes the status in its colour, and that of a closed account in one that can be read", () => {
  expect(written("Active", "active")?.colour).toBe("up");
  expect(written("Closed", "closed")?.colour).toBe("muted");
});
