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
import { CARD_SHAPES, type CardShape, drawShareCard } from "./draw-share-card";

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

/** The invitation as a picture, to save or to share. It is drawn here; nothing of it is sent anywhere. */
export function ShareCardModal({ address, code, name, onClose }: ShareCardModalProps) {
  const t = useTranslations("team.invite");
  const product = useTranslations("brand")("name");
  const [shape, setShape] = useState<CardShape>("wide");
  const [isShareable] = useState(canShareFiles);
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLCanvasElement | null>(null);
  const { isPending, run } = useSingleFlight();
  const label = t("cardLabel", { name, product });
  const texts = {
    ...{ address, product },
    headline: t("posterHeadline", { product }),
    by: t("posterBy", { name }),
    code: code && t("cardCode", { code }),
  };
  const { headline, by, code: codeText } = texts;

  useEffect(() => {
    let isGone = false;
    // A font that is on its way would be drawn as another one.
    document.fonts.ready.then(() => {
      if (isGone) return;
      try {
        drawn.current = drawShareCard(shape, { address, product, headline, by, code: codeText });
        place.current?.replaceChildren(drawn.current);
      } catch {
        showErrorToast(t("cardFailed"));
      }
    });
    return () => {
      isGone = true;
    };
  }, [shape, address, product, headline, by, codeText, t]);

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
    return navigator.share({ files: [file], url: address, text: headline }).catch(() => {});
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
        <div
          ref={place}
          role="img"
          aria-label={label}
          className={`w-full overflow-hidden rounded-inset bg-[#0f0d16] [&>canvas]:size-full ${shape === "wide" ? "aspect-[1200/630]" : "aspect-square max-w-80"}`}
        />
      </div>
    </Modal>
  );
}
