"use client";

import { QrCode } from "lucide";
import { type ComponentType, useState } from "react";
import { Button } from "@/app/_ui/button";
import { CopyButton } from "@/app/_ui/copy-button";
import { Icon } from "@/app/_ui/icon";
import { preloadModal } from "@/app/_ui/modal";
import { Segmented } from "@/app/_ui/segmented";
import { ShareButton } from "@/app/_ui/share-button";
import type { InviteLeg, InviteLink } from "@/lib/team/invite-links";
import type { InviteTexts } from "./invite-texts";
import type { QrModalProps } from "./qr-modal";

interface InviteLinksProps {
  /** At least one. */
  links: readonly InviteLink[];
  /** Who invites, for the poster. */
  name: string;
  texts: InviteTexts;
}

const ORDER: readonly InviteLeg[] = ["left", "auto", "right"];
const loadQr = () => import("./qr-modal").then(({ QrModal }) => QrModal);

/** One of the links at a time, with all the ways to hand it over. The left leg stays left in every language. */
export function InviteLinks({ links, name, texts }: InviteLinksProps) {
  const [leg, setLeg] = useState<InviteLeg>(links[0]?.leg ?? "auto");
  const [Qr, setQr] = useState<ComponentType<QrModalProps> | null>(null);
  const address = links.find((link) => link.leg === leg)?.address ?? "";
  const offered = ORDER.filter((one) => links.some((link) => link.leg === one));

  function preload(): void {
    // A failure shows when it is opened.
    Promise.all([preloadModal(), loadQr()]).catch(() => {});
  }

  return (
    <div className="grid gap-4">
      <div dir="ltr">
        <Segmented
          label={texts.choose}
          isLabelHidden
          name="invite-leg"
          value={leg}
          options={offered.map((value) => ({ value, label: texts.names[value] }))}
          onChange={setLeg}
        />
      </div>
      <div className="rounded-inset bg-raised px-4 py-3">
        <p className="text-sm text-muted">{texts.explained[leg]}</p>
        <div className="mt-2 flex items-center justify-between gap-3">
          <bdi
            dir="ltr"
            className="block min-w-0 text-md font-medium break-all select-all rtl:text-end"
          >
            {address}
          </bdi>
          <CopyButton
            key={leg}
            value={address}
            texts={{ copy: texts.copy, copied: texts.copied, failed: texts.failed }}
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <ShareButton url={address} text={texts.shareText} texts={texts} hasOwnCopy={false} />
        <Button
          size="small"
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() =>
            void loadQr().then(
              (Loaded) => setQr(() => Loaded),
              () => {},
            )
          }
        >
          <Icon node={QrCode} size={16} />
          {texts.qr}
        </Button>
      </div>
      {Qr && (
        <Qr
          address={address}
          legName={texts.names[leg]}
          name={name}
          texts={texts}
          onClose={() => setQr(null)}
        />
      )}
    </div>
  );
}
