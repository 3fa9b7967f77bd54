"use client";

import { createContext, type ReactNode, use, useMemo, useRef, useState } from "react";
import { useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import type { Leg } from "@/lib/contract/team/team-member";
import {
  type CreateDownlineProps,
  type DownlineDraft,
  loadCreateDownline,
  type Seat,
} from "../../_components/create-downline/load-create-downline";
import { useTreeBoard } from "./board-context";
import { MemberModal } from "./member-modal";

interface Layers {
  /** Shows who a member is. */
  readonly openMember: (key: string) => void;
  /** Offers to fill a free seat. */
  readonly openSeat: (parent: string, side: Leg) => void;
}

const LayersContext = createContext<Layers>({ openMember: () => {}, openSeat: () => {} });

/** What can be opened over the tree. */
export function useLayers(): Layers {
  return use(LayersContext);
}

/** The card of a member and the form for a free seat, over the tree; what is under them stays as it is. */
export function BoardLayers({ children }: { children: ReactNode }) {
  const { store } = useTreeBoard();
  const [member, openMember] = useState<string | null>(null);
  const seat = useLazyDialog<Seat, CreateDownlineProps>();
  const draft = useRef<DownlineDraft>(null);
  const openForm = useRef(seat.open);
  const layers = useMemo<Layers>(
    () => ({
      openMember,
      openSeat: (parentUsername, position) =>
        openForm.current(loadCreateDownline, { parentUsername, position }),
    }),
    [],
  );
  const { opened } = seat;
  return (
    <LayersContext value={layers}>
      {children}
      {member !== null && <MemberModal memberKey={member} onClose={() => openMember(null)} />}
      {opened && (
        <opened.Dialog
          seat={opened.about}
          draft={draft}
          onCreated={(node) =>
            void store.seat(opened.about.parentUsername, opened.about.position, node)
          }
          onClose={seat.close}
        />
      )}
    </LayersContext>
  );
}
