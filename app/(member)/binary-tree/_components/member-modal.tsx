"use client";

import { useRouter } from "next/navigation";
import { Avatar } from "@/app/_ui/avatar";
import { Badge } from "@/app/_ui/badge";
import { Button } from "@/app/_ui/button";
import { FactList } from "@/app/_ui/fact-list";
import { Modal } from "@/app/_ui/modal";
import { useBoard, useTreeState } from "./board-context";
import { LegTotals } from "./leg-totals";
import { memberFacts } from "./member-facts";
import { nameOf, referralWords, statusOf } from "./seat-words";
import { StatusBadge } from "./status-badge";
import { treeHref } from "./tree-href";

interface MemberModalProps {
  memberKey: string;
  onClose: () => void;
}

/** Who a member of the tree is: status, seat, who invited them, and the totals of both legs. */
export function MemberModal({ memberKey, onClose }: MemberModalProps) {
  const board = useBoard();
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
              const view = new URLSearchParams(window.location.search).get("view");
              const isKnown = view === "tree" || view === "table";
              router.push(treeHref({ root: memberKey, view: isKnown ? view : null }));
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
            {node.fullName && <p className="text-base font-medium break-words">{node.fullName}</p>}
            <div className="mt-1.5 flex flex-wrap gap-1.5">
              <StatusBadge node={node} />
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
