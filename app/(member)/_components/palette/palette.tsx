"use client";

import { Search as SearchIcon } from "lucide";
import type { Route } from "next";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LateTexts } from "@/app/_shell/texts/late-texts";
import { INPUT_STYLE, WRITING } from "@/app/_ui/control/field";
import { isOfInputMethod } from "@/app/_ui/control/input-method";
import { Icon } from "@/app/_ui/data/icon";
import { Link } from "@/app/_ui/navigation/link";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import type { PaletteEntry, PaletteGroup } from "./palette-entries";
import { rememberChoice } from "./recent-choices";
import type { TypedAhead } from "./typed-ahead";
import { LOGOUT } from "./use-palette-entries";
import { type EntryGroup, useShownEntries } from "./use-shown-entries";

interface PaletteProps {
  /** Whose recent choices are shown; empty while the profile cannot be read. */
  username: string;
  ahead: TypedAhead;
}

const ACTIVE = "[aria-selected=true]";

const OPTION_STYLE =
  "flex min-h-11 w-full items-center justify-between gap-3 rounded-inset px-3 py-2 text-start text-md text-text hover:bg-raised aria-selected:bg-raised";

/** The name of each group, in the order in which they stand. */
function useGroupName(): (group: PaletteGroup) => string {
  const t = useTranslations("palette");
  const title = useTranslations("titles")("transactions");
  return (group) => (group === "transactions" ? title : t(group));
}

interface OptionsProps {
  groups: readonly EntryGroup[];
  listId: string;
  /** Which of all options Enter follows. */
  at: number;
  onPoint: (index: number) => void;
  onChoose: (entry: PaletteEntry) => void;
}

/** What was found, group by group. */
function Options({ groups, listId, at, onPoint, onChoose }: OptionsProps) {
  const groupName = useGroupName();
  let index = -1;
  return groups.map(({ group, entries: members }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div key={group} role="group" aria-labelledby={`${listId}-${group}`} className="pb-2">
      <p id={`${listId}-${group}`} className="px-3 py-1.5 text-sm text-muted">
        {groupName(group)}
      </p>
      {members.map((entry) => {
        index += 1;
        const own = index;
        const shared = {
          id: `${listId}-${own}`,
          role: "option",
          tabIndex: -1,
          "aria-selected": own === at,
          onPointerMove: () => onPoint(own),
          onClick: () => onChoose(entry),
          className: OPTION_STYLE,
        } as const;
        const content = (
          <>
            <bdi className="min-w-0 break-words">{entry.label}</bdi>
            {entry.note && <bdi className="truncate text-sm text-muted">{entry.note}</bdi>}
          </>
        );
        return entry.href ? (
          <Link key={entry.id} href={entry.href as Route} {...shared}>
            {content}
          </Link>
        ) : (
          <button key={entry.id} type="button" {...shared}>
            {content}
          </button>
        );
      })}
    </div>
  ));
}

function Search({ username, ahead }: PaletteProps) {
  const t = useTranslations("palette");
  const tree = useTranslations("binaryTree");
  const finding = useTranslations("downline")("finding");
  const close = useModalClose();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { groups, search, isCut } = useShownEntries(username, typed);
  const entries = groups.flatMap((one) => one.entries);
  const at = Math.min(active, entries.length - 1);

  // After the dialog has given the focus to its heading.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      field.current?.focus();
      const { text, isEntered } = ahead.take();
      flushSync(() => setTyped(text));
      if (isEntered) list.current?.querySelector<HTMLElement>(ACTIVE)?.click();
    });
    return () => cancelAnimationFrame(frame);
  }, [ahead]);

  useEffect(() => {
    list.current?.querySelector(`[id="${listId}-${at}"]`)?.scrollIntoView({ block: "nearest" });
  }, [listId, at]);

  function onKeyDown(event: KeyboardEvent): void {
    if (isOfInputMethod(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setActive((at + step + entries.length) % entries.length);
    }
    if (event.key !== "Enter") return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(ACTIVE)?.click();
  }

  function choose({ id, group, act }: PaletteEntry): void {
    // A logout ends what is remembered; one that failed is not offered first.
    const isLasting =
      username !== "" && group !== "members" && group !== "transactions" && id !== LOGOUT;
    if (isLasting) rememberChoice(username, id.replace(/^recent\./, ""));
    act?.();
    close();
  }

  const isWaiting = search === "searching";
  const stateText = () => {
    if (isWaiting) return finding;
    if (search === "failed") return t("membersFailed");
    if (entries.length === 0) return t("none", { text: typed.trim() });
    return null;
  };
  const count = entries.length;
  const countText = isCut ? tree("searchFound", { count: `${count}+` }) : t("count", { count });
  return (
    <div className="flex h-full flex-col gap-3 pt-1">
      <div className="relative shrink-0">
        <Icon
          node={SearchIcon}
          className="pointer-events-none absolute start-3.5 top-3.5 text-faint"
        />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={t("open")}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={entries.length > 0 ? `${listId}-${at}` : undefined}
          placeholder={t("placeholder")}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          maxLength={40}
          autoComplete="off"
          {...WRITING.exact}
          enterKeyHint="go"
          className={`${INPUT_STYLE} ps-11`}
        />
      </div>
      <p role="status" className={stateText() ? "px-3 text-md text-muted" : "sr-only"}>
        {stateText() ?? countText}
      </p>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t("open")}
        aria-busy={isWaiting}
        className="-mx-3 min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        <Options groups={groups} listId={listId} at={at} onPoint={setActive} onChoose={choose} />
      </div>
    </div>
  );
}

/**
 * Pages, actions, tokens, settings, a transaction by its number and members of the own tree, found by typing. The list
 * is one of choices that a field leads (ARIA combobox): the focus stays in the field, arrows move, Enter follows.
 */
export function Palette(props: PaletteProps) {
  return (
    <LateTexts part="palette">
      <Search {...props} />
    </LateTexts>
  );
}
