"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { FormError } from "@/app/_shell/forms/form-error";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/control/button";
import { Modal } from "@/app/_ui/overlay/modal";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { Notice } from "@/app/_ui/state/notice";
import { MERLIN } from "@/lib/contract/values/tokens";
import { formatFullAmount } from "@/lib/money/format";
import { useLimitNext, usePredictionBoard } from "../board-provider";
import { useLimit } from "./use-limit";

function LimitForm() {
  const { locale } = usePredictionBoard();
  const limitNext = useLimitNext();
  const t = useTranslations("prediction.limit");
  const id = useId();
  const limit = useLimit(useModalClose());
  const { current, change, isPending } = limit;
  const [removes, setRemoves] = useState(false);

  function press(remove: boolean): void {
    setRemoves(remove);
    limit.choose(remove);
  }

  return (
    <form id={id} method="post" noValidate onSubmit={limit.onSubmit} className="grid gap-5">
      <p className="text-md text-muted">
        {current === null
          ? t("nowNone")
          : t("now", { amount: formatFullAmount(current, MERLIN, locale) })}
      </p>
      <AmountField
        {...limit.field}
        label={t("field")}
        symbol={MERLIN}
        available={null}
        readOnly={isPending}
        locale={locale}
      />
      <div role="status" className="text-md text-muted empty:hidden">
        {change && t(change)}
      </div>
      <Notice tone="info">{t("rule")}</Notice>
      <FormError text={limit.formError} />
      <div className="grid gap-2.5">
        <WaitLine seconds={limit.secondsToWait} />
        <Button
          type="submit"
          tone="primary"
          size="hero"
          onClick={() => press(false)}
          isPending={isPending && !removes}
          disabled={(change === "same" && limitNext === null) || limit.secondsToWait > 0}
        >
          {isPending && !removes ? t("saving") : t("save")}
        </Button>
        {current !== null && (
          <Button
            type="submit"
            onClick={() => press(true)}
            isPending={isPending && removes}
            disabled={limit.secondsToWait > 0}
          >
            {isPending && removes ? t("removing") : t("remove")}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Sets, lowers, raises or removes the member's own daily limit, and says when that holds. */
export function LimitModal({ onClose }: { onClose: () => void }) {
  const t = useTranslations("prediction.limit");
  return (
    <Modal title={t("title")} description={t("text")} onClose={onClose}>
      <LimitForm />
    </Modal>
  );
}
