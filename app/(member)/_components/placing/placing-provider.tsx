"use client";

import { type ComponentType, createContext, type ReactNode, use } from "react";
import { OrderMember } from "@/app/_order/order-member";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { withTexts } from "@/app/_shell/texts/load-texts";
import { Button } from "@/app/_ui/control/button";
import { preloadDialog, useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";

interface PlacingFacts {
  /** What undecided orders are kept under. */
  readonly memberId: string | null;
  /** The locale for `Intl`. */
  readonly locale: string;
  readonly timeZone: string;
}

export interface PlacingDialogProps extends Omit<PlacingFacts, "memberId"> {
  /** The newcomer. */
  username: string;
  /** Renders the page anew. */
  refresh: () => void;
  onClose: () => void;
}

const load = withTexts(
  "placeMember",
  async (): Promise<ComponentType<PlacingDialogProps>> =>
    (await import("./placing-dialog")).default,
);
const preload = () => preloadDialog(load);

const PlacingContext = createContext<(username: string) => void>(() => {});

/** Holds the dialog above the list, which a newcomer leaves while the receipt is still read. */
export function PlacingProvider({
  memberId,
  children,
  ...facts
}: PlacingFacts & { children: ReactNode }) {
  const refresh = useQuietRefresh();
  const { opened, open, close } = useLazyDialog<string, PlacingDialogProps>();
  return (
    <OrderMember id={memberId}>
      <PlacingContext value={(username) => void open(load, username)}>{children}</PlacingContext>
      {opened && (
        <opened.Dialog {...facts} username={opened.about} refresh={refresh} onClose={close} />
      )}
    </OrderMember>
  );
}

interface PlaceButtonProps {
  username: string;
  /** What is shown, and what is read out with the name. */
  text: string;
  label: string;
}

/** Opens the dialog that gives a newcomer a spot, whose code loads with the intent. */
export function PlaceButton({ username, text, label }: PlaceButtonProps) {
  const open = use(PlacingContext);
  return (
    <Button
      size="small"
      aria-label={label}
      aria-haspopup="dialog"
      className="noscript:hidden"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => open(username)}
    >
      {text}
    </Button>
  );
}
