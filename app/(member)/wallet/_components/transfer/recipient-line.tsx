"use client";

import { Avatar } from "@/app/_ui/data/avatar";
import type { Recipient } from "@/lib/domain/wallet/client";

/** A member by picture, name and username, so that the sender can tell them. */
export function RecipientLine({ recipient }: { recipient: Recipient }) {
  const { username, fullName, avatar } = recipient;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={fullName || username} src={avatar} />
      <span className="min-w-0 text-start">
        <span className="block truncate text-base font-semibold">
          <bdi>{fullName || username}</bdi>
        </span>
        <span className="block truncate text-sm text-muted">
          <bdi dir="ltr">@{username}</bdi>
        </span>
      </span>
    </span>
  );
}
