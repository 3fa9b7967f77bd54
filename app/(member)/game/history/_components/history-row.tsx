import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/member-time";
import { NoValue } from "@/app/_ui/no-value";
import { TableCard, TableCell } from "@/app/_ui/table-cards";
import type { GamePlay } from "@/lib/contract/game";
import { prizeText } from "../../_components/prize-text";
import { VerifyButton } from "../../_components/verify/verify-button";

interface HistoryRowProps {
  play: GamePlay;
  timeZone: string;
}

/** One spin or game: when, its score, its prize, and for a spin its check. */
export async function HistoryRow({ play, timeZone }: HistoryRowProps) {
  const [locale, t, common, prizes] = await Promise.all([
    getLocale(),
    getTranslations("game"),
    getTranslations("common"),
    getTranslations("game.prizeWords"),
  ]);
  const { game, at, score, prize, spin } = play;
  const proof = spin && {
    serverSeed: spin.serverSeed,
    clientSeed: spin.clientSeed,
    nonce: spin.nonce,
    serverSeedHash: spin.serverSeedHash,
    segment: spin.segment,
    digest: spin.digest,
  };
  const none = <NoValue text={common("notAvailable")} />;
  return (
    <TableCard
      title={<span className="text-base font-semibold md:font-medium">{t(`games.${game}`)}</span>}
    >
      <TableCell label={t("date")} align="start">
        <MemberTime at={at} timeZone={timeZone} />
      </TableCell>
      <TableCell label={t("score")}>
        {score == null ? none : <span className="figures">{t("points", { count: score })}</span>}
      </TableCell>
      <TableCell label={t("prize")}>
        {prize ? (
          prizeText(prize, locale, prizes)
        ) : (
          <span className="text-muted">{t("noPrize")}</span>
        )}
      </TableCell>
      <TableCell label={t("proof")}>
        {proof ? (
          <VerifyButton spin={proof} size="small">
            {t("verify")}
          </VerifyButton>
        ) : (
          <span className="text-muted">{t("replayed")}</span>
        )}
      </TableCell>
    </TableCard>
  );
}
