"use client";

import { useTranslations } from "next-intl";
import {
  Component,
  type FormEvent,
  lazy,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import * as Drawer from "vaul";
import { Button } from "@/app/_ui/control/button";
import { goBack, wayBack } from "@/app/_ui/control/way-back";
import { ErrorState } from "@/app/_ui/state/error-state";
import { loadPatiently, whenOnline } from "@/lib/live/network";
import type { ModalSurfaceProps } from "./modal";
import { ModalCloseContext } from "./modal-close";
import { ModalHead } from "./modal-head";
import { passNonce } from "./pass-nonce";
import { DISMISS_PX_PER_SECOND, type DragPoint, releaseVelocity } from "./release-velocity";
import { useBackStep } from "./use-back-step";
import { isWideScreen, onWideScreenChange } from "./wide-screen";

const importLeaveDialog = () => import("./leave-dialog");
const LeaveDialog = lazy(() => loadPatiently(importLeaveDialog));

const SIZES = { medium: "xxl:w-[29rem]", large: "xxl:w-[46rem]" } as const;
const PLACEMENTS = {
  center: "xxl:inset-0 xxl:m-auto xxl:h-fit xxl:max-h-[min(88dvh,56rem)] xxl:rounded-hero",
  end: "modal-panel xxl:inset-y-0 xxl:start-auto xxl:end-0 xxl:h-dvh xxl:max-h-dvh xxl:rounded-s-hero",
} as const;

/** Without these attributes a drawer is the dialog that it is built on. */
const NO_SHEET = { "data-vaul-drawer": undefined, "data-vaul-overlay": undefined };
const CLOSES_FROM = 0.5;
const KEEPS_THE_FINGER = "input[type=range], select, textarea, .touch-none";

passNonce();

const TYPED_FIELDS =
  ":is(textarea, input:not([type=checkbox], [type=radio], [type=range], [type=search])):read-write";

function isFilled(field: Element): boolean {
  return "value" in field && field.value !== "";
}

function preventDefault(event: { preventDefault(): void }): void {
  event.preventDefault();
}

/** Something in the dialog that Escape closes before the dialog itself, such as a question. */
function takesEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-takes-escape]") !== null;
}

/** A mouse selects text where a finger drags the sheet, and some elements want the finger for themselves. */
function keepFromDragging(event: PointerEvent): void {
  const isKept = event.target instanceof Element && event.target.closest(KEEPS_THE_FINGER) !== null;
  if (isKept || event.pointerType === "mouse") event.stopPropagation();
}

/** The way back from each dialog: one that takes its place goes on by it, since its own opener is gone. */
const waysBack = new WeakMap<Element, readonly Element[]>();

function withEarlier(opener: HTMLElement | null): readonly Element[] {
  const around = opener?.closest("[role=dialog]");
  return [...wayBack(opener), ...((around && waysBack.get(around)) ?? [])];
}

/** Brings what sending has led to into sight: a footer would hide what is said at the end of the content. */
function showAlerts(body: HTMLElement | null) {
  let isSent = false;
  const note = ({ type }: Event) => {
    isSent = type === "submit";
  };
  const dialog = body?.closest("[role=dialog]");
  // What is said while somebody types would take the field out of sight.
  for (const type of ["submit", "input"]) dialog?.addEventListener(type, note, true);
  const observer = new MutationObserver((changes) => {
    const said = changes
      .filter(({ addedNodes }) => addedNodes.length > 0)
      .map(({ target }) => (target as Element).closest("[role=alert]"));
    if (isSent) said.find(Boolean)?.scrollIntoView({ block: "nearest" });
  });
  if (body) observer.observe(body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before what was typed is lost. */
function LeaveQuestion(props: LeaveQuestionProps) {
  const t = useTranslations("common");
  const texts = {
    title: t("leaveTitle"),
    text: t("leaveText"),
    stay: t("stay"),
    leave: t("leave"),
  };
  return (
    <Suspense>
      <LeaveDialog texts={texts} {...props} />
    </Suspense>
  );
}

/** In the place of a part whose script cannot be had. */
function LostPart() {
  const t = useTranslations("common");
  const reload = () => whenOnline().then(() => window.location.reload());
  return (
    <ErrorState
      title={t("cannotOpen")}
      text=""
      action={<Button onClick={reload}>{t("retry")}</Button>}
    />
  );
}

/** Keeps the page where a part of the dialog did not come: its error screen would take all of it. */
class LostPartBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error && error.name !== "ChunkLoadError") throw error;
    return error ? <LostPart /> : this.props.children;
  }
}

/** A sheet that is let go fast enough leaves, from where the finger let it go. */
function useThrow(content: RefObject<HTMLDivElement | null>, leave: () => void) {
  const drag = useRef<DragPoint[]>([]);
  const [from, setFrom] = useState<string>();
  const follow = (event: PointerEvent) => {
    drag.current.push({ y: event.clientY, at: event.timeStamp });
  };
  return {
    style: from ? { transform: from, transition: "none" } : undefined,
    begin(event: PointerEvent): void {
      drag.current = [];
      follow(event);
    },
    follow,
    release(event: PointerEvent, stays: boolean): void {
      const isThrown = releaseVelocity(drag.current, event.timeStamp) > DISMISS_PX_PER_SECOND;
      if (!stays || !isThrown) return;
      // vaul is about to send it back up.
      setFrom(content.current?.style.transform);
      leave();
    },
  };
}

/**
 * What {@link Modal} shows once its code is there: vaul's drawer below 1200 px, and with that switched off
 * radix's dialog, so that a window which becomes wide or narrow keeps what was typed. A sheet closes when it is let
 * go at over 300 px/s (R9.3), or below its half; vaul also closes one whose whole drag was faster than 400 px/s.
 * Back closes it, and asks first where something was typed that is still in its field and would be lost.
 */
export function ModalSurface({
  title,
  description,
  onClose,
  children,
  footer,
  isDismissable = true,
  isAddressed = false,
  keepsTyped = false,
  size = "medium",
  placement = "center",
  opener,
}: ModalSurfaceProps) {
  const [way] = useState(() => withEarlier(opener));
  const [isOpen, setOpen] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const hasTyped = useRef(false);
  const isLeaving = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isWide = useSyncExternalStore(onWideScreenChange, isWideScreen);
  const mode = isWide ? NO_SHEET : {};
  const leave = () => {
    if (!isDismissable) return;
    isLeaving.current = true;
    setOpen(false);
  };
  useBackStep(isOpen && !isAddressed, (isLeft) => {
    if (!isDismissable) return false;
    const fields = content.current?.querySelectorAll(TYPED_FIELDS) ?? [];
    if (!isLeft && !keepsTyped && hasTyped.current && [...fields].some(isFilled)) {
      setAsking(true);
      return false;
    }
    leave();
    return true;
  });
  const noteTyped = ({ target }: FormEvent) => {
    if (hasTyped.current || !(target instanceof Element) || !target.matches(TYPED_FIELDS)) return;
    hasTyped.current = true;
    // A new build would take its script away.
    importLeaveDialog().catch(() => {});
  };
  const thrown = useThrow(content, leave);

  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={leave}
      dismissible={isDismissable}
      handleOnly={isWide}
      closeThreshold={CLOSES_FROM}
      onDrag={thrown.follow}
      onRelease={thrown.release}
      repositionInputs={false}
      noBodyStyles
    >
      <Drawer.Portal>
        <Drawer.Overlay
          className="modal-overlay fixed inset-0 z-40 bg-[rgb(0_0_0/0.6)]"
          // The second half of the double click that opened it may fall beside it.
          onClick={({ detail }) => detail < 2 && leave()}
          onMouseDown={preventDefault}
          {...mode}
        />
        <Drawer.Content
          ref={content}
          aria-modal="true"
          {...(description ? {} : { "aria-describedby": undefined })}
          style={thrown.style}
          onPointerDown={thrown.begin}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (content.current) waysBack.set(content.current, way);
            const result = content.current?.querySelector<HTMLElement>("[data-result]");
            (result ?? heading.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A link that was followed has put it on its page.
            if (document.activeElement === document.body) {
              // The page of the opener may be gone as well.
              goBack([...way, ...document.querySelectorAll("main")]);
            }
            if (isLeaving.current) onClose();
          }}
          onInput={noteTyped}
          onEscapeKeyDown={(event) => {
            if (takesEscape(event.target)) event.preventDefault();
          }}
          // The overlay's: radix overlooks the first press after one inside that the sheet is not to be dragged by.
          onPointerDownOutside={preventDefault}
          className={`modal-content fixed inset-x-0 bottom-0 z-40 mx-auto flex max-h-[92dvh] w-full max-w-[40rem] flex-col rounded-t-hero border border-line-strong bg-surface text-text outline-none xxl:max-w-[calc(100vw-2rem)] ${SIZES[size]} ${PLACEMENTS[placement]}`}
          {...mode}
        >
          <ModalHead
            {...{ heading, title, description }}
            onClose={isDismissable ? leave : undefined}
          />
          <div className="contents" onPointerDown={keepFromDragging}>
            <ModalCloseContext value={leave}>
              <div
                ref={showAlerts}
                className={`modal-body -mt-1 min-h-0 flex-1 scroll-pb-16 overflow-y-auto overscroll-contain px-5 pt-1 sm:px-6 ${footer ? "pb-5" : "pb-[calc(1.25rem+env(safe-area-inset-bottom))] sm:pb-6"}`}
              >
                <LostPartBoundary>{children}</LostPartBoundary>
              </div>
              {footer && (
                <div className="shrink-0 border-t border-line px-5 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:px-6">
                  {footer}
                </div>
              )}
            </ModalCloseContext>
            {isAsking && (
              <LeaveQuestion
                onStay={() => setAsking(false)}
                onLeave={() => {
                  setAsking(false);
                  leave();
                }}
              />
            )}
          </div>
        </Drawer.Content>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
