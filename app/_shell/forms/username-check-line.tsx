import { fillText } from "@/app/_ui/fill-text";
import { normaliseUsername } from "@/lib/sign-up/username";
import { type UsernameCheck, useUsernameCheck } from "./use-username-check";
import type { UsernameTexts } from "./username-texts";

const TONES: Readonly<Record<UsernameCheck["state"], string>> = {
  empty: "text-muted",
  checking: "text-muted",
  malformed: "text-warn",
  free: "text-up",
  taken: "text-down",
  unchecked: "text-warn",
};

function wordCheck(check: UsernameCheck, username: string, texts: UsernameTexts): string {
  switch (check.state) {
    case "empty":
      return "";
    case "checking":
      return texts.usernameChecking;
    case "malformed":
      return texts[check.problem];
    case "free":
      return fillText(texts.usernameFree, { username });
    case "taken":
      return check.reason ?? fillText(texts.usernameTaken, { username });
    case "unchecked":
      return texts.usernameUnchecked;
  }
}

interface UsernameCheckLineProps {
  /** What is in the field now. */
  typed: string;
  /** The field itself says what is wrong. */
  hasError: boolean;
  texts: UsernameTexts;
}

/** Whether the username that is being typed is free (R5.2). */
export function UsernameCheckLine({ typed, hasError, texts }: UsernameCheckLineProps) {
  const check = useUsernameCheck(typed);
  return (
    <p role="status" className={`text-sm font-medium not-empty:mt-1 ${TONES[check.state]}`}>
      {!hasError && wordCheck(check, normaliseUsername(typed), texts)}
    </p>
  );
}
