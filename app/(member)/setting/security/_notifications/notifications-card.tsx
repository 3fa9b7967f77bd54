import { getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import type {
  NotificationKind,
  NotificationPreferences,
} from "@/lib/contract/alerts/notification-preferences";
import type { WeeklyMail } from "@/lib/contract/alerts/weekly-mail";
import { Folded } from "../_protection/folded";
import { LazyNotificationChoices } from "./notification-choices.lazy";

interface NotificationsCardProps {
  /** Null where nobody may choose. */
  preferences: NotificationPreferences | null;
  /** Whether devices can be told. */
  hasPush: boolean;
  /** The mail of each week, null where none is sent; null while that cannot be had. */
  weekly: { mail: WeeklyMail | null } | null;
  timeZone: string;
}

/** By what the member is told of what, and when devices stay silent; where nobody may choose, it says so. */
export async function NotificationsCard({
  preferences,
  hasPush,
  weekly,
  timeZone,
}: NotificationsCardProps) {
  const [t, choices, titles, unavailable] = await Promise.all([
    getTranslations("notifications"),
    getTranslations("notificationChoices"),
    getTranslations("titles"),
    getTranslations("unavailable"),
  ]);
  const names = {
    security: choices("security"),
    money: choices("money"),
    mining: choices("mining"),
    claim: choices("claim"),
    earning: titles("earning"),
    prediction: titles("prediction"),
    team: titles("team"),
  } satisfies Readonly<Record<NotificationKind, string>>;
  return (
    <Folded id="notifications" title={t("title")}>
      <p className="text-md text-muted">{preferences ? choices("text") : t("missingText")}</p>
      {preferences && (
        <div className="mt-4">
          {/* Where each mail leads: a place within opens what is folded. */}
          {weekly?.mail !== null && <span id="weekly-mail" className="block scroll-mt-36" />}
          <Texts of={["notificationChoices", "settings.preferenceFailed"]}>
            <LazyNotificationChoices
              initial={preferences}
              names={names}
              hasPush={hasPush}
              weekly={weekly?.mail ?? null}
              timeZone={timeZone}
            />
          </Texts>
          {!weekly && (
            <div role="alert" className="mt-5">
              <p className="text-base font-medium">{choices("weekly")}</p>
              <p className="text-md text-muted">{unavailable("sectionTitle")}</p>
            </div>
          )}
        </div>
      )}
    </Folded>
  );
}
