import { getTranslations } from "next-intl/server";
import type { AirdropTask } from "../../contract/airdrop.ts";

/** Tasks that we have words of our own for, in every language. */
const KNOWN_TASKS = [
  "verify_email",
  "complete_profile",
  "first_check_in",
  "enable_2fa",
  "approve_kyc",
  "daily_check_in",
  "visit_x",
  "visit_discord",
  "visit_docs",
  "referral",
  "first_session",
  "first_purchase",
] as const;

interface TaskWords {
  readonly title: string;
  readonly text: string;
}

/** The words for a task: ours where it is known, else the service's title and what its kind asks for. */
export async function taskWords({
  id,
  title,
  kind,
}: Pick<AirdropTask, "id" | "title" | "kind">): Promise<TaskWords> {
  const t = await getTranslations("airdrop");
  const known = KNOWN_TASKS.find((one) => one === id);
  return known
    ? { title: t(`catalogue.${known}.title`), text: t(`catalogue.${known}.text`) }
    : { title, text: t(`kinds.${kind}`) };
}

/** The title of something that was claimed, by the task's id where it was a task. */
export async function claimTitle(taskId: string | null, title: string): Promise<string> {
  const t = await getTranslations("airdrop");
  const known = KNOWN_TASKS.find((one) => one === taskId);
  return known ? t(`catalogue.${known}.title`) : title;
}
