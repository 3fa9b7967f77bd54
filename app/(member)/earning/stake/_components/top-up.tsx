"use client";

import { TextLink } from "@/app/_shell/forms/text-link";
import { useStakeDesk } from "./stake-desk";

/** Ways to get more of the token than the wallet holds. */
export function TopUp() {
  const { topUp } = useStakeDesk();
  if (topUp.length === 0) return null;
  return (
    <p className="-mt-2 flex flex-wrap gap-x-5 text-sm">
      {topUp.map(({ href, label }) => (
        <TextLink key={href} href={href}>
          {label}
        </TextLink>
      ))}
    </p>
  );
}
