"use client";

import { Download, Share2 } from "lucide";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { Button } from "@/app/_ui/control/button";
import { Segmented } from "@/app/_ui/control/segmented";
import { Icon } from "@/app/_ui/data/icon";
import { downloadBlob } from "@/app/_ui/file/download-blob";
import { Modal } from "@/app/_ui/overlay/modal";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { savePicture } from "./canvas-parts";
import { CARD_SHAPES, type CardShape, drawShareCard, type ShareCard } from "./draw-share-card";

export interface ShareCardModalProps {
  address: string;
  code: string | null;
  /** Who invites. */
  name: string;
  onClose: () => void;
}

const FILE_NAME = "invitation.png";

function canShareFiles(): boolean {
  const file = new File([""], FILE_NAME, { type: "image/png" });
  return navigator.canShare?.({ files: [file] }) === true;
}

interface CardPreviewProps {
  shape: CardShape;
  label: string;
  card: ShareCard;
  onDrawn: (canvas: HTMLCanvasElement) => void;
  onFailure: () => void;
}

/** Draws the card where it stands, once the fonts that it is written in are there. */
function CardPreview({ shape, label, card, onDrawn, onFailure }: CardPreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const report = useRef({ onDrawn, onFailure });
  const { address, product, headline, by, code } = card;

  useEffect(() => {
    let isGone = false;
    document.fonts.ready.then(() => {
      if (isGone) return;
      try {
        const canvas = drawShareCard(shape, { address, product, headline, by, code });
        place.current?.replaceChildren(canvas);
        report.current.onDrawn(canvas);
      } catch {
        report.current.onFailure();
      }
    });
    return () => {
      isGone = true;
    };
  }, [shape, address, product, headline, by, code]);

  return (
    <div
      ref={place}
      role="img"
      aria-label={label}
      className={`w-full overflow-hidden rounded-inset bg-[#0f0d16] [&>canvas]:size-full ${shape === "wide" ? "aspect-[1200/630]" : "aspect-square max-w-80"}`}
    />
  );
}

/** The invitation as a picture, to save or to share. It is drawn here; nothing of it is sent anywhere. */
export function ShareCardModal({ address, code, name, onClose }: ShareCardModalProps) {
  const t = useTranslations("team.invite");
  const product = useTranslations("brand")("name");
  const [shape, setShape] = useState<CardShape>("wide");
  const [isShareable] = useState(canShareFiles);
  const drawn = useRef<HTMLCanvasElement | null>(null);
  const { isPending, run } = useSingleFlight();
  const label = t("cardLabel", { name, product });
  const texts = {
    ...{ address, product },
    headline: t("posterHeadline", { product }),
    by: t("posterBy", { name }),
    code: code && t("cardCode", { code }),
  };
  async function withPicture(use: (picture: Blob) => unknown): Promise<void> {
    if (!drawn.current) throw new Error("Nothing is drawn yet");
    await use(await savePicture(drawn.current));
  }

  const start = (use: (picture: Blob) => unknown) =>
    run(
      () => withPicture(use),
      () => showErrorToast(t("cardFailed")),
    );

  function share(picture: Blob): Promise<void> {
    const file = new File([picture], FILE_NAME, { type: "image/png" });
    // Closing the device's sheet is no failure.
    return navigator.share({ files: [file], url: address, text: texts.headline }).catch(() => {});
  }

  return (
    <Modal
      title={t("cardTitle")}
      description={t("cardText")}
      onClose={onClose}
      footer={
        <div className="grid gap-2.5">
          {isShareable && (
            <Button tone="primary" isPending={isPending} onClick={() => start(share)}>
              <Icon node={Share2} size={18} />
              {t("share")}
            </Button>
          )}
          <Button
            tone={isShareable ? "outline" : "primary"}
            isPending={isPending}
            onClick={() => start((picture) => downloadBlob(FILE_NAME, picture))}
          >
            <Icon node={Download} size={18} />
            {t("cardSave")}
          </Button>
        </div>
      }
    >
      <div className="grid justify-items-center gap-4">
        <Segmented
          label={t("cardShape")}
          isLabelHidden
          name="card-shape"
          value={shape}
          options={CARD_SHAPES.map((value) => ({ value, label: t(`cardShapes.${value}`) }))}
          onChange={setShape}
        />
        <CardPreview
          shape={shape}
          label={label}
          card={texts}
          onDrawn={(canvas) => {
            drawn.current = canvas;
          }}
          onFailure={() => showErrorToast(t("cardFailed"))}
        />
      </div>
    </Modal>
  );
}
