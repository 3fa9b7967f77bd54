"use client";

import { Share2 } from "lucide";
import { useEffect, useState } from "react";
import { Button } from "@/app/_ui/control/button";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { Icon } from "@/app/_ui/data/icon";
import { ExternalLink } from "@/app/_ui/text/external-link";

interface ShareButtonProps {
  url: string;
  /** What goes with the link. */
  text: string;
  texts: Record<"share" | "onX" | "onTelegram", string>;
}

function intentAddresses(url: string, text: string) {
  const query = new URLSearchParams({ url, text });
  return {
    x: `https://x.com/intent/post?${query}`,
    telegram: `https://t.me/share/url?${query}`,
  };
}

/** Shares a link by the device's own sheet; where there is none, on X or on Telegram. */
export function ShareButton({ url, text, texts }: ShareButtonProps) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);

  if (canShare) {
    return (
      <Button
        size="small"
        // Closing the device's sheet is no failure.
        onClick={() => navigator.share({ url, text }).catch(() => {})}
      >
        <Icon node={Share2} size={16} />
        {texts.share}
      </Button>
    );
  }
  const { x, telegram } = intentAddresses(url, text);
  const style = buttonStyle("outline", "small");
  return (
    <div className="flex flex-wrap gap-2.5">
      <ExternalLink href={x} className={style}>
        {texts.onX}
      </ExternalLink>
      <ExternalLink href={telegram} className={style}>
        {texts.onTelegram}
      </ExternalLink>
    </div>
  );
}
