"use client";

import { Avatar } from "@/app/_ui/avatar";
import type { Recipient } from "@/lib/wallet/client";

/** A member by picture, name and username, so that the sender can tell them. */
export function RecipientLine({ recipient }: { recipient: Recipient }) {
  const { username, fullName, avatar } = recipient;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={fullName || username} src={avatar} />
      <span className="min-w-0 text-start">
        <bdi className="block truncate text-base font-semibold">{fullName || username}</bdi>
        <bdi dir="ltr" className="block truncate text-sm text-muted">
          @{username}
        </bdi>
      </span>
    </span>
  );
}
