import { getLocale, getTranslations } from "next-intl/server";
import { ReserveTable } from "@/app/_shell/list/reserve-table";
import { Texts } from "@/app/_shell/texts/texts";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { FactList } from "@/app/_ui/data/fact-list";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import type { ReservesSnapshot } from "@/lib/contract/records/reserves";
import { reserveRows } from "@/lib/domain/platform/reserves";
import { readReservesProof } from "@/lib/domain/platform/server";
import { BASE_CURRENCY, formatAmount } from "@/lib/money/format";
import { InclusionSteps } from "./inclusion-steps";

interface OwnProofProps {
  snapshot: ReservesSnapshot;
  username: string;
}

/** The check of the member's own leaf, what was counted of them, and the totals; or that they are not in the snapshot. */
export async function OwnProof({ snapshot, username }: OwnProofProps) {
  const [t, locale, proof] = await Promise.all([
    getTranslations("reserves"),
    getLocale(),
    readReservesProof(snapshot.id),
  ]);
  if (!proof) {
    return (
      <Card>
        <EmptyState title={t("notIncludedTitle")} text={t("notIncludedText")} />
      </Card>
    );
  }
  const rows = reserveRows(snapshot);
  const own = snapshot.symbols.map((symbol, index) => ({
    ...{ label: symbol, symbol },
    raw: proof.leaf.sums[index] ?? "0",
  }));
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <Texts of={["check", "reserves.steps", "reserves.problems", "reserves.verdicts"]}>
        <InclusionSteps
          key={snapshot.id}
          snapshot={snapshot}
          proof={proof}
          username={username}
          isCovered={rows.every((row) => row.isCovered)}
          locale={locale}
        />
      </Texts>
      <div className="grid min-w-0 gap-5">
        <Card>
          <CardHeading>{t("counted")}</CardHeading>
          <FactList
            facts={own.map(({ label, raw }) => ({
              label,
              value: <Amount isPrivate raw={raw} text={formatAmount(raw, label, locale)} />,
            }))}
          />
          <CutFacts facts={own} symbol={BASE_CURRENCY} locale={locale} />
        </Card>
        <ReserveTable rows={rows} isSimulated={snapshot.simulated === true} />
      </div>
    </div>
  );
}
