import type { RefObject } from "react";
import { preloadDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import type { Leg } from "@/lib/contract/team/team-member";
import type { DownlineNode } from "@/lib/domain/team/client";

/** A place of the own tree: directly below a member, on one side. */
export interface Seat {
  parentUsername: string;
  position: Leg;
}

/** What was chosen and typed for a member who has not been created yet; no password. */
export interface DownlineDraft {
  readonly parentUsername: string;
  readonly position: string;
  readonly fullName: string;
  readonly username: string;
  readonly email: string;
}

export interface CreateDownlineProps {
  /** Kept from one opening to the next, as long as what opens the form is on the page. */
  draft: RefObject<DownlineDraft | null>;
  /** A seat that is stated and kept, or null to have one chosen. */
  seat: Seat | null;
  /** After each member that was created, with the new node; another one can be created then. */
  onCreated: (node: DownlineNode) => void;
  /** After the modal has left. */
  onClose: () => void;
}

/** Fetches the form that creates a member below oneself. */
export const loadCreateDownline = async () =>
  (await import("./create-downline-dialog")).CreateDownlineDialog;

/** Fetches the form before it is needed, such as when its button is pointed at. */
export const preloadCreateDownline = () => preloadDialog(loadCreateDownline);
