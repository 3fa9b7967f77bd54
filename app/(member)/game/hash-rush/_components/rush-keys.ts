/** Keys of each lane by their place on the keyboard: digits, home row and number pad. */
const LANE_KEYS: readonly (readonly string[])[] = [
  ["Digit1", "Numpad1", "KeyD"],
  ["Digit2", "Numpad2", "KeyF"],
  ["Digit3", "Numpad3", "KeyJ"],
  ["Digit4", "Numpad4", "KeyK"],
];

/** The letters of the lanes as they are printed on a common keyboard. */
export const LANE_LETTERS = ["D", "F", "J", "K"] as const;

/** What a key means for the game, or null. */
export function rushKey(
  event: Pick<KeyboardEvent, "code" | "repeat" | "ctrlKey" | "altKey" | "metaKey">,
): number | "pause" | null {
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.code === "KeyP" || event.code === "Escape") return "pause";
  const lane = LANE_KEYS.findIndex((codes) => codes.includes(event.code));
  return lane < 0 ? null : lane;
}
