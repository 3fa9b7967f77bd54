"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { type CheckStep, CheckSteps, CheckVerdict } from "@/app/_shell/states/check-steps";
import { LateTexts } from "@/app/_shell/texts/late-texts";
import { Button } from "@/app/_ui/control/button";
import { Badge } from "@/app/_ui/data/badge";
import { downloadBlob } from "@/app/_ui/file/download-blob";
import { Notice } from "@/app/_ui/state/notice";
import { Amount } from "@/app/_ui/text/amount";
import type { PriceProof, ProvenRound } from "@/lib/contract/prediction";
import { fetchRound } from "@/lib/domain/prediction/client";
import { priceFile } from "@/lib/domain/prediction/price-file";
import {
  type PriceCheck,
  type PricesCheck,
  verifyPrices,
} from "@/lib/domain/prediction/verify-prices";
import { BASE_CURRENCY, formatFullAmount } from "@/lib/money/format";
import type { RoundProofProps } from "./round-proof";

type Stage =
  | { readonly state: "checking" | "none" | "failed" | "uncomputed" }
  | { readonly state: "checked"; readonly check: PricesCheck; readonly round: ProvenRound };

async function checkRound(epoch: number): Promise<Stage> {
  const round = await fetchRound(epoch);
  if (!round.proof) return { state: "none" };
  try {
    return { state: "checked", check: await verifyPrices(round, round.proof), round };
  } catch {
    return { state: "uncomputed" };
  }
}

type End = "lock" | "close";

function Samples({ samples }: Pick<NonNullable<PriceProof[End]>, "samples">) {
  const locale = useLocale();
  return samples.map(({ source, price }) => (
    <span
      key={source}
      className="flex flex-wrap justify-between gap-x-4 text-sm font-normal text-muted"
    >
      {source}
      <Amount raw={price} text={formatFullAmount(price, BASE_CURRENCY, locale)} />
    </span>
  ));
}

function Verdict({ check, round }: { check: PricesCheck; round: ProvenRound }) {
  const t = useTranslations("priceProof");
  const words = useTranslations("check");
  const common = useTranslations("common");
  const { verdict } = check;
  return (
    <>
      {round.proof?.simulated && (
        <p className="mb-3">
          <Badge tone="violet">{common("simulated")}</Badge>
        </p>
      )}
      <CheckVerdict
        isSound={verdict !== "differs"}
        title={verdict === "differs" ? words("differs") : t(`${verdict}Title`)}
        text={verdict === "differs" ? words("differsText") : t(`${verdict}Text`)}
      />
    </>
  );
}

function Checked({ check, round }: { check: PricesCheck; round: ProvenRound }) {
  const t = useTranslations("priceProof");
  const words = useTranslations("check");
  const rounds = useTranslations("prediction.round");
  const locale = useLocale();
  const { proof } = round;
  if (!proof) return null;
  const { rule, lock, close, chain, result } = check;
  const priceSteps = (end: End, price: PriceCheck): CheckStep[] => [
    {
      title: end === "lock" ? rounds("lockPrice") : rounds("closePrice"),
      value: (
        <>
          {price.computed && (
            <Amount
              raw={price.computed}
              text={formatFullAmount(price.computed, BASE_CURRENCY, locale)}
            />
          )}
          <Samples samples={proof[end]?.samples ?? []} />
        </>
      ),
      matches: price.matches,
    },
    {
      title: t(`${end}Record`),
      value: price.commitment.computed,
      matches: price.commitment.matches,
      isCode: true,
    },
  ];
  const steps: CheckStep[] = [
    { title: t("ruleStep"), value: rule.computed, matches: rule.matches, isCode: true },
    ...(lock ? priceSteps("lock", lock) : []),
    ...(close ? priceSteps("close", close) : []),
    ...(chain
      ? [
          {
            title: t("chainStep"),
            value: proof.close?.previous ?? "",
            matches: chain.matches,
            isCode: true,
          },
        ]
      : []),
    ...(result
      ? [
          {
            title: t("resultStep"),
            value: rounds(`outcomes.${result.computed}`),
            matches: result.matches,
          },
        ]
      : []),
  ];
  const save = () =>
    downloadBlob(
      `round-${round.epoch}.json`,
      new Blob([priceFile(round)], { type: "application/json" }),
    );
  return (
    <>
      <CheckSteps steps={steps} />
      <Button size="small" className="mt-4" onClick={save}>
        {words("download")}
      </Button>
    </>
  );
}

function Steps({ epoch }: RoundProofProps) {
  const t = useTranslations("priceProof");
  const words = useTranslations("check");
  const common = useTranslations("common");
  const [stage, setStage] = useState<Stage>({ state: "checking" });
  const check = useCallback(() => {
    setStage({ state: "checking" });
    checkRound(epoch).then(setStage, () => setStage({ state: "failed" }));
  }, [epoch]);
  useEffect(check, [check]);
  return (
    <section aria-label={t("heading")} className="border-t border-line pt-4">
      <div role="status">
        {stage.state === "checking" && <p className="text-md text-muted">{words("checking")}</p>}
        {stage.state === "none" && (
          <Notice tone="info" title={t("noneTitle")}>
            {t("noneText")}
          </Notice>
        )}
        {stage.state === "uncomputed" && <Notice tone="warn">{words("cannotCompute")}</Notice>}
        {stage.state === "failed" && (
          <Notice tone="warn" title={common("cannotOpen")}>
            <Button size="small" className="mt-2" onClick={check}>
              {common("retry")}
            </Button>
          </Notice>
        )}
        {stage.state === "checked" && <Verdict check={stage.check} round={stage.round} />}
      </div>
      {stage.state === "checked" && <Checked check={stage.check} round={stage.round} />}
    </section>
  );
}

/** Recomputes a round's prices in this browser from what was recorded of them, and shows each step. */
export function RoundProofSteps(props: RoundProofProps) {
  return (
    <LateTexts part="priceProof">
      <Steps {...props} />
    </LateTexts>
  );
}
