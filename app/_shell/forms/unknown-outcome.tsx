import { Notice } from "@/app/_ui/notice";
import { PAGES } from "@/lib/routes";
import { TextLink } from "./text-link";

interface UnknownOutcomeProps {
  isShown: boolean;
  texts: Readonly<Record<"unknownOutcome" | "checkTransactions", string>>;
}

/** Says that a sent order may or may not have been booked, and that sending it again is safe. */
export function UnknownOutcome({ isShown, texts }: UnknownOutcomeProps) {
  return (
    <div role="alert" className="empty:hidden">
      {isShown && (
        <Notice tone="warn">
          {texts.unknownOutcome}{" "}
          <TextLink href={PAGES.transactions.path}>{texts.checkTransactions}</TextLink>
        </Notice>
      )}
    </div>
  );
}
