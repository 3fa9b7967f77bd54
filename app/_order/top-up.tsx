"use client";

import type { MouseEvent } from "react";
import { TextLink } from "@/app/_shell/forms/text-link";
import { type ButtonTone, buttonStyle } from "@/app/_ui/control/button-style";

/** A way to get more of a token. */
export interface TopUpWay {
  readonly href: string;
  readonly label: string;
}

interface TopUpProps {
  ways: readonly TopUpWay[];
  /** `buttons` where nothing but topping up is left to do. */
  look?: "links" | "buttons";
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const TONES: readonly ButtonTone[] = ["primary", "outline"];

/**
 * Ways to get more of a token than the wallet holds, as new documents: a dialog stands over the page that
 * would otherwise change below it.
 */
export function TopUp({ ways, look = "links", onFollow }: TopUpProps) {
  if (ways.length === 0) return null;
  if (look === "buttons") {
    return (
      <div className="flex flex-wrap gap-2.5">
        {ways.map(({ href, label }, index) => (
          <a
            key={href}
            href={href}
            onClick={onFollow}
            className={`${buttonStyle(TONES[index] ?? "outline", "hero")} flex-1`}
          >
            {label}
          </a>
        ))}
      </div>
    );
  }
  return (
    <p className="-mt-2 flex flex-wrap gap-x-5 text-sm">
      {ways.map(({ href, label }) => (
        <TextLink key={href} href={href} onClick={onFollow}>
          {label}
        </TextLink>
      ))}
    </p>
  );
}
