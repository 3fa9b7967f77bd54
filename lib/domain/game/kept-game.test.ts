import { expect, it } from "vitest";
import { hasLapsed, type KeptGame, parseKeptGame } from "./kept-game.ts";

const GAME: KeptGame = {
  member: "anna",
  id: "7",
  seed: 42,
  taps: [
    { at: 100, lane: 0 },
    { at: 900, lane: 3 },
  ],
  playedMs: 1_200,
  expiresAt: "2026-01-01T00:15:00Z",
};

it("comes back as it was kept", () => {
  expect(parseKeptGame(JSON.stringify(GAME), "anna")).toEqual(GAME);
});

it.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["no game", "7"],
  ["taps out of order", JSON.stringify({ ...GAME, taps: [...GAME.taps].reverse() })],
  ["taps that are none", JSON.stringify({ ...GAME, taps: [null] })],
  ["a tap after what was played", JSON.stringify({ ...GAME, playedMs: 800 })],
  ["more than a minute", JSON.stringify({ ...GAME, playedMs: 60_001 })],
  ["no moment at which it lapses", JSON.stringify({ ...GAME, expiresAt: "soon" })],
])("is none for %s", (_, text) => {
  expect(parseKeptGame(text, "anna")).toBeNull();
});

it("is none for another member of the same browser", () => {
  expect(parseKeptGame(JSON.stringify(GAME), "boris")).toBeNull();
});

it("lapses by the server's clock", () => {
  expect(hasLapsed(GAME, "2026-01-01T00:14:59Z")).toBe(false);
  expect(hasLapsed(GAME, "2026-01-01T00:15:00Z")).toBe(true);
});
