"use client";

import { TextLink } from "@/app/_shell/forms/text-link";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { canClaim, type SessionView } from "@/lib/mining/session-view";
import { PAGES } from "@/lib/routes";
import type { SessionTexts } from "./session-texts";
import type { SessionAction, SessionProblem } from "./use-session-desk";

interface SessionActionsProps {
  session: SessionView;
  /** False while no machine works: there is nothing to start with. */
  hasPower: boolean;
  running: SessionAction | null;
  problem: SessionProblem | null;
  onAct: (action: SessionAction) => void;
  texts: SessionTexts;
}

interface ProblemNoticeProps {
  problem: SessionProblem;
  /** The action is no longer offered: the session tells that it was carried out. */
  isDone: boolean;
  texts: SessionTexts;
}

function ProblemNotice({ problem, isDone, texts }: ProblemNoticeProps) {
  const { action, kind, message } = problem;
  if (kind === "unknown" && isDone) return <Notice tone="info">{texts.lostButDone}</Notice>;
  if (kind === "unknown") {
    return (
      <Notice tone="warn">
        {texts.unknownOutcome}{" "}
        <TextLink href={PAGES.transactions.path}>{texts.checkTransactions}</TextLink>
      </Notice>
    );
  }
  const conflict = action === "start" ? texts.startConflict : texts.claimConflict;
  return <Notice tone="warn">{kind === "conflict" ? conflict : message || texts.failed}</Notice>;
}

/** Starts and claims, and says what came in between. */
export function SessionActions({
  session,
  hasPower,
  running,
  problem,
  onAct,
  texts,
}: SessionActionsProps) {
  const canStart = session.state !== "running" && hasPower;
  const hasEarned = canClaim(session.unclaimed);
  const startText = session.state === "ended" ? texts.claimAndStart : texts.start;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2.5 empty:hidden">
        {canStart && (
          <Button
            tone="primary"
            size="hero"
            className="grow sm:grow-0"
            isPending={running === "start"}
            onClick={() => onAct("start")}
          >
            {running === "start" ? texts.starting : startText}
          </Button>
        )}
        {hasEarned && (
          <Button
            tone={canStart ? "outline" : "primary"}
            size="hero"
            className="grow sm:grow-0"
            isPending={running === "claim"}
            onClick={() => onAct("claim")}
          >
            {running === "claim" ? texts.claiming : texts.claim}
          </Button>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {problem && (
          <ProblemNotice
            problem={problem}
            isDone={problem.action === "start" ? !canStart : !hasEarned}
            texts={texts}
          />
        )}
      </div>
    </div>
  );
}
