import { expect, it } from "vitest";
import { rushKey } from "./rush-keys.ts";

const press = (code: string, more = {}) =>
  rushKey({ code, repeat: false, ctrlKey: false, altKey: false, metaKey: false, ...more });

it("gives each lane a digit and a letter, wherever a layout puts their signs", () => {
  expect(["Digit1", "Digit2", "Digit3", "Digit4"].map((code) => press(code))).toEqual([0, 1, 2, 3]);
  expect(["KeyD", "KeyF", "KeyJ", "KeyK"].map((code) => press(code))).toEqual([0, 1, 2, 3]);
  expect(press("Numpad4")).toBe(3);
});

it("pauses by P and Escape", () => {
  expect(press("KeyP")).toBe("pause");
  expect(press("Escape")).toBe("pause");
});

it("leaves held keys, shortcuts and all other keys to the browser", () => {
  expect(press("KeyF", { repeat: true })).toBeNull();
  expect(press("KeyF", { ctrlKey: true })).toBeNull();
  expect(press("KeyD", { metaKey: true })).toBeNull();
  expect(press("Digit5")).toBeNull();
  expect(press("Tab")).toBeNull();
});
