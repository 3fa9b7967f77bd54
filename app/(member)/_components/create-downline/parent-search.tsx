"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/app/_ui/control/text-field";
import type { ParentSeats } from "@/lib/domain/team/legs";
import { type MemberSearchState, useMemberSearch } from "../use-member-search";

interface ParentSearchProps {
  /** Who is chosen now; null until it is known. */
  parent: ParentSeats | null;
  onChoose: (username: string) => void;
}

function useStateText(search: MemberSearchState, typed: string): string {
  const t = useTranslations("downline");
  if (search.state === "searching") return t("finding");
  if (search.state === "failed") return t("findFailed");
  const isNone = search.state === "found" && search.items.length === 0;
  return isNone ? t("findNone", { text: typed.trim() }) : "";
}

/** Below whom the new member sits: oneself at first, or somebody of the own tree, found by name. */
export function ParentSearch({ parent, onChoose }: ParentSearchProps) {
  const t = useTranslations("downline");
  const [typed, setTyped] = useState("");
  const search = useMemberSearch(typed);
  const stateText = useStateText(search, typed);

  function choose(username: string): void {
    setTyped("");
    onChoose(username);
  }

  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-md">
        <span className="text-muted">{t("parent")}</span>
        <span aria-live="polite" className="font-medium break-words">
          {parent && (
            <>
              <bdi dir="ltr">{parent.username}</bdi>
              {parent.name && (
                <span className="text-muted">
                  {" · "}
                  <bdi>{parent.name}</bdi>
                </span>
              )}
            </>
          )}
        </span>
      </p>
      <TextField
        type="search"
        label={t("find")}
        hint={t("findHint")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // Enter looks for a member; it does not send the form.
          if (event.key === "Enter") event.preventDefault();
        }}
        maxLength={40}
        autoComplete="off"
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {stateText}
      </p>
      {search.state === "found" && search.items.length > 0 && (
        <ul className="max-h-56 divide-y divide-line overflow-y-auto rounded-button border border-line bg-surface">
          {search.items.map(({ username, fullName }) => (
            <li key={username}>
              <button
                type="button"
                aria-label={t("choose", { username })}
                onClick={() => choose(username)}
                className="flex min-h-11 w-full items-center justify-between gap-3 px-3.5 py-2 text-start text-md hover:bg-raised focus-visible:-outline-offset-2"
              >
                <bdi dir="ltr" className="font-medium">
                  {username}
                </bdi>
                <bdi className="truncate text-sm text-muted">{fullName}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
