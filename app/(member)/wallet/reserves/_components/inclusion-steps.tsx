"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { FormError } from "@/app/_shell/forms/form-error";
import { type CheckStep, CheckSteps, CheckVerdict } from "@/app/_shell/states/check-steps";
import { Button } from "@/app/_ui/control/button";
import { Card } from "@/app/_ui/data/card";
import { downloadBlob } from "@/app/_ui/file/download-blob";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { Amount } from "@/app/_ui/text/amount";
import type { ReservesProof, ReservesSnapshot } from "@/lib/contract/records/reserves";
import { reservesFile } from "@/lib/domain/platform/reserves-file";
import { type InclusionCheck, verifyInclusion } from "@/lib/domain/platform/verify-inclusion";
import { formatFullAmount } from "@/lib/money/format";

interface InclusionStepsProps {
  snapshot: ReservesSnapshot;
  proof: ReservesProof;
  username: string;
  /** Whether the assets of each token are as much as what is owed, by what was published. */
  isCovered: boolean;
  locale: string;
}

/** Beside one for each step of the path: the record, its leaf, the sums and the assets. */
const SURE_STEPS = ["record", "leaf", "sums", "assets"];

type Stage = "checking" | "failed" | InclusionCheck;

/** Recomputes the member's way to the root in this browser, and shows each step; the proof is a file, too. */
export function InclusionSteps(props: InclusionStepsProps) {
  const { snapshot, proof, username, isCovered, locale } = props;
  const t = useTranslations("reserves");
  const words = useTranslations("check");
  const [stage, setStage] = useState<Stage>("checking");
  useEffect(() => {
    let isHere = true;
    const show = (next: Stage) => isHere && setStage(next);
    verifyInclusion(snapshot, proof, username).then(show, () => show("failed"));
    return () => {
      isHere = false;
    };
  }, [snapshot, proof, username]);

  const save = () =>
    downloadBlob(
      `reserves-${snapshot.takenAt.slice(0, 10)}.json`,
      new Blob([reservesFile(snapshot, proof)], { type: "application/json" }),
    );

  function stepsOf({ record, nodes, root, sums, problem }: InclusionCheck): readonly CheckStep[] {
    const last = nodes.length - 1;
    const hashes = nodes.map((hash, index): CheckStep => {
      const title = index === 0 ? t("steps.leaf") : t("steps.node", { number: index });
      return root && index === last
        ? { title: t("steps.root"), value: hash, matches: root.matches, isCode: true }
        : { title, value: hash, isCode: true };
    });
    const totals = sums?.computed.map((raw, index) => {
      const symbol = snapshot.symbols[index] ?? "";
      return (
        <Amount
          key={symbol}
          raw={raw}
          text={formatFullAmount(raw, symbol, locale)}
          className="block rtl:text-end"
        />
      );
    });
    return [
      { title: t("steps.record"), value: record.computed, matches: record.matches, isCode: true },
      ...hashes,
      ...(problem
        ? [{ title: t("steps.stopped"), value: t(`problems.${problem}`), matches: false }]
        : []),
      ...(sums ? [{ title: t("steps.sums"), value: totals, matches: sums.matches }] : []),
      {
        title: t("steps.assets"),
        value: t(isCovered ? "steps.covered" : "steps.uncovered"),
        matches: isCovered,
      },
    ];
  }

  return (
    <Card>
      <div role="status" className={stage === "checking" ? "min-h-27 md:min-h-22" : undefined}>
        {stage === "checking" && <p className="text-md text-muted">{words("checking")}</p>}
        {typeof stage === "object" && (
          <CheckVerdict
            isSound={stage.isIncluded}
            title={stage.isIncluded ? t("verdicts.included") : words("differs")}
            text={stage.isIncluded ? t("verdicts.includedText") : words("differsText")}
          />
        )}
      </div>
      {stage === "checking" && (
        <div className="mt-4 grid gap-4 noscript:hidden">
          {[...SURE_STEPS, ...proof.path.map(({ hash }) => hash)].map((step) => (
            <Skeleton key={step} className="h-20 w-full" />
          ))}
        </div>
      )}
      {typeof stage === "object" && <CheckSteps steps={stepsOf(stage)} />}
      <FormError text={stage === "failed" ? words("cannotCompute") : null} />
      <Button className="mt-5 noscript:hidden" onClick={save}>
        {words("download")}
      </Button>
    </Card>
  );
}
