"use client";

import type { IconNode } from "lucide";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Download, Maximize, Minus, Plus } from "lucide";
import { useTranslations } from "next-intl";
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
  className?: string;
}

function Control({ label, icon, onPress, className = "" }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={`grid size-11 place-items-center rounded-inset text-muted hover:bg-raised hover:text-text focus-visible:-outline-offset-2 ${className}`}
    >
      <Icon node={icon} size={18} />
    </button>
  );
}

const GROUP = "absolute rounded-button border border-line-strong bg-surface/95";
const ARROWS: readonly { direction: FocusDirection; icon: IconNode; place: string }[] = [
  { direction: "up", icon: ArrowUp, place: "col-start-2 row-start-1" },
  { direction: "left", icon: ArrowLeft, place: "col-start-1 row-start-2" },
  { direction: "down", icon: ArrowDown, place: "col-start-2 row-start-2" },
  { direction: "right", icon: ArrowRight, place: "col-start-3 row-start-2" },
];

/** What a wheel and a drag do, by buttons (WCAG 2.5.7), and the picture to save. */
export function StageControls({ stage }: { stage: RefObject<Stage | null> }) {
  const { store, t } = useTreeBoard();
  const closeText = useTranslations("common")("close");

  async function save(): Promise<void> {
    const picture = await stage.current?.picture();
    if (!picture) {
      showErrorToast(t("exportFailed"), closeText);
      return;
    }
    const day = new Date().toISOString().slice(0, 10);
    downloadBlob(`binary-tree-${store.get().tree.top}-${day}.png`, picture);
    showSuccessToast(t("exported"), closeText);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label={t("zoomLabel")} className={`${GROUP} end-3 top-3 grid`}>
        <Control
          label={t("zoomIn")}
          icon={Plus}
          onPress={() => stage.current?.zoomBy(ZOOM_FACTOR)}
        />
        <Control
          label={t("zoomOut")}
          icon={Minus}
          onPress={() => stage.current?.zoomBy(1 / ZOOM_FACTOR)}
        />
        <Control label={t("fit")} icon={Maximize} onPress={() => stage.current?.fit()} />
        <Control label={t("export")} icon={Download} onPress={save} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div
        role="group"
        aria-label={t("moveLabel")}
        className={`${GROUP} start-3 bottom-3 grid grid-cols-3`}
      >
        {ARROWS.map(({ direction, icon, place }) => (
          <Control
            key={direction}
            label={t(`move.${direction}`)}
            icon={icon}
            className={place}
            onPress={() => stage.current?.pan(...PAN_STEPS[direction])}
          />
        ))}
      </div>
    </>
  );
}
