"use client";

import { NewBalances } from "@/app/_order/new-balances";
import { Button } from "@/app/_ui/button";
import { fillText } from "@/app/_ui/fill-text";
import { Modal, type ModalProps } from "@/app/_ui/modal";
import { useModalClose } from "@/app/_ui/modal-close";
import { formatFullAmount } from "@/lib/money/format";
import { AIRDROP_SYMBOL, CONVERTED_SYMBOL } from "../airdrop-symbol";
import type { ConvertTexts } from "./convert-texts";
import type { Conversion } from "./use-conversion";

interface ConversionResultProps {
  modal: Pick<ModalProps, "closeText" | "onClose" | "isDismissable">;
  conversion: Conversion;
  locale: string;
  texts: ConvertTexts;
  /** Null when nothing is left to convert. */
  onMore: (() => void) | null;
}

/** The receipt of a conversion, with the balances that the answer states. */
export function ConversionResult({
  modal,
  conversion,
  locale,
  texts,
  onMore,
}: ConversionResultProps) {
  const full = (raw: string, symbol: string) => formatFullAmount(raw, symbol, locale);
  const { from, to, wallets } = conversion;
  return (
    <Modal
      {...modal}
      title={texts.convert.doneTitle}
      footer={<Ways texts={texts} onMore={onMore} />}
    >
      <p role="status" className="mb-5 text-base wrap-anywhere">
        {fillText(texts.convert.doneText, {
          amount: full(from, AIRDROP_SYMBOL),
          receive: full(to, CONVERTED_SYMBOL),
        })}
      </p>
      <NewBalances balances={wallets ?? []} locale={locale} texts={texts.order} />
    </Modal>
  );
}

function Ways({ texts, onMore }: Pick<ConversionResultProps, "texts" | "onMore">) {
  const close = useModalClose();
  return (
    <div className="grid auto-cols-fr gap-2.5 sm:grid-flow-col">
      {onMore && <Button onClick={onMore}>{texts.convert.more}</Button>}
      <Button tone="primary" onClick={close}>
        {texts.order.done}
      </Button>
    </div>
  );
}
