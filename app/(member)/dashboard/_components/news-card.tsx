import { ChevronDown, Info, TriangleAlert } from "lucide";
import type { Route } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { MoreLine } from "@/app/_shell/list/more-rows";
import { IconIsland as Icon, SignDiscIsland as SignDisc } from "@/app/_ui/data/islands";
import { Link } from "@/app/_ui/navigation/link";
import { colon } from "@/app/_ui/text/own-marks";
import { type AnnouncementView, readAnnouncements } from "@/lib/domain/social/server";
import type { GivenLink } from "@/lib/given-link";
import { dateFormat } from "@/lib/i18n/date-format";
import { localeRow } from "@/lib/i18n/locales";
import { AnnouncementList } from "./announcement-list";

interface ReadMoreProps {
  link: GivenLink;
  /** Of the announcement. */
  title: string;
}

async function ReadMore({ link: { href, isExternal }, title }: ReadMoreProps) {
  const t = await getTranslations("dashboard");
  const about = <span className="sr-only">: {title}</span>;
  if (!isExternal) {
    return (
      <Link href={href as Route} className="ms-1 underline">
        {t("readMore")}
        {about}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="ms-1 underline">
      {t("readMore")}
      {about}
      <span className="sr-only"> {t("opensNewTab")}</span>
    </a>
  );
}

async function NewsItem({ level, title, body, link, startsAt }: AnnouncementView) {
  const locale = await getLocale();
  const isWarning = level === "warning";
  return (
    <details className="group/news md:[&::details-content]:[content-visibility:visible]">
      <summary className="news-summary">
        <SignDisc
          sign={isWarning ? TriangleAlert : Info}
          tone={isWarning ? "bg-tint-warn text-warn" : "bg-tint-info text-info"}
        />
        <h3 className="min-w-0 flex-1 font-sans text-base leading-[1.375rem] font-semibold text-pretty">
          {title}
        </h3>
        <Icon
          node={ChevronDown}
          size={16}
          className="shrink-0 text-faint group-open/news:rotate-180 md:hidden"
        />
      </summary>
      <div className="ps-13 text-sm text-muted">
        {body}
        {link && <ReadMore link={link} title={title} />}
        {startsAt && (
          <time dateTime={startsAt} className="figures mt-1 block text-faint">
            {dateFormat(locale, {
              day: "numeric",
              month: "short",
              timeZone: "UTC",
            }).format(new Date(startsAt))}
          </time>
        )}
      </div>
    </details>
  );
}

/** What the operator has to say; a member can put each aside on this device. */
export async function NewsCard() {
  const { locale } = localeRow(await getLocale());
  const [t, items] = await Promise.all([getTranslations("dashboard"), readAnnouncements(locale)]);
  if (items.length === 0) return null;
  return (
    <AnnouncementList
      label={t("announcements")}
      dismissText={`${t("dismiss")}${colon(locale)}`}
      more={<MoreLine text={t("moreAnnouncements")} />}
      items={items.map((item) => ({
        id: item.id,
        title: item.title,
        content: <NewsItem {...item} />,
      }))}
    />
  );
}
