import { getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/member-time";
import { Notice } from "@/app/_ui/notice";
import { renewability } from "@/lib/marketplace/renewal";
import { readMachine, readProducts } from "@/lib/marketplace/server";
import { RenewalOpener } from "./renewal-opener";

interface RenewalProps {
  /** As the address names the machine. */
  id: string;
  isValid: boolean;
  timeZone: string;
}

/** Opens the renewal of a machine, or says why it cannot be renewed. */
export async function Renewal({ id, isValid, timeZone }: RenewalProps) {
  const [t, found, products] = await Promise.all([
    getTranslations("marketplace.renewal"),
    isValid ? readMachine(id) : null,
    readProducts("machine"),
  ]);
  if (!found) {
    return (
      <Notice tone="warn" title={t("unknownTitle")} className="mb-5">
        {t("unknownText")}
      </Notice>
    );
  }
  const { machine, nowMs } = found;
  const product = products?.find((one) => one.id === machine.productId);
  const state = product ? renewability(machine, nowMs) : "notOffered";
  const name = machine.model;
  if (product && state === "possible") {
    return <RenewalOpener key={id} product={product} machine={machine} />;
  }
  return (
    <Notice
      tone="warn"
      title={t(state === "tooLate" ? "tooLateTitle" : "notOfferedTitle", { name })}
      className="mb-5"
    >
      {state === "tooLate"
        ? t.rich("tooLateText", {
            time: () => (
              <MemberTime at={machine.renewUntil ?? machine.endsAt} timeZone={timeZone} />
            ),
          })
        : t("notOfferedText")}
    </Notice>
  );
}
