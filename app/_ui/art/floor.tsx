const TILES = 16;
const TILE = { width: 48.5, height: 28 };

/** Lines of both directions, from the far corner to the near one. */
const LINES = Array.from({ length: TILES + 1 }, (_, at) => {
  const [x, y] = [TILE.width * at, TILE.height * at];
  const [left, top] = [TILE.width * TILES, TILE.height * TILES];
  return `M${x} ${y - top}L${x - left} ${y}M${-x} ${y - top}L${left - x} ${y}`;
}).join("");

/** The floor that scenes stand on, in the document itself: a file of its own would be a document of its own to the browser. */
export function Floor({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-360 -200 720 400"
      fill="none"
      strokeLinecap="round"
      className={className}
    >
      <path d={LINES} stroke="var(--floor)" />
    </svg>
  );
}
