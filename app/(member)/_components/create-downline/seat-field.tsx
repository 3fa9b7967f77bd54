"use client";

import { Armchair } from "lucide";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { Icon } from "@/app/_ui/data/icon";
import { ParentSearch } from "./parent-search";
import { SeatLegs } from "./seat-legs";
import type { SeatChoice } from "./use-seat-choice";

interface SeatFieldProps {
  choice: SeatChoice;
}

/** Where the new member sits: stated when it is fixed, else chosen. What is wrong with it stands here. */
export function SeatField({ choice }: SeatFieldProps) {
  const t = useTranslations("downline");
  const id = useId();
  const block = useRef<HTMLFieldSetElement>(null);
  const [place] = useState(() => ({ value: "", focus: () => block.current?.focus() }));
  const { parentUsername, position, error, isChoosing, legs } = choice;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form knows one place of it
  useEffect(() => choice.registerPlace(place), [place]);

  // The button that was pressed is gone with its list.
  function choose(username: string): void {
    choice.chooseParent(username);
    block.current?.focus();
  }

  return (
    <fieldset
      ref={block}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid min-w-0 gap-4 rounded-inset bg-raised p-4 outline-none"
    >
      <legend className="float-start w-full text-md font-medium">{t("seat")}</legend>
      {isChoosing ? (
        <>
          <ParentSearch parent={legs.seats} onChoose={choose} />
          <SeatLegs choice={choice} errorId={error ? `${id}-error` : undefined} onGoDown={choose} />
        </>
      ) : (
        <p className="flex items-center gap-3 text-base">
          <Icon node={Armchair} className="shrink-0 text-muted" />
          <span className="min-w-0 break-words">
            {t(position === "left" ? "seatLeft" : "seatRight", {
              username: parentUsername,
            })}
          </span>
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-down">
          {error}
        </p>
      )}
    </fieldset>
  );
}
