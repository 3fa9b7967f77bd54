import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { memberSection } from "@/app/_shell/member-section";
import { transactionWords } from "@/app/_shell/transactions/transaction-words";
import { LinkButton } from "@/app/_ui/link-button";
import { transactionPath } from "@/lib/paths";
import type { TransactionFilter } from "@/lib/transaction/query";
import { readTransaction } from "@/lib/transaction/server";
import { TransactionFacts } from "../../_components/transaction-facts";
import { Drawer } from "./drawer";
import { listHref } from "./list-href";

interface DetailDrawerProps {
  id: string;
  filter: TransactionFilter;
  timeZone: string;
}

/** The detail of one transaction over the list; nothing for an id that the member does not have. */
export async function DetailDrawer({ id, filter, timeZone }: DetailDrawerProps) {
  const [t, common, words] = await Promise.all([
    getTranslations("transactionDetail"),
    getTranslations("common"),
    transactionWords(),
  ]);
  let title = t("heading");
  const content = await memberSection(async () => {
    const transaction = await readTransaction(id);
    if (!transaction) return null;
    title = words.type(transaction.type);
    return <TransactionFacts transaction={transaction} timeZone={timeZone} />;
  });
  if (content === null) return null;
  return (
    <Drawer
      key={id}
      title={title}
      closeText={common("close")}
      listHref={listHref(filter, { page: filter.page })}
      footer={<LinkButton href={transactionPath(id) as Route}>{t("openPage")}</LinkButton>}
    >
      {content}
    </Drawer>
  );
}
