const TILES = 16;
const TILE = { width: 48.5, height: 28 };

/** From the far corner to the near one in steps that are all the same, which packs to next to nothing. */
function linesTo(side: -1 | 1): string {
  const [x, y] = [TILE.width * TILES, TILE.height * TILES];
  const line = `l${side * x} ${y}`;
  const step = `m${-side * (x + TILE.width)} ${TILE.height - y}`;
  return `M0 ${-y}${line}${`${step}${line}`.repeat(TILES)}`;
}

const LINES = linesTo(-1) + linesTo(1);

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
