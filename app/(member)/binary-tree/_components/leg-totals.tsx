"use client";

import { useTranslations } from "next-intl";
import { Amount } from "@/app/_ui/amount";
import { SIDES } from "@/lib/binary-tree/tree";
import type { TreeNode } from "@/lib/contract/tree";
import { formatPoints } from "@/lib/money/format";
import { useBoard } from "./board-context";
import { countText } from "./count-text";

/** The totals of both legs beside each other; the left one stands on the left in every language. */
export function LegTotals({ node }: { node: TreeNode }) {
  const { t, locale } = useBoard();
  const noValue = useTranslations("common")("notAvailable");
  const names = { left: t("column.left"), right: t("column.right") };
  return (
    <div dir="ltr" className="grid grid-cols-2 gap-3">
      {SIDES.map((side) => {
        const leg = node[side];
        const count = (value: number) => countText(value, locale);
        const points = (raw: string) => <Amount raw={raw} text={formatPoints(raw, locale)} />;
        const rows = [
          leg && { label: t("legMembers"), value: count(leg.count) },
          leg?.active != null && { label: t("legActive"), value: count(leg.active) },
          leg?.volume != null && { label: t("legVolume"), value: points(leg.volume) },
          leg?.carry != null && { label: t("legCarry"), value: points(leg.carry) },
          leg?.today != null && { label: t("legToday"), value: points(leg.today) },
        ].filter((row) => row !== false && row != null);
        return (
          <section key={side} aria-label={names[side]} className="rounded-inset bg-raised p-3.5">
            <h3 className="mb-2 flex items-center gap-2 text-md">
              <span
                aria-hidden
                className={`size-2 rounded-full ${side === "left" ? "bg-violet" : "bg-accent"}`}
              />
              <bdi>{names[side]}</bdi>
            </h3>
            <dl className="grid gap-1 text-md">
              {rows.map(({ label, value }) => (
                <div key={label} className="flex flex-wrap justify-between gap-x-2">
                  <dt className="text-muted">
                    <bdi>{label}</bdi>
                  </dt>
                  <dd className="figures font-medium">{value}</dd>
                </div>
              ))}
            </dl>
            {rows.length === 0 && <p className="text-md text-muted">{noValue}</p>}
          </section>
        );
      })}
    </div>
  );
}
