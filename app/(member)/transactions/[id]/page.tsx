import { ArrowLeft } from "lucide";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { LazyAutoRefresh } from "@/app/_shell/frame/member-frame.lazy";
import { memberPage } from "@/app/_shell/frame/member-page";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { transactionWords } from "@/app/_shell/transactions/transaction-words";
import { Card } from "@/app/_ui/data/card";
import { Icon } from "@/app/_ui/data/icon";
import { Link } from "@/app/_ui/navigation/link";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { exchangeOf } from "@/lib/domain/transaction/detail";
import { readTransaction } from "@/lib/domain/transaction/server";
import { PAGES } from "@/lib/routes";
import { TransactionFacts } from "../_components/transaction-facts";

export const generateMetadata = () => pageMetadata("transactions");

const REFRESH_SECONDS = 60;

export default memberPage(async ({ params }: PageProps<"/transactions/[id]">) => {
  const { id } = await params;
  const [t, words, user, transaction] = await Promise.all([
    getTranslations("transactionDetail"),
    transactionWords(),
    readProfile(),
    readTransaction(id),
  ]);
  if (!transaction) notFound();
  const title = exchangeOf(transaction) ? t("refs.quote") : words.type(transaction.type);
  return (
    <div className="mx-auto max-w-3xl">
      <LazyAutoRefresh seconds={REFRESH_SECONDS} />
      <Link
        href={PAGES.transactions.path}
        className="mb-3 inline-flex h-11 items-center gap-2 text-md font-medium text-muted hover:text-text print:hidden"
      >
        <Icon node={ArrowLeft} size={18} className="rtl:-scale-x-100" />
        {t("back")}
      </Link>
      <div className="mb-6 print:mb-3">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-base text-muted">{t("heading")}</p>
      </div>
      <Card className="print:border-0 print:p-0 print:shadow-none">
        <TransactionFacts transaction={transaction} timeZone={timeZoneOf(user.timeZone)} />
      </Card>
    </div>
  );
});
