"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import { Avatar } from "@/app/_ui/data/avatar";
import { Badge } from "@/app/_ui/data/badge";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { Modal } from "@/app/_ui/overlay/modal";
import { Amount } from "@/app/_ui/text/amount";
import type { TreeNode } from "@/lib/contract/team/tree";
import { TREE_SIDES, type TreeMember } from "@/lib/domain/binary-tree/tree";
import { formatPoints } from "@/lib/money/format";
import { type TreeBoardState, useTreeBoard, useTreeState } from "./board-context";
import { countText } from "./count-text";
import { nameOf, referralWords, seatWords, statusOf } from "./seat-words";
import { TreeStatusBadge } from "./status-badge";
import { chosenView, treeHref } from "./tree-href";

const DAY = { year: "numeric", month: "short", day: "numeric" } as const;

/** What the service says about a member beside the legs; what it does not say is left out. */
function memberFacts({ node, parent, side }: TreeMember, board: TreeBoardState): Fact[] {
  const { t, locale, timeZone, ownUsername } = board;
  const facts: Fact[] = [];
  const { personalVolume, joinedAt, level, username, sponsor } = node;
  if (personalVolume != null) {
    const text = formatPoints(personalVolume, locale);
    facts.push({ label: t("facts.volume"), value: <Amount raw={personalVolume} text={text} /> });
  }
  if (joinedAt != null) {
    const day = new Intl.DateTimeFormat(locale, { ...DAY, timeZone });
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

/** The totals of both legs beside each other; the left one stands on the left in every language. */
function LegTotals({ node }: { node: TreeNode }) {
  const { t, locale } = useTreeBoard();
  const noValue = useTranslations("common")("notAvailable");
  const names = { left: t("column.left"), right: t("column.right") };
  return (
    <div dir="ltr" className="grid grid-cols-2 gap-3">
      {TREE_SIDES.map((side) => {
        const leg = node[side];
        const count = (value: number) => countText(value, locale);
        const points = (raw: string) => <Amount raw={raw} text={formatPoints(raw, locale)} />;
        const rows = [
          leg && { label: t("legMembers"), value: count(leg.count) },
          leg?.active != null && { label: t("legActive"), value: count(leg.active) },
          leg?.volume != null && { label: t("legVolume"), value: points(leg.volume) },
          leg?.carry != null && { label: t("legCarry"), value: points(leg.carry) },
          leg?.today != null && { label: t("legToday"), value: points(leg.today) },
        ].filter((row) => row !== false && row != null);
        return (
          <section key={side} aria-label={names[side]} className="rounded-inset bg-raised p-3.5">
            <h3 className="mb-2 flex items-center gap-2 text-md">
              <span
                aria-hidden
                className={`size-2 rounded-full ${side === "left" ? "bg-violet" : "bg-accent"}`}
              />
              <bdi>{names[side]}</bdi>
            </h3>
            <dl className="grid gap-1 text-md">
              {rows.map(({ label, value }) => (
                <div key={label} className="flex flex-wrap justify-between gap-x-2">
                  <dt className="text-muted">
                    <bdi>{label}</bdi>
                  </dt>
                  <dd className="figures font-medium">{value}</dd>
                </div>
              ))}
            </dl>
            {rows.length === 0 && <p className="text-md text-muted">{noValue}</p>}
          </section>
        );
      })}
    </div>
  );
}

interface MemberModalProps {
  memberKey: string;
  onClose: () => void;
}

/** Who a member of the tree is: status, seat, who invited them, and the totals of both legs. */
export function MemberModal({ memberKey, onClose }: MemberModalProps) {
  const board = useTreeBoard();
  const { tree } = useTreeState();
  const router = useRouter();
  const member = tree.members.get(memberKey);
  if (!member) return null;
  const { t, ownUsername } = board;
  const { node } = member;
  const isMe = node.username === ownUsername;
  const status = statusOf(node);
  const canStartHere = node.username != null && memberKey !== tree.top;
  return (
    <Modal
      title={nameOf(node, t("unnamed"))}
      onClose={onClose}
      footer={
        canStartHere && (
          <Button
            className="w-full"
            onClick={() => {
              onClose();
              router.push(treeHref({ root: memberKey, view: chosenView() }));
            }}
          >
            {t("rootHere")}
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        <div className="flex items-center gap-4">
          <Avatar name={node.fullName ?? memberKey} size={52} src={node.avatar?.completedUrl} />
          <div className="min-w-0">
            {node.fullName && (
              <p className="text-base font-medium break-words">
                <bdi>{node.fullName}</bdi>
              </p>
            )}
            <div className="mt-1.5 flex flex-wrap gap-1.5">
              <TreeStatusBadge node={node} />
              {!isMe && (
                <Badge tone={node.isOwnReferral ? "violet" : "neutral"}>
                  {referralWords(node, ownUsername, t)}
                </Badge>
              )}
            </div>
            {status !== "unknown" && (
              <p className="mt-1.5 text-sm text-muted">{t(`statusNote.${status}`)}</p>
            )}
          </div>
        </div>
        <LegTotals node={node} />
        <FactList facts={memberFacts(member, board)} />
      </div>
    </Modal>
  );
}
