import { getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/text/amount";
import { formatPoints } from "@/lib/money/format";

function widthOf(volume: string, other: string): number {
  const [own, rest] = [Number(volume), Number(other)];
  return own + rest > 0 ? (own / (own + rest)) * 100 : 50;
}

/** The volume of both legs of all time, of which the tree shows what is carried; the left one stays left in every language, as it is a business term. */
export async function LegBar({ left, right }: { left: string | null; right: string | null }) {
  const [locale, t, tree] = await Promise.all([
    getLocale(),
    getTranslations("dashboard"),
    getTranslations("binaryTree"),
  ]);
  const legs = [
    { name: t("leftLeg"), volume: left ?? "0", colour: "bg-violet" },
    { name: t("rightLeg"), volume: right ?? "0", colour: "bg-accent" },
  ] as const;
  return (
    <div dir="ltr" className="@container">
      <dl className="flex flex-wrap gap-x-1 gap-y-2 @min-[18rem]:flex-nowrap">
        {legs.map(({ name, volume }) => (
          <div
            key={name}
            className="flex max-w-full min-w-min flex-1 basis-0 @min-[18rem]:basis-auto flex-col justify-between last:text-end"
          >
            <dt className="text-sm text-muted">
              <bdi>
                {name} · {tree("legVolume")}
              </bdi>
            </dt>
            <dd className="figures-display text-2xl break-words">
              <Amount raw={volume} text={formatPoints(volume, locale)} />
            </dd>
          </div>
        ))}
      </dl>
      <div aria-hidden className="mt-3 flex h-1.5 gap-1">
        {legs.map(({ name, volume, colour }, index) => (
          <span
            key={name}
            className={`rounded-full ${colour}`}
            style={{ width: `${widthOf(volume, legs[1 - index]?.volume ?? "0")}%` }}
          />
        ))}
      </div>
    </div>
  );
}
