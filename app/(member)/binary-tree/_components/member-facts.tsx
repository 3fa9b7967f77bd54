import { Amount } from "@/app/_ui/amount";
import type { Fact } from "@/app/_ui/fact-list";
import type { TreeMember } from "@/lib/binary-tree/tree";
import { formatPoints } from "@/lib/money/format";
import type { Board } from "./board-context";
import { seatWords } from "./seat-words";

/** What the service says about a member beside the legs; what it does not say is left out. */
export function memberFacts({ node, parent, side }: TreeMember, board: Board): Fact[] {
  const { t, locale, timeZone, ownUsername } = board;
  const facts: Fact[] = [];
  const { personalVolume, joinedAt, level, username, sponsor } = node;
  if (personalVolume != null) {
    const text = formatPoints(personalVolume, locale);
    facts.push({ label: t("facts.volume"), value: <Amount raw={personalVolume} text={text} /> });
  }
  if (joinedAt != null) {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone });
    const utc = `${joinedAt.slice(0, 16).replace("T", " ")} UTC`;
    facts.push({
      label: t("facts.joined"),
      value: (
        <time dateTime={joinedAt} title={utc}>
          {day.format(new Date(joinedAt))}
        </time>
      ),
    });
  }
  if (username !== ownUsername) {
    facts.push({
      label: t("facts.sponsor"),
      value: sponsor ? <bdi dir="ltr">{sponsor}</bdi> : t("sponsorHidden"),
    });
  }
  if (parent !== null) {
    facts.push({ label: t("facts.seat"), value: seatWords(parent, side, t) });
  }
  if (level != null && level > 0) facts.push({ label: t("facts.level"), value: level });
  return facts;
}
