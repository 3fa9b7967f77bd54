"use client";

import { Download } from "lucide";
import { useTranslations } from "next-intl";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { Button } from "@/app/_ui/control/button";
import { Icon } from "@/app/_ui/data/icon";
import { QrPlate } from "@/app/_ui/data/qr-plate";
import { downloadBlob } from "@/app/_ui/file/download-blob";
import { Modal } from "@/app/_ui/overlay/modal";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { WebAddress } from "@/app/_ui/text/web-address";
import { drawPoster } from "./draw-poster";

export interface QrModalProps {
  address: string;
  legName: string;
  name: string;
  onClose: () => void;
}

const FILE_NAME = "invitation.png";

/** The link as a QR code, and as a poster to save. Both are drawn here; the link is sent nowhere. */
export function QrModal({ address, legName, name, onClose }: QrModalProps) {
  const t = useTranslations("team.invite");
  const product = useTranslations("brand")("name");
  const { isPending, run } = useSingleFlight();

  async function save(): Promise<void> {
    const poster = await drawPoster(address, {
      product,
      headline: t("posterHeadline", { product }),
      text: t("posterText"),
      by: t("posterBy", { name }),
    });
    downloadBlob(FILE_NAME, poster);
  }

  const start = () => run(save, () => showErrorToast(t("posterFailed")));

  return (
    <Modal
      title={t("qrTitle")}
      description={t("qrText")}
      onClose={onClose}
      footer={
        <div className="grid">
          <Button tone="primary" isPending={isPending} onClick={start}>
            <Icon node={Download} size={18} />
            {t("poster")}
          </Button>
        </div>
      }
    >
      <div className="grid justify-items-center gap-3 py-2 text-center">
        <QrPlate value={address} label={t("qrLabel", { leg: legName })} />
        <p className="text-md font-medium">{legName}</p>
        <WebAddress value={address} className="text-md text-muted" />
      </div>
    </Modal>
  );
}
