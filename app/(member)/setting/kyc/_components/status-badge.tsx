import { getTranslations } from "next-intl/server";
import { Badge, type BadgeTone } from "@/app/_ui/data/badge";
import type { KycStatus } from "@/lib/domain/kyc/view";

const TONES: Readonly<Record<KycStatus, BadgeTone>> = {
  none: "neutral",
  draft: "neutral",
  pending: "info",
  approved: "up",
  resubmit: "warn",
  rejected: "down",
};

/** Where the identity check stands, in a word. */
export async function StatusBadge({ status }: { status: KycStatus }) {
  const t = await getTranslations("kyc.status");
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}
