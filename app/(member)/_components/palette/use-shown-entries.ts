"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MOST_FOUND } from "@/lib/contract/team/search";
import { transactionPath } from "@/lib/paths";
import { PAGES } from "@/lib/routes";
import { useMemberSearch } from "../use-member-search";
import {
  PALETTE_GROUPS,
  type PaletteEntry,
  type PaletteGroup,
  searchEntries,
  typedTransaction,
} from "./palette-entries";
import { recentChoices } from "./recent-choices";
import { usePaletteEntries } from "./use-palette-entries";

export interface EntryGroup {
  readonly group: PaletteGroup;
  readonly entries: readonly PaletteEntry[];
}

/** What fits what was typed, group by group in their order. */
export function useShownEntries(username: string, typed: string) {
  const t = useTranslations("palette");
  const all = usePaletteEntries();
  const search = useMemberSearch(typedTransaction(typed) === null ? typed : "");
  const [recent] = useState(() => recentChoices(username));
  const shown: PaletteEntry[] = [...searchEntries(all, typed)];
  const id = typedTransaction(typed);
  if (id !== null) {
    const label = t("transaction", { id });
    shown.unshift({
      id: `transaction.${id}`,
      group: "transactions",
      label,
      href: transactionPath(id),
    });
  }
  if (typed.trim() === "") {
    const chosen = recent.flatMap((one) => all.find((entry) => entry.id === one) ?? []);
    shown.unshift(
      ...chosen.map(
        (entry): PaletteEntry => ({ ...entry, id: `recent.${entry.id}`, group: "recent" }),
      ),
    );
  }
  if (search.state === "found") {
    shown.push(
      ...search.items.map(
        ({ username: name, fullName }): PaletteEntry => ({
          id: `member.${name}`,
          group: "members",
          label: `@${name}`,
          note: fullName ?? "",
          href: `${PAGES.binaryTree.path}?root=${encodeURIComponent(name)}`,
        }),
      ),
    );
  }
  const groups = PALETTE_GROUPS.map((group) => ({
    group,
    entries: shown.filter((entry) => entry.group === group),
  })).filter(({ entries }) => entries.length > 0);
  const isCut = search.state === "found" && search.items.length === MOST_FOUND;
  return { groups, search: search.state, isCut };
}
