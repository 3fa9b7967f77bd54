"use client";

import type { IconNode } from "lucide";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Download, Maximize, Minus, Plus } from "lucide";
import type { RefObject } from "react";
import { Icon } from "@/app/_ui/data/icon";
import { downloadBlob } from "@/app/_ui/file/download-blob";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import type { FocusDirection } from "@/lib/domain/binary-tree/layout";
import { useTreeBoard } from "../board-context";
import type { Stage } from "./create-stage";
import { PAN_STEPS, ZOOM_FACTOR } from "./stage-keys";

interface ControlProps {
  label: string;
  icon: IconNode;
  onPress: () => void;
}

function Control({ label, icon, onPress }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-inset text-muted hover:bg-raised hover:text-text focus-visible:-outline-offset-2"
    >
      <Icon node={icon} size={18} />
    </button>
  );
}

const ARROWS: readonly { direction: FocusDirection; icon: IconNode }[] = [
  { direction: "left", icon: ArrowLeft },
  { direction: "up", icon: ArrowUp },
  { direction: "down", icon: ArrowDown },
  { direction: "right", icon: ArrowRight },
];

/** What a wheel and a drag do, by buttons (WCAG 2.5.7), and the picture to save. */
export function StageControls({ stage }: { stage: RefObject<Stage | null> }) {
  const { store, t } = useTreeBoard();

  async function save(): Promise<void> {
    const picture = await stage.current?.picture();
    if (!picture) {
      showErrorToast(t("exportFailed"));
      return;
    }
    const day = new Date().toISOString().slice(0, 10);
    downloadBlob(`binary-tree-${store.get().tree.top}-${day}.png`, picture);
    showSuccessToast(t("exported"));
  }

  return (
    <div
      dir="ltr"
      className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-2 py-1 md:px-4"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label={t("moveLabel")} className="flex">
        {ARROWS.map(({ direction, icon }) => (
          <Control
            key={direction}
            label={t(`move.${direction}`)}
            icon={icon}
            onPress={() => stage.current?.pan(...PAN_STEPS[direction])}
          />
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="group" aria-label={t("zoomLabel")} className="flex">
        <Control
          label={t("zoomOut")}
          icon={Minus}
          onPress={() => stage.current?.zoomBy(1 / ZOOM_FACTOR)}
        />
        <Control
          label={t("zoomIn")}
          icon={Plus}
          onPress={() => stage.current?.zoomBy(ZOOM_FACTOR)}
        />
        <Control label={t("fit")} icon={Maximize} onPress={() => stage.current?.fit()} />
        <Control label={t("export")} icon={Download} onPress={save} />
      </div>
    </div>
  );
}
