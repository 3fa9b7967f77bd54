"use client";

import { useTranslations } from "next-intl";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { preloadModal } from "@/app/_ui/overlay/modal";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import type { DownlineNode } from "@/lib/domain/team/client";

/** A place of the own tree: directly below a member, on one side. */
export interface Seat {
  parentUsername: string;
  position: "left" | "right";
}

export interface CreateDownlineProps {
  /** A seat that is stated and kept, or null to have one chosen. */
  seat: Seat | null;
  /** After each member that was created, with the new node. */
  onCreated?: (node: DownlineNode) => void;
  /** After the modal has left. */
  onClose: () => void;
}

const load = () => import("./create-downline-dialog").then((module) => module.CreateDownlineDialog);

/** Fetches the form's code before it is needed, such as when its button is pointed at. */
export function preloadCreateDownline(): void {
  // A failure shows when the form is opened.
  Promise.all([preloadModal(), load()]).catch(() => {});
}

/**
 * The form that creates a member below oneself, as a modal; mount it to open it, and unmount it in
 * `onClose`. It costs a page next to nothing: its code is fetched when it is mounted. After
 * `onCreated` it shows the result itself, from where another member can be created.
 *
 *     {seat && <CreateDownlineModal seat={seat} onCreated={refetch} onClose={() => setSeat(null)} />}
 */
export function CreateDownlineModal(props: CreateDownlineProps) {
  const t = useTranslations("downline");
  const common = useTranslations("common");
  const [Dialog, setDialog] = useState<ComponentType<CreateDownlineProps> | null>(null);
  const { onClose } = props;
  const fail = useRef(() => {});

  useEffect(() => {
    fail.current = () => {
      showErrorToast(t("cannotOpen"), common("close"));
      onClose();
    };
  });

  useEffect(() => {
    let isMounted = true;
    load().then(
      (loaded) => isMounted && setDialog(() => loaded),
      () => isMounted && fail.current(),
    );
    return () => {
      isMounted = false;
    };
  }, []);

  return Dialog && <Dialog {...props} />;
}
