import { getFormatter, getTranslations } from "next-intl/server";

/** A day and a time in UTC. */
export async function Instant({ value }: { value: string }) {
  const [t, format] = await Promise.all([getTranslations("kyc"), getFormatter()]);
  const date = format.dateTime(new Date(value), {
    dateStyle: "long",
    timeStyle: "short",
    hour12: false,
  });
  return (
    <time dateTime={value} className="figures">
      {t("instant", { date })}
    </time>
  );
}
