import { getTranslations } from "next-intl/server";
import type { KycStep, KycView } from "@/lib/domain/kyc/view";

/** What the reviewer said about each step. */
export async function ReasonList({ view }: { view: KycView }) {
  const t = await getTranslations("kyc.steps");
  const steps = Object.entries(view.steps) as [KycStep, KycView["steps"][KycStep]][];
  const reasons = steps.filter(([, { reason }]) => reason);
  return (
    <ul className="grid gap-1">
      {reasons.map(([name, { reason }]) => (
        <li key={name}>
          <span className="font-medium text-text">{t(name)}:</span> <bdi>{reason}</bdi>
        </li>
      ))}
    </ul>
  );
}
