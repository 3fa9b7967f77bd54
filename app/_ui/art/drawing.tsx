import empty from "./empty.svg";
import machines from "./machines.svg";
import scenes from "./scenes.svg";
import tokens from "./tokens.svg";

const FILES = { empty, machines, scenes, tokens } as const;

/** The tokens that have a drawing. */
export const DRAWN_TOKENS = ["AmBTC", "BTC", "MERLIN", "USDT", "mBTC"] as const;

/** What a drawing of each file is called there. */
export interface Drawings {
  empty:
    | "addresses"
    | "machines"
    | "notifications"
    | "prediction"
    | "session"
    | "stake"
    | "team"
    | "transactions";
  /** `nodes` stands beside one: the machine's meter, the fee and the wallet. */
  machines: "core" | "nano" | "nodes" | "pro" | "starter" | "titan";
  scenes: "missing";
  tokens: (typeof DRAWN_TOKENS)[number];
}

/** Where a drawing lies: a file of its own, so that a page of twenty coins holds none of their lines. */
export function drawingHref<File extends keyof Drawings>(file: File, name: Drawings[File]): string {
  return `${FILES[file].src}#${name}`;
}

interface DrawingProps<File extends keyof Drawings> {
  file: File;
  name: Drawings[File];
  /** In pixels; otherwise the classes say. */
  width?: number;
  height?: number;
  className?: string;
}

/** A drawing in the theme's colours. It is decoration; the words stand beside it. */
export function Drawing<File extends keyof Drawings>({
  file,
  name,
  width,
  height,
  className,
}: DrawingProps<File>) {
  return (
    <svg aria-hidden="true" width={width} height={height} className={className}>
      <use href={drawingHref(file, name)} />
    </svg>
  );
}
