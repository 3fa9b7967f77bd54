import { getLocale, getTranslations } from "next-intl/server";
import { Notice } from "@/app/_ui/notice";
import { localeRow } from "@/lib/i18n/locales";
import { readAnnouncements } from "@/lib/social/server";
import { AnnouncementList } from "./announcement-list";

/** What the operator has to say; a member can put each aside on this device. */
export async function Announcements() {
  const { locale } = localeRow(await getLocale());
  const [t, items] = await Promise.all([getTranslations("dashboard"), readAnnouncements(locale)]);
  if (items.length === 0) return null;
  return (
    <AnnouncementList
      label={t("announcements")}
      dismissText={t("dismiss")}
      items={items.map(({ id, level, title, body, link }) => ({
        id,
        content: (
          <Notice tone={level === "warning" ? "warn" : "info"} title={title} className="grow">
            {body}
            {link && /^https:\/\//.test(link) && (
              <a href={link} target="_blank" rel="noopener noreferrer" className="ms-1 underline">
                {t("readMore")}
                <span className="sr-only"> {t("opensNewTab")}</span>
              </a>
            )}
          </Notice>
        ),
      }))}
    />
  );
}
