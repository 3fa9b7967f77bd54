import { useTranslations } from "next-intl";
import { useEffect, useId } from "react";
import { normaliseUsername, type UsernameProblem } from "@/lib/domain/sign-up/username";
import { type UsernameCheck, useUsernameCheck } from "./use-username-check";

const TONES: Readonly<Record<UsernameCheck["state"], string>> = {
  empty: "text-muted",
  checking: "text-muted",
  malformed: "text-warn",
  free: "text-up",
  taken: "text-down",
  unchecked: "text-warn",
};

const PROBLEMS = {
  usernameShort: "usernameShort",
  usernameLong: "usernameLong",
  usernameCharacters: "usernameCharacters",
} as const satisfies Record<UsernameProblem, UsernameProblem>;

function useCheckText(check: UsernameCheck, username: string): string {
  const t = useTranslations("signUp");
  switch (check.state) {
    case "empty":
      return "";
    case "checking":
      return t("usernameChecking");
    case "malformed":
      return t(PROBLEMS[check.problem]);
    case "free":
      return t("usernameFree", { username });
    case "taken":
      return check.reason ?? t("usernameTaken", { username });
    case "unchecked":
      return t("usernameUnchecked");
  }
}

interface UsernameCheckLineProps {
  /** What is in the field now. */
  typed: string;
  /** The field itself says what is wrong. */
  hasError: boolean;
  /** Told the id of what says that somebody else has the name. */
  onTaken: (id: string | undefined) => void;
}

/** Whether the username that is being typed is free (R5.2). */
export function UsernameCheckLine({ typed, hasError, onTaken }: UsernameCheckLineProps) {
  const check = useUsernameCheck(typed);
  const text = useCheckText(check, normaliseUsername(typed));
  const id = useId();
  const takenBy = check.state === "taken" ? id : undefined;

  useEffect(() => onTaken(takenBy), [takenBy, onTaken]);

  return (
    <p id={id} role="status" className={`text-sm font-medium not-empty:mt-1 ${TONES[check.state]}`}>
      {!hasError && text}
    </p>
  );
}
