import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/app/_ui/data/badge";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import type { PriceView } from "@/lib/domain/price/view";

interface TokenNameProps {
  token: Pick<PriceView, "code" | "name" | "logo" | "isSimulated">;
  size?: number;
  /** The code as a heading or a link. */
  children: ReactNode;
}

/** A token's disc, code and name, with a label when its price is simulated. */
export function TokenName({ token, size, children }: TokenNameProps) {
  const t = useTranslations("common");
  return (
    <div className="flex min-w-0 items-center gap-3">
      <TokenDisc symbol={token.code} src={token.logo} size={size} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5">
          {children}
          {token.isSimulated && <Badge tone="violet">{t("simulated")}</Badge>}
        </div>
        <p className="truncate text-sm text-muted">{token.name}</p>
      </div>
    </div>
  );
}
