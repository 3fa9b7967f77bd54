"use client";

import { type ReactNode, startTransition, use, useEffect, useState } from "react";
import { LazyHeldFailure } from "./member-frame.lazy";

/** A section as it was read: its content, or what stands for it when it could not be read. */
export interface SectionRead {
  readonly content?: ReactNode;
  readonly failure?: ReactNode;
}

interface SectionPlaceProps {
  read?: SectionRead;
  /** A section that comes after its page. */
  late?: Promise<SectionRead>;
  /** What stands for it until it comes for the first time. */
  shape?: ReactNode;
  /** Whether a refresh of the page that fails it leaves it as it is: forms and receipts live in it. */
  isLasting?: boolean;
}

/** Where a section of a member page stands, or the page: what is there stays until the next has come. One that failed waits for who is at work. */
export function SectionPlace({ read, late, shape, isLasting }: SectionPlaceProps) {
  const [awaited, setAwaited] = useState<Promise<SectionRead>>();
  // Waited for by itself: a page that is read anew shows its other sections meanwhile.
  const next = late && late === awaited ? use(late) : read;
  const [shown, setShown] = useState(next);

  // Once it has come: React shows transitions that wait at the same time together, so with the slowest.
  useEffect(() => {
    let isWanted = true;
    const take = () => {
      if (isWanted) startTransition(() => setAwaited(late));
    };
    late?.then(take, take);
    return () => {
      isWanted = false;
    };
  }, [late]);

  const isHeld = next?.failure && shown?.content;
  if (next && next !== shown && !isHeld) setShown(next);
  return (
    <>
      {shown ? (shown.failure ?? shown.content) : shape}
      {isHeld && !isLasting && <LazyHeldFailure show={() => setShown(next)} />}
    </>
  );
}
