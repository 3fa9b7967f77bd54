"use client";

import { Image as ImageSign, QrCode } from "lucide";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/control/button";
import { Segmented } from "@/app/_ui/control/segmented";
import { Icon } from "@/app/_ui/data/icon";
import { CopyButton } from "@/app/_ui/file/copy-button";
import { ShareButton } from "@/app/_ui/file/share-button";
import { preloadDialog, useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import { WebAddress } from "@/app/_ui/text/web-address";
import type { InviteLeg, InviteLink } from "@/lib/domain/team/invite-links";
import type { QrModalProps } from "./qr-modal";
import type { ShareCardModalProps } from "./share-card-modal";

interface InviteLinksProps {
  /** At least one. */
  links: readonly InviteLink[];
  /** Who invites, for the poster. */
  name: string;
  /** The page has the choice of a leg for links that name none. */
  hasPlacement: boolean;
}

const ORDER: readonly InviteLeg[] = ["left", "auto", "right"];
const loadQr = () => import("./qr-modal").then(({ QrModal }) => QrModal);
const loadCard = () => import("./share-card-modal").then(({ ShareCardModal }) => ShareCardModal);

/** One of the links at a time, with all the ways to hand it over. The left leg stays left in every language. */
export function InviteLinks({ links, name, hasPlacement }: InviteLinksProps) {
  const t = useTranslations("team.invite");
  const product = useTranslations("brand")("name");
  const [leg, setLeg] = useState<InviteLeg>(links[0]?.leg ?? "auto");
  const qr = useLazyDialog<null, QrModalProps>();
  const card = useLazyDialog<null, ShareCardModalProps>();
  const { address = "", code = null } = links.find((link) => link.leg === leg) ?? {};
  const offered = ORDER.filter((one) => links.some((link) => link.leg === one));

  return (
    <div className="grid gap-4">
      <div dir="ltr">
        <Segmented
          label={t("choose")}
          isLabelHidden
          name="invite-leg"
          value={leg}
          options={offered.map((value) => ({ value, label: t(`names.${value}`) }))}
          onChange={setLeg}
        />
      </div>
      <div className="rounded-inset bg-raised px-4 py-3">
        <div className="flex items-center justify-between gap-3">
          <WebAddress value={address} className="block min-w-0 text-md font-medium rtl:text-end" />
          <CopyButton
            key={leg}
            tone="primary"
            value={address}
            what={t("linkOf", { leg: t(`names.${leg}`) })}
          />
        </div>
        {code && (
          <p className="mt-2.5 flex flex-wrap items-center gap-x-2 text-md">
            <span className="text-muted">{t("code")}</span>
            <bdi dir="ltr" className="figures font-medium wrap-anywhere select-all">
              {code}
            </bdi>
            <CopyButton key={code} look="icon" value={code} what={t("code")} />
          </p>
        )}
        {(leg !== "auto" || hasPlacement) && (
          <p className="mt-2 text-sm text-muted">{t(`explained.${leg}`)}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <ShareButton
          url={address}
          text={t("shareText", { product })}
          texts={{ share: t("share"), onX: t("onX"), onTelegram: t("onTelegram") }}
        />
        <Button
          size="small"
          aria-haspopup="dialog"
          onPointerEnter={() => preloadDialog(loadCard)}
          onFocus={() => preloadDialog(loadCard)}
          onClick={() => void card.open(loadCard, null)}
        >
          <Icon node={ImageSign} size={16} />
          {t("card")}
        </Button>
        <Button
          size="small"
          aria-haspopup="dialog"
          onPointerEnter={() => preloadDialog(loadQr)}
          onFocus={() => preloadDialog(loadQr)}
          onClick={() => void qr.open(loadQr, null)}
        >
          <Icon node={QrCode} size={16} />
          {t("qr")}
        </Button>
      </div>
      {qr.opened && (
        <qr.opened.Dialog {...{ address, name }} legName={t(`names.${leg}`)} onClose={qr.close} />
      )}
      {card.opened && <card.opened.Dialog {...{ address, code, name }} onClose={card.close} />}
    </div>
  );
}
