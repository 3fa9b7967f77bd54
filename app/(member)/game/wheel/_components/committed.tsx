import { useTranslations } from "next-intl";
import { CopyButton } from "@/app/_ui/file/copy-button";
import type { Wheel } from "@/lib/contract/game";

interface CommittedProps {
  wheel: Wheel;
  label: string;
}

/** The hash of the seed that is committed for a spin, and the spin's nonce. */
export function Committed({ wheel, label }: CommittedProps) {
  const t = useTranslations("wheel");
  return (
    <dl className="grid gap-3 rounded-inset bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <dt className="min-w-min flex-1 text-sm text-muted">{label}</dt>
        <dd>
          <CopyButton value={wheel.serverSeedHash} what={label} />
        </dd>
        <dd className="figures basis-full text-sm font-medium text-balance break-all">
          <bdi dir="ltr">{wheel.serverSeedHash}</bdi>
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <dt className="text-sm text-muted">{t("nonce")}</dt>
        <dd className="figures text-sm font-medium">{wheel.nonce}</dd>
      </div>
    </dl>
  );
}
