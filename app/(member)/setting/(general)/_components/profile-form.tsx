"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { FormError } from "@/app/_shell/forms/form-error";
import UnsavedGuard from "@/app/_shell/forms/unsaved-guard";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { useTypedBefore } from "@/app/_shell/forms/use-typed-before";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { LANGUAGE_UNSAVED_EVENT } from "@/app/_shell/language/language-unsaved";
import { Button } from "@/app/_ui/control/button";
import { SelectField } from "@/app/_ui/control/select-field";
import { TextField } from "@/app/_ui/control/text-field";
import { lazyPart } from "@/app/_ui/live/lazy-part";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { Skeleton } from "@/app/_ui/state/skeleton";
import type { Option } from "@/lib/domain/account/countries";
import type { ProfileValues } from "@/lib/domain/account/form-values";

const TEXT_FIELDS = ["fullName", "phone", "country", "language", "timeZone"] as const;
const FIELDS = ["avatar", ...TEXT_FIELDS] as const;

async function loadPhoneRules() {
  // The condition keeps the numbering plans out of the server's build of this form.
  if (typeof window !== "undefined") return import("@/lib/contract/rules/phone");
  throw new Error("A form is filled in in a browser");
}

/** Groups the number that was typed, unless it has changed until the rules are there. */
async function showPhone(form: UseFormReturn<ProfileValues>): Promise<void> {
  const { phone, country } = form.getValues();
  const rules = await loadPhoneRules().catch(() => null);
  if (!rules || form.getValues("phone") !== phone) return;
  const shown = rules.shownPhone(phone, country);
  if (shown !== phone) form.setValue("phone", shown, { shouldDirty: true, shouldValidate: true });
}

/** The profile as the page has it; the language that it was switched to is saved while the page is on its way. */
function useGivenProfile(initial: ProfileValues): ProfileValues {
  // Without what it says of figures and calendar, it is the language's own name.
  const locale = new Intl.Locale(useLocale()).baseName;
  const [first] = useState(locale);
  const [hasSwitched, setSwitched] = useState(false);
  const [unsaved, setUnsaved] = useState<string | null>(null);
  useEffect(() => {
    const onUnsaved = (event: Event) => setUnsaved((event as CustomEvent<string>).detail);
    window.addEventListener(LANGUAGE_UNSAVED_EVENT, onUnsaved);
    return () => window.removeEventListener(LANGUAGE_UNSAVED_EVENT, onUnsaved);
  }, []);
  if (locale !== first && !hasSwitched) setSwitched(true);
  return hasSwitched && locale !== unsaved ? { ...initial, language: locale } : initial;
}

/** Takes over what the page has anew, but for the fields that the member has changed. */
function takeGiven(form: UseFormReturn<ProfileValues>, given: ProfileValues): void {
  const changed = FIELDS.filter((field) => form.getFieldState(field).isDirty);
  form.reset(given, {
    keepDirtyValues: true,
    keepDirty: true,
    keepErrors: true,
    keepTouched: true,
    keepIsSubmitted: true,
    keepSubmitCount: true,
  });
  // Whether they differ still is seen against the new values.
  for (const field of changed) {
    form.setValue(field, form.getValues(field), { shouldDirty: true });
  }
}

/** The profile form: sends what differs from the saved values and goes on from what the service answers. */
function useProfileForm(initial: ProfileValues, username: string) {
  const t = useTranslations("settings");
  const tooLargeText = useTranslations("errors")("TOO_LARGE");
  const account = useTranslations("signUp");
  const nameTexts = {
    required: useTranslations("validation")("required"),
    nameTooLong: account("nameTooLong"),
    nameCharacters: account("nameCharacters"),
  };
  const router = useRouter();
  const [saved, setSaved] = useState(initial);
  const server = useServerForm<ProfileValues, ProfileValues>({
    fields: FIELDS,
    defaultValues: initial,
    failedText: t("failed"),
    tooLargeText,
    rules: async () => {
      const { readPhone } = await loadPhoneRules();
      return (await import("@/lib/domain/account/schema")).profileRules({
        name: { texts: nameTexts, saved: saved.fullName },
        phone: {
          read: readPhone,
          saved: saved.phone,
          country: (): string => form.getValues("country"),
          word: (problem, code) => t(`phoneProblem.${problem}`, { code }),
        },
      });
    },
    send: async (values) =>
      (await import("./save-profile")).saveProfile(saved, values, await loadPhoneRules()),
    onDone: (next) => {
      setSaved(next);
      form.reset(next);
      showSuccessToast(t("saved"));
      router.refresh();
    },
  });
  const { form } = server;
  useTypedBefore(form, TEXT_FIELDS);
  const given = useGivenProfile(initial);
  const taken = useRef(given);
  useEffect(() => {
    if (TEXT_FIELDS.every((field) => given[field] === taken.current[field])) return;
    taken.current = given;
    setSaved(given);
    takeGiven(form, given);
  }, [form, given]);
  // What is typed outlives a session that ends; the code for it need not come first.
  useEffect(() => {
    let stop: (() => void) | null = () => {};
    import("./form-draft").then(
      ({ keepDraft }) => {
        if (stop) stop = keepDraft(form, `draft:profile:${username}`, TEXT_FIELDS);
      },
      () => null,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [form, username]);
  return { ...server, discard: () => form.reset(saved), showPhone: () => showPhone(form) };
}

const LazyAvatarField = lazyPart(
  async () => (await import("./avatar-field")).AvatarField,
  <Skeleton className="size-18 rounded-full" />,
);

interface ProfileFormProps {
  initial: ProfileValues;
  username: string;
  pictureUrl: string | null;
  options: Record<"countries" | "languages" | "timeZones", readonly Option[]>;
}

/** Picture, name, phone, country, language and time zone; only what was changed is sent. */
export function ProfileForm({ initial, username, pictureUrl, options }: ProfileFormProps) {
  const t = useTranslations("settings");
  const { form, onSubmit, isPending, formError, secondsToWait, discard, showPhone } =
    useProfileForm(initial, username);
  const { errors, isDirty } = form.formState;
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-6">
      <LazyAvatarField
        name={initial.fullName || username}
        pictureUrl={pictureUrl}
        value={form.watch("avatar")}
        error={errors.avatar?.message}
        onChange={(picture) => {
          form.clearErrors("avatar");
          form.setValue("avatar", picture, { shouldDirty: true });
        }}
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField
          label={t("fullName")}
          error={errors.fullName?.message}
          autoComplete="name"
          writing="name"
          dir="auto"
          defaultValue={initial.fullName}
          {...form.register("fullName")}
        />
        <TextField
          label={t("username")}
          hint={t("usernameHint")}
          value={username}
          readOnly
          autoComplete="username"
          dir="ltr"
          className="read-only:bg-raised read-only:text-muted rtl:text-end"
        />
        <TextField
          label={t("phone")}
          hint={t("phoneHint")}
          error={errors.phone?.message}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          className="figures rtl:text-end"
          defaultValue={initial.phone}
          onFocus={() => loadPhoneRules().catch(() => null)}
          {...form.register("phone", { onBlur: showPhone })}
        />
        <SelectField
          label={t("country")}
          error={errors.country?.message}
          emptyText={t("notChosen")}
          options={options.countries}
          autoComplete="country"
          defaultValue={initial.country}
          {...form.register("country", { deps: "phone" })}
        />
        <SelectField
          label={t("language")}
          error={errors.language?.message}
          options={options.languages}
          defaultValue={initial.language}
          {...form.register("language")}
        />
        <SelectField
          label={t("timeZone")}
          hint={t("timeZoneHint")}
          error={errors.timeZone?.message}
          emptyText={t("notChosen")}
          options={options.timeZones}
          defaultValue={initial.timeZone}
          {...form.register("timeZone")}
        />
      </div>
      <FormError text={formError} />
      <WaitLine seconds={secondsToWait} />
      <div className="save-bar sticky z-10 -mx-4 -mb-4 flex flex-wrap items-center justify-end gap-2.5 rounded-b-card border-t border-line bg-surface px-4 py-3 md:-mx-6 md:-mb-6 md:px-6 md:py-4">
        <p role="status" className="me-auto text-md text-muted max-sm:sr-only">
          {isDirty && t("unsaved")}
        </p>
        {isDirty && !isPending && (
          <Button tone="quiet" onClick={discard}>
            {t("discard")}
          </Button>
        )}
        <Button
          type="submit"
          tone="primary"
          isPending={isPending}
          disabled={!isDirty || secondsToWait > 0}
        >
          {isPending ? t("saving") : t("save")}
        </Button>
      </div>
      {isDirty && (
        <UnsavedGuard
          texts={{
            title: t("leave.title"),
            text: t("leave.text"),
            stay: t("leave.stay"),
            leave: t("leave.leave"),
          }}
        />
      )}
    </form>
  );
}
