"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import { FactList } from "@/app/_ui/data/fact-list";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { ResultSentence } from "@/app/_ui/state/result-sentence";
import type { CreatedDownline } from "./use-create-downline";

interface DownlineDoneProps {
  created: CreatedDownline;
}

/** The new member has a seat: where, and what they have to do now. */
export function DownlineDone({ created: { values, node } }: DownlineDoneProps) {
  const t = useTranslations("downline");
  const signUp = useTranslations("signUp");
  const seat = values.position === "left" ? "seatLeft" : "seatRight";
  return (
    <div className="grid gap-5">
      <ResultSentence>{t("doneText", { name: values.fullName })}</ResultSentence>
      <FactList
        facts={[
          {
            label: signUp("username"),
            value: <bdi dir="ltr">{node.username ?? values.username}</bdi>,
          },
          { label: t("email"), value: <bdi dir="ltr">{values.email}</bdi> },
          { label: t("seat"), value: t(seat, { username: values.parentUsername }) },
        ]}
      />
      <ul className="grid list-disc gap-1.5 ps-5 text-md text-muted">
        <li>{t("doneMail")}</li>
        <li>{t("donePassword")}</li>
      </ul>
    </div>
  );
}

interface DoneActionsProps {
  onMore: () => void;
}

/** Below the result: leave, or create another member. */
export function DoneActions({ onMore }: DoneActionsProps) {
  const t = useTranslations("downline");
  const close = useModalClose();
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      <Button onClick={onMore}>{t("more")}</Button>
      <Button tone="primary" onClick={close}>
        {t("done")}
      </Button>
    </div>
  );
}
