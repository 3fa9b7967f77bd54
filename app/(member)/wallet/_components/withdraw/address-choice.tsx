"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { localTime } from "@/app/_shell/time/local-time";
import { Address } from "@/app/_ui/text/address";
import type { SavedAddressView } from "@/lib/domain/wallet/saved-address";
import { useMoney } from "../money-provider";
import { useNetworkName } from "../use-network-name";
import type { WithdrawOrderForm } from "./use-withdraw";

/** More of them scroll by themselves: the amount stays within reach. */
const MOST_IN_SIGHT = 4;

/** One of the saved addresses, by label and 4…4, whole on demand. */
export function AddressChoice({ form: withdrawal }: { form: WithdrawOrderForm }) {
  const id = useId();
  const t = useTranslations("withdraw");
  const { form, addresses } = withdrawal;
  const error = form.formState.errors.walletId?.message;
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid min-w-0 grid-cols-1 gap-1.5"
    >
      <legend className="mb-1.5 text-md font-medium">{t("address")}</legend>
      <div
        className={`grid grid-cols-1 gap-2 ${addresses.length > MOST_IN_SIGHT ? "max-h-96 overflow-y-auto overscroll-contain rounded-button" : ""}`}
      >
        {addresses.map((saved) => (
          <AddressOption key={saved.id} saved={saved} form={withdrawal} />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm text-down">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface AddressLineProps {
  saved: SavedAddressView;
  /** Until when it cannot be used; null when it can. */
  rest: string | null;
}

/** An address by its label, 4…4 and network, and from when on it can be used. */
export function AddressLine({ saved, rest }: AddressLineProps) {
  const { locale, member } = useMoney();
  const networkName = useNetworkName();
  const t = useTranslations("withdraw");
  const network = saved.chainId !== null && networkName(saved.chainId);
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate text-base font-medium">
        <bdi>{saved.label || t("unnamed")}</bdi>
      </span>
      <span className="flex flex-wrap gap-x-2 text-sm text-muted">
        <Address value={saved.address} />
        {network && <span>· {network}</span>}
      </span>
      {rest && (
        <span className="block text-sm text-warn">
          {t("usableFrom", { time: localTime(rest, locale, member.timeZone) })}
        </span>
      )}
    </span>
  );
}

interface AddressOptionProps {
  saved: SavedAddressView;
  form: WithdrawOrderForm;
}

/** An address to choose; the chosen one stands there whole. */
function AddressOption({ saved, form: withdrawal }: AddressOptionProps) {
  const t = useTranslations("withdraw");
  const rest = withdrawal.restOf(saved);
  const isChosen = withdrawal.values.walletId === saved.id;
  return (
    <div className="rounded-button border border-line-strong has-checked:border-accent has-checked:bg-raised">
      <label className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2.5 has-disabled:cursor-not-allowed">
        <input
          type="radio"
          value={saved.id}
          disabled={withdrawal.order.isFrozen || rest !== null}
          className="size-4.5 shrink-0 accent-(--accent)"
          {...withdrawal.form.register("walletId", { onChange: withdrawal.edit })}
        />
        <AddressLine saved={saved} rest={rest} />
      </label>
      {isChosen ? (
        <p className="px-4 pb-3 text-sm">
          <Address value={saved.address} isWhole />
        </p>
      ) : (
        <details className="px-4 pb-2 text-sm">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-muted hover:text-text">
            {t("showAddress")}
          </summary>
          <p className="pt-1 pb-1">
            <Address value={saved.address} isWhole />
          </p>
        </details>
      )}
    </div>
  );
}
