import { getLocale, getTranslations } from "next-intl/server";
import { momentFacts } from "@/app/_shell/list/moment-facts";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Badge } from "@/app/_ui/data/badge";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { ListRow } from "@/app/_ui/data/row-list";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { Amount } from "@/app/_ui/text/amount";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { PredictionPosition } from "@/lib/contract/prediction";
import { MERLIN } from "@/lib/contract/values/tokens";
import { readCapabilities } from "@/lib/domain/capability/server";
import { positionOutcome } from "@/lib/domain/prediction/outcome";
import { BASE_CURRENCY, breakable, formatRowAmount } from "@/lib/money/format";
import { RoundProofButton } from "../round-proof";
import { DIRECTION_COLOURS, DIRECTION_TINTS, SideSign } from "../side-sign";

interface EntryRowProps {
  position: PredictionPosition;
  timeZone: string;
}

/** What came of an entry, in words. */
async function resultOf(position: PredictionPosition): Promise<string> {
  const [t, words] = await Promise.all([
    getTranslations("prediction.history"),
    getTranslations("prediction.round"),
  ]);
  const outcome = positionOutcome(position);
  if (position.status === "refunded" && outcome) return words(`outcomes.${outcome}`);
  return t(`statuses.${position.status}`);
}

/** All that is known of an entry: its side, what was staked and paid, and both prices. */
async function EntryDetails({ position, timeZone }: EntryRowProps) {
  const [locale, common, t, words, detail, moment, result, { priceProofs }] = await Promise.all([
    getLocale(),
    getTranslations("common"),
    getTranslations("prediction.history"),
    getTranslations("prediction.round"),
    getTranslations("transactionDetail"),
    momentFacts(position.enteredAt, timeZone),
    resultOf(position),
    readCapabilities(),
  ]);
  const { id, epoch, side, amount, payout, net, lockPrice, closePrice } = position;
  const outcome = positionOutcome(position);
  const exact = (raw: string, isSigned = false) => (
    <ExactAmount isPrivate isSigned={isSigned} raw={raw} symbol={MERLIN} locale={locale} />
  );
  // A round that is over waits for nothing: what is not there by then never came.
  const none = (
    <NoValue text={position.status === "open" ? t("pending") : common("notAvailable")} />
  );
  const price = (raw: string | null | undefined) =>
    raw ? <ExactAmount raw={raw} symbol={BASE_CURRENCY} locale={locale} /> : none;
  const facts: Fact[] = [
    { label: t("side"), value: words(`sides.${side}`) },
    { label: t("stake"), value: exact(amount) },
    { label: t("payout"), value: payout == null ? none : exact(payout) },
    ...(net ? [{ label: t("net"), value: exact(net, true) }] : []),
    {
      label: t("prices"),
      value: (
        <>
          {price(lockPrice)} · {price(closePrice)}
        </>
      ),
    },
    {
      label: t("result"),
      value:
        position.status !== "refunded" && outcome
          ? `${result} · ${words(`outcomes.${outcome}`)}`
          : result,
    },
    ...moment,
    { label: detail("id"), value: <bdi className="figures wrap-anywhere">{id}</bdi> },
  ];
  return (
    <AllDigits>
      <FactList facts={facts} />
      {priceProofs && closePrice && (
        <div className="mt-4 grid">
          <RoundProofButton epoch={epoch}>{words("checkPrices")}</RoundProofButton>
        </div>
      )}
    </AllDigits>
  );
}

/** What an entry changed: its net once it is decided, its stake until then. */
async function EntryRowAmount({ position }: Pick<EntryRowProps, "position">) {
  const locale = await getLocale();
  const { status, net, amount } = position;
  if (status === "open" || net == null) {
    const text = breakable(formatRowAmount(amount, MERLIN, locale, false));
    return <Amount isPrivate raw={amount} text={text} className="text-muted" />;
  }
  const colour = status === "won" ? "text-up" : status === "refunded" ? "text-muted" : "";
  const text = breakable(formatRowAmount(net, MERLIN, locale));
  return <Amount isPrivate raw={net} text={text} className={colour} />;
}

/** One entry with what came of it. */
export async function EntryRow({ position, timeZone }: EntryRowProps) {
  const [t, words, result] = await Promise.all([
    getTranslations("prediction.history"),
    getTranslations("prediction.round"),
    resultOf(position),
  ]);
  const { id, epoch, side, status, enteredAt } = position;
  const name = t("roundName", { epoch });
  return (
    <ListRow
      ids={id}
      disc={
        <span
          aria-hidden
          className={`sign-disc ${DIRECTION_TINTS[side]} ${DIRECTION_COLOURS[side]}`}
        >
          <SideSign direction={side} size={20} />
        </span>
      }
      title={
        <RowSheet title={name} details={<EntryDetails position={position} timeZone={timeZone} />}>
          <span className="figures">{name}</span>{" "}
          <span className={`ms-0.5 max-md:hidden ${DIRECTION_COLOURS[side]}`}>
            {words(`sides.${side}`)}
          </span>
        </RowSheet>
      }
      chip={status === "open" && <Badge tone="violet">{t("statuses.open")}</Badge>}
      text={
        <>
          <span className="md:hidden">{words(`sides.${side}`)} · </span>
          <MemberTime at={enteredAt} timeZone={timeZone} look="short" />
        </>
      }
      amount={<EntryRowAmount position={position} />}
      value={status === "open" ? <span className="md:hidden">{t("statuses.open")}</span> : result}
    />
  );
}
