let pressedAt = Number.NEGATIVE_INFINITY;

if (typeof window !== "undefined") {
  const note = () => {
    pressedAt = performance.now();
  };
  window.addEventListener("click", note, true);
}

/** When a link or button was last pressed, in the milliseconds of `performance.now()`; heard once a first load has this file. */
export function lastPressAt(): number {
  return pressedAt;
}
