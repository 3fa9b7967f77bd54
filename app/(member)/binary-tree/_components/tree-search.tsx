"use client";

import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { isOfInputMethod } from "@/app/_ui/control/input-method";
import { TextField } from "@/app/_ui/control/text-field";
import { MOST_FOUND } from "@/lib/contract/team/search";
import type { FoundMember } from "@/lib/domain/team/client";
import { useMemberSearch } from "../../_components/use-member-search";
import { useTreeBoard } from "./board-context";
import { useReveal } from "./use-reveal";

interface FoundListProps {
  id: string;
  items: readonly FoundMember[];
  /** Number of the one that Enter chooses. */
  active: number;
  onChoose: (found: FoundMember) => void;
}

/** The members that a search has found, below its field. */
function FoundList({ id, items, active, onChoose }: FoundListProps) {
  const { t } = useTreeBoard();
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("search")}
      hidden={items.length === 0}
      className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-80 overflow-y-auto rounded-button border border-line-strong bg-surface p-1 shadow-card"
    >
      {items.map((found, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field moves through the list by keys
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        <div
          key={found.username}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(found)}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-inset px-3 py-2 text-md hover:bg-raised aria-selected:bg-raised"
        >
          <span className="min-w-0">
            <bdi dir="ltr" className="block truncate font-medium">
              {found.username}
            </bdi>
            {found.fullName && (
              <bdi className="block truncate text-sm text-muted">{found.fullName}</bdi>
            )}
          </span>
          {found.level != null && (
            <span className="shrink-0 text-sm text-muted">
              {t("atLevel", { level: found.level })}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** How many a search has found; where it names as many as it may, there can be more. */
function foundCount({ length }: readonly FoundMember[]): string {
  return length < MOST_FOUND ? String(length) : `${length}+`;
}

/** Finds a member of the own tree by username or name; choosing one unfolds the way there. */
export function TreeSearch() {
  const { t } = useTreeBoard();
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const [active, setActive] = useState(0);
  const search = useMemberSearch(typed);
  const reveal = useReveal();
  const listId = useId();
  const items = isOpen && search.state === "found" ? search.items : [];

  function close(): void {
    setOpen(false);
    setAnswered(true);
  }

  function choose({ username, path }: FoundMember): void {
    setTyped(username);
    close();
    reveal(username, path);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isOfInputMethod(event)) return;
    const step = STEPS[event.key];
    const chosen = items[active];
    if (step && items.length > 0) setActive((active + step + items.length) % items.length);
    else if (event.key === "Enter" && chosen) choose(chosen);
    else if (event.key === "Escape" && isOpen) close();
    else return;
    event.preventDefault();
  }

  function words(): string {
    if (isAnswered || search.state === "idle") return "";
    if (search.state === "searching") return t("searching");
    if (search.state !== "found") return t("searchFailed");
    if (search.items.length === 0) return t("searchNone", { text: typed.trim() });
    return isOpen ? t("searchFound", { count: foundCount(items) }) : "";
  }

  return (
    <search className="relative block">
      <TextField
        type="search"
        label={t("search")}
        placeholder={t("searchHint")}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={items.length > 0}
        aria-controls={listId}
        aria-activedescendant={items[active] && `${listId}-${active}`}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
          setOpen(true);
          setAnswered(false);
        }}
        // The sentence below stays: without it what is about to be pressed would move.
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        maxLength={40}
        autoComplete="off"
      />
      <p
        role="status"
        className={items.length > 0 ? "sr-only" : "mt-1.5 text-sm text-muted empty:hidden"}
      >
        {words()}
      </p>
      <FoundList id={listId} items={items} active={active} onChoose={choose} />
    </search>
  );
}
