"use client";

import { createContext, type ReactNode, use, useMemo, useState } from "react";
import type { Leg } from "@/lib/contract/team-member";
import { CreateDownlineModal } from "../../_components/create-downline/create-downline-modal";
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

type Open = { readonly member: string } | { readonly parent: string; readonly side: Leg } | null;

/** The card of a member and the form for a free seat, over the tree; what is under them stays as it is. */
export function BoardLayers({ children }: { children: ReactNode }) {
  const { store } = useTreeBoard();
  const [open, setOpen] = useState<Open>(null);
  const layers = useMemo<Layers>(
    () => ({
      openMember: (member) => setOpen({ member }),
      openSeat: (parent, side) => setOpen({ parent, side }),
    }),
    [],
  );
  const close = () => setOpen(null);
  return (
    <LayersContext value={layers}>
      {children}
      {open && "member" in open && <MemberModal memberKey={open.member} onClose={close} />}
      {open && "parent" in open && (
        <CreateDownlineModal
          seat={{ parentUsername: open.parent, position: open.side }}
          onCreated={(node) => void store.seat(open.parent, open.side, node)}
          onClose={close}
        />
      )}
    </LayersContext>
  );
}
