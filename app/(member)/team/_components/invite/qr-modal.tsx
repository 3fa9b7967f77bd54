"use client";

import { Download } from "lucide";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { downloadBlob } from "@/app/_ui/download-blob";
import { fillText } from "@/app/_ui/fill-text";
import { Icon } from "@/app/_ui/icon";
import { Modal } from "@/app/_ui/modal";
import { QrPlate } from "@/app/_ui/qr-plate";
import { showErrorToast } from "@/app/_ui/toast";
import { drawPoster } from "./draw-poster";
import type { InviteTexts } from "./invite-texts";

export interface QrModalProps {
  address: string;
  legName: string;
  name: string;
  texts: InviteTexts;
  onClose: () => void;
}

const FILE_NAME = "invitation.png";

/** The link as a QR code, and as a poster to save. Both are drawn here; the link is sent nowhere. */
export function QrModal({ address, legName, name, texts, onClose }: QrModalProps) {
  const [isPending, setPending] = useState(false);

  async function save(): Promise<void> {
    if (isPending) return;
    setPending(true);
    try {
      const poster = await drawPoster(address, {
        product: texts.product,
        headline: texts.posterHeadline,
        text: texts.posterText,
        by: fillText(texts.posterBy, { name }),
      });
      downloadBlob(FILE_NAME, poster);
    } catch {
      showErrorToast(texts.posterFailed, texts.close);
    }
    setPending(false);
  }

  return (
    <Modal
      title={texts.qrTitle}
      description={texts.qrText}
      closeText={texts.close}
      onClose={onClose}
      footer={
        <div className="grid">
          <Button tone="primary" isPending={isPending} onClick={save}>
            <Icon node={Download} size={18} />
            {texts.poster}
          </Button>
        </div>
      }
    >
      <div className="grid justify-items-center gap-3 py-2 text-center">
        <QrPlate value={address} label={fillText(texts.qrLabel, { leg: legName })} />
        <p className="text-md font-medium">{legName}</p>
        <bdi dir="ltr" className="text-md break-all text-muted select-all">
          {address}
        </bdi>
      </div>
    </Modal>
  );
}
