"use client";

import { Amount } from "@/app/_ui/amount";
import { Button } from "@/app/_ui/button";
import { FactList } from "@/app/_ui/fact-list";
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
  texts: ConvertTexts["convert"];
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
    <Modal {...modal} title={texts.doneTitle} footer={<Ways texts={texts} onMore={onMore} />}>
      <p role="status" className="mb-5 text-base wrap-anywhere">
        {fillText(texts.doneText, {
          amount: full(from, AIRDROP_SYMBOL),
          receive: full(to, CONVERTED_SYMBOL),
        })}
      </p>
      {wallets && wallets.length > 0 && (
        <section className="rounded-inset bg-raised p-4">
          <h3 className="mb-3 font-sans text-md text-muted">{texts.newBalances}</h3>
          <FactList
            facts={wallets.map(({ symbol, available }) => ({
              label: symbol,
              value: (
                <Amount
                  isPrivate
                  raw={available}
                  text={full(available, symbol)}
                  className="wrap-anywhere"
                />
              ),
            }))}
          />
        </section>
      )}
    </Modal>
  );
}

function Ways({ texts, onMore }: Pick<ConversionResultProps, "texts" | "onMore">) {
  const close = useModalClose();
  return (
    <div className="grid auto-cols-fr gap-2.5 sm:grid-flow-col">
      {onMore && <Button onClick={onMore}>{texts.more}</Button>}
      <Button tone="primary" onClick={close}>
        {texts.done}
      </Button>
    </div>
  );
}
