import type { ShownStatus } from "@/lib/contract/team/team-member";
import type { Layout } from "@/lib/domain/binary-tree/layout";
import type { Extent } from "@/lib/domain/binary-tree/store";
import type { Tree } from "@/lib/domain/binary-tree/tree";
import type { Viewport, ViewportSize } from "@/lib/domain/binary-tree/viewport";
import type { StageColours } from "./stage-colours";

/** What is written in it, worded once and not for each frame. */
export interface StageTexts {
  readonly left: string;
  readonly right: string;
  readonly unnamed: string;
  readonly notLoaded: string;
  readonly freeSeat: string;
  /** What can be done with a free seat of one's own, and with a deeper one. */
  readonly inviteHere: string;
  readonly placeHere: string;
  readonly status: Readonly<Record<ShownStatus | "unknown", string>>;
}

/** What a picture of the tree shows. */
export interface Content {
  readonly tree: Tree;
  readonly extent: Extent;
  readonly layout: Layout;
  readonly unfolded: ReadonlySet<string>;
  readonly loading: ReadonlySet<string>;
  /** The card with the focus. */
  readonly focused: string;
  /** True while keys act on the drawing. */
  readonly hasKeys: boolean;
  readonly ownUsername: string;
  readonly locale: string;
  readonly texts: StageTexts;
}

/** A picture to be drawn, and the looks it is drawn with. */
export interface Scene extends Content {
  readonly context: CanvasRenderingContext2D;
  readonly size: ViewportSize;
  readonly view: Viewport;
  /** Device pixels for one CSS pixel. */
  readonly ratio: number;
  readonly colours: StageColours;
  readonly font: string;
  /** The picture behind an address, once it is there. */
  readonly pictureOf: (url: string) => HTMLImageElement | null;
}
