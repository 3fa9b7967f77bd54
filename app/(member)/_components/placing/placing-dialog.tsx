"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { DoneFooter, OrderFooter } from "@/app/_order/order-footer";
import { OrderProblem } from "@/app/_order/order-notice";
import { LateTexts } from "@/app/_shell/texts/late-texts";
import { Segmented } from "@/app/_ui/control/segmented";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { Modal } from "@/app/_ui/overlay/modal";
import { ResultSentence } from "@/app/_ui/state/result-sentence";
import { Amount } from "@/app/_ui/text/amount";
import type { PlacedMember } from "@/lib/domain/team/client";
import { formatPoints } from "@/lib/money/format";
import { SeatField } from "../create-downline/seat-field";
import type { PlacingDialogProps } from "./placing-provider";
import { PLACING_WAYS, usePlacing } from "./use-placing";

/** The receipt: where the newcomer sits, and what went up from there. */
function Placed({ placed, locale }: { placed: PlacedMember; locale: string }) {
  const t = useTranslations("team.placing");
  const seats = useTranslations("downline");
  const { username, parentUsername, position, points } = placed;
  const seat = parentUsername
    ? seats(position === "left" ? "seatLeft" : "seatRight", { username: parentUsername })
    : seats(position);
  const facts: Fact[] = [
    { label: seats("seat"), value: seat },
    ...(points
      ? [{ label: t("points"), value: <Amount raw={points} text={formatPoints(points, locale)} /> }]
      : []),
  ];
  return (
    <div className="grid gap-5">
      <ResultSentence>{t("done", { username })}</ResultSentence>
      <FactList facts={facts} />
    </div>
  );
}

function Placing({ username, locale, timeZone, refresh, onClose }: PlacingDialogProps) {
  const t = useTranslations("team.placing");
  const formId = useId();
  const placing = usePlacing({ username, refresh });
  const { order, way } = placing;
  const modal = { title: t("title", { username }), onClose };
  if (order.isKept) {
    return <KeptOrder order={order} modal={modal} locale={locale} timeZone={timeZone} />;
  }
  if (order.result) {
    return (
      <Modal {...modal} footer={<DoneFooter />}>
        <Placed placed={order.result} locale={locale} />
      </Modal>
    );
  }
  return (
    <Modal
      {...modal}
      isDismissable={!order.isPending}
      footer={
        <OrderFooter
          formId={formId}
          order={order}
          secondsToWait={placing.secondsToWait}
          labels={{ submit: t("submit"), submitting: t("submitting") }}
          consequence={t("final")}
        />
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={placing.onSubmit}
        className="grid gap-5 pt-1"
      >
        <fieldset disabled={order.isFrozen} className="grid min-w-0 gap-5">
          <div dir="ltr">
            <Segmented
              label={t("way")}
              isLabelHidden
              name="way"
              value={way}
              options={PLACING_WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
              onChange={placing.chooseWay}
            />
          </div>
          {way === "choose" ? (
            <SeatField choice={placing.choice} />
          ) : (
            <p className="text-md">{t(`explained.${way}`)}</p>
          )}
        </fieldset>
        <OrderProblem order={order} error={placing.formError} />
      </form>
    </Modal>
  );
}

/** Gives a newcomer who waits a spot, once: in which leg or where, then the receipt. */
export default function PlacingDialog(props: PlacingDialogProps) {
  return (
    <LateTexts part="placeMember">
      <Placing {...props} />
    </LateTexts>
  );
}
