"use client";

import { LogOut, Plus, UsersRound } from "lucide";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import { Icon } from "@/app/_ui/data/icon";
import { MERLIN } from "@/lib/contract/values/tokens";
import { fetchToken } from "@/lib/domain/price/client";
import type { Connected } from "@/lib/wallet-connect/connection";
import type { WalletRequest, WalletRequests } from "./use-wallet-request";

interface WalletButtonsProps {
  connection: Connected;
  requests: WalletRequests;
}

/** Lists MERLIN in the wallet, changes the account that the page sees, ends the connection (R7.6). */
export function WalletButtons({ connection, requests }: WalletButtonsProps) {
  const t = useTranslations("walletConnect");
  const { chainId, isSupported, walletName: wallet } = connection;

  const addToken: WalletRequest = async (commands, signal) => {
    const token = await fetchToken(MERLIN, chainId, signal);
    if (!token) return t("tokenUnknown", { symbol: MERLIN });
    const isListed = await commands.watchAsset(token, signal);
    return t(isListed ? "tokenAdded" : "tokenDeclined", { wallet, symbol: MERLIN });
  };

  const changeAccount: WalletRequest = async (commands, signal) => {
    await commands.changeAccount(signal);
    return null;
  };

  const disconnect: WalletRequest = async (commands) => {
    await commands.disconnect();
    return null;
  };

  const { ask, waitingFor } = requests;
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-5">
      {isSupported && (
        <Button
          size="small"
          isPending={waitingFor === "token"}
          onClick={() => ask("token", addToken)}
        >
          {waitingFor !== "token" && <Icon node={Plus} size={16} />}
          {t("addToken", { symbol: MERLIN })}
        </Button>
      )}
      <Button
        size="small"
        isPending={waitingFor === "account"}
        onClick={() => ask("account", changeAccount)}
      >
        {waitingFor !== "account" && <Icon node={UsersRound} size={16} />}
        {t("changeAccount")}
      </Button>
      <Button size="small" onClick={() => ask("disconnect", disconnect)}>
        <Icon node={LogOut} size={16} className="rtl:-scale-x-100" />
        {t("disconnect")}
      </Button>
    </div>
  );
}
