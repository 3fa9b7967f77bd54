import { Amount } from "@/app/_ui/amount";
import type { Fact } from "@/app/_ui/fact-list";
import type { TreeMember } from "@/lib/binary-tree/tree";
import { formatPoints } from "@/lib/money/format";
import type { Board } from "./board-context";
import { seatWords } from "./seat-words";

/** What the service says about a member beside the legs; what it does not say is left out. */
export function memberFacts({ node, parent, side }: TreeMember, board: Board): Fact[] {
  const { texts, locale, timeZone, ownUsername } = board;
  const facts: Fact[] = [];
  const { personalVolume, joinedAt, level, username, sponsor } = node;
  if (personalVolume != null) {
    const text = formatPoints(personalVolume, locale);
    facts.push({ label: texts.facts.volume, value: <Amount raw={personalVolume} text={text} /> });
  }
  if (joinedAt != null) {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone });
    const utc = `${joinedAt.slice(0, 16).replace("T", " ")} UTC`;
    facts.push({
      label: texts.facts.joined,
      value: (
        <time dateTime={joinedAt} title={utc}>
          {day.format(new Date(joinedAt))}
        </time>
      ),
    });
  }
  if (username !== ownUsername) {
    facts.push({
      label: texts.facts.sponsor,
      value: sponsor ? <bdi dir="ltr">{sponsor}</bdi> : texts.sponsorHidden,
    });
  }
  if (parent !== null) {
    facts.push({ label: texts.facts.seat, value: seatWords(parent, side, texts) });
  }
  if (level != null && level > 0) facts.push({ label: texts.facts.level, value: level });
  return facts;
}
