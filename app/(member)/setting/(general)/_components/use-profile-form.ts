"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormDraft } from "@/app/_shell/forms/use-form-draft";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { useTypedBefore } from "@/app/_shell/forms/use-typed-before";
import { showSuccessToast } from "@/app/_ui/toast";
import type { ProfileValues } from "@/lib/profile/form-values";

const TEXT_FIELDS = ["fullName", "phone", "country", "language", "timeZone"] as const;
const FIELDS = ["avatar", ...TEXT_FIELDS] as const;

/** The profile form: sends what differs from the saved values and goes on from what the service answers. */
export function useProfileForm(initial: ProfileValues, username: string) {
  const t = useTranslations("settings");
  const closeText = useTranslations("common")("close");
  const tooLargeText = useTranslations("errors")("TOO_LARGE");
  const router = useRouter();
  const [saved, setSaved] = useState(initial);
  const server = useServerForm<ProfileValues, ProfileValues>({
    fields: FIELDS,
    defaultValues: initial,
    failedText: t("failed"),
    tooLargeText,
    rules: async () => (await import("@/lib/profile/schema")).profileFormSchema,
    send: async (values) => (await import("./save-profile")).saveProfile(saved, values),
    onDone: (next) => {
      setSaved(next);
      form.reset(next);
      showSuccessToast(t("saved"), closeText);
      router.refresh();
    },
  });
  const { form } = server;
  useTypedBefore(form, TEXT_FIELDS);
  useFormDraft(form, `draft:profile:${username}`, TEXT_FIELDS);
  return { ...server, discard: () => form.reset(saved) };
}
