import { getLocale, getTranslations } from "next-intl/server";
import { VolumePoints } from "@/app/_ui/text/volume-points";

function widthOf(volume: string | null, other: string | null): number {
  const [own, rest] = [Number(volume), Number(other)];
  return own + rest > 0 ? (own / (own + rest)) * 100 : 50;
}

/** The volume of both legs of all time, of which the tree shows what is carried; the left one stays left in every language, as it is a business term. */
export async function LegBar({ left, right }: { left: string | null; right: string | null }) {
  const [locale, common, t, tree] = await Promise.all([
    getLocale(),
    getTranslations("common"),
    getTranslations("dashboard"),
    getTranslations("binaryTree"),
  ]);
  const legs = [
    { name: t("leftLeg"), volume: left, other: right, colour: "bg-violet" },
    { name: t("rightLeg"), volume: right, other: left, colour: "bg-accent" },
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
              <VolumePoints raw={volume} locale={locale} missingText={common("notAvailable")} />
            </dd>
          </div>
        ))}
      </dl>
      <div aria-hidden className="mt-3 flex h-1.5 gap-1">
        {legs.map(({ name, volume, other, colour }) => (
          <span
            key={name}
            className={`rounded-full ${colour}`}
            style={{ width: `${widthOf(volume, other)}%` }}
          />
        ))}
      </div>
    </div>
  );
}
