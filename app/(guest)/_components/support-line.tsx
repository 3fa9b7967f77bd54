import { getTranslations } from "next-intl/server";
import { MailLink } from "@/app/_ui/text/mail-link";
import { readLinks } from "@/lib/domain/social/server";

/** Where support reads, for whom no login is left; nothing where the operator names no address. */
export async function SupportLine() {
  const [t, { supportEmail }] = await Promise.all([getTranslations("freeze"), readLinks()]);
  if (!supportEmail) return null;
  return (
    <p className="text-md text-muted">
      {t.rich("support", { mail: () => <MailLink address={supportEmail} /> })}
    </p>
  );
}
