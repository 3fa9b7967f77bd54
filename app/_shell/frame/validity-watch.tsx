"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { MINING_PATH } from "@/lib/paths";

/** Notes that a member was not valid yet, or takes the note back; true when there was one. */
function note(username: string, isValid: boolean): boolean {
  const key = `merlin.not-valid.${username}`;
  try {
    const was = window.localStorage.getItem(key) !== null;
    if (isValid) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, "1");
    return was;
  } catch {
    // Without storage the bell alone says it.
    return false;
  }
}

interface ValidityWatchProps {
  username: string;
  isValid: boolean;
}

/** Says it once when a member has become valid, with the way to the first machine, wherever that is learned. */
export function ValidityWatch({ username, isValid }: ValidityWatchProps) {
  const t = useTranslations("validity");
  const router = useRouter();

  useEffect(() => {
    if (!note(username, isValid) || !isValid) return;
    showSuccessToast(t("reached"), {
      label: t("start"),
      onPress: () => router.push(MINING_PATH),
    });
  }, [username, isValid, t, router]);

  return null;
}
