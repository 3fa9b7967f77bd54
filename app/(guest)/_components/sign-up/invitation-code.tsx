import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { LateTexts } from "@/app/_shell/texts/late-texts";
import { Button } from "@/app/_ui/control/button";
import { TextField } from "@/app/_ui/control/text-field";
import { BffError } from "@/lib/bff/client/client";
import { type CodeSponsor, fetchSponsorOfCode } from "@/lib/domain/sign-up/code";
import { formatRate } from "@/lib/money/format";
import type { InvitationChoice } from "./sign-up-form";
import { SponsorFace } from "./sponsor-face";

interface InvitationCodeProps {
  onFound: (choice: InvitationChoice) => void;
}

function FoundSponsor({
  username,
  name,
  pictureUrl,
  leg,
  kickbackPercent,
  isLegClosed,
}: CodeSponsor) {
  const t = useTranslations("signUp");
  const locale = useLocale();
  const notes = isLegClosed ? [t("codeLegClosed")] : [];
  const texts = {
    invitedBy: t("invitedBy"),
    leg: leg && !isLegClosed ? (leg === "left" ? t("left") : t("right")) : null,
    kickback:
      kickbackPercent > 0
        ? t("kickback", { percent: formatRate(String(kickbackPercent), locale) })
        : null,
  };
  return <SponsorFace {...{ name, username, pictureUrl, notes, texts }} />;
}

function CodeForm({ onFound }: { onFound: (sponsor: CodeSponsor) => void }) {
  const t = useTranslations("signUp");

  function refused(message: string): BffError {
    return new BffError(422, { code: "VALIDATION_FAILED", message, fields: { code: [message] } });
  }

  async function find(code: string): Promise<CodeSponsor> {
    const sponsor = await fetchSponsorOfCode(code);
    if (!sponsor) throw refused(t("codeUnknown"));
    if (!sponsor.canInvite) throw refused(t("codeClosed", { name: sponsor.name }));
    return sponsor;
  }

  const { form, onSubmit, isPending, formError, secondsToWait } = useServerForm<
    { code: string },
    CodeSponsor
  >({
    fields: ["code"],
    send: ({ code }) => find(code),
    onDone: onFound,
    defaultValues: { code: "" },
    rules: async () =>
      (await import("@/lib/domain/sign-up/code-rules")).invitationCodeRules({
        unknown: t("codeUnknown"),
      }),
  });
  useEffect(() => form.setFocus("code"), [form]);
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="mb-5 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-inset bg-raised p-4"
    >
      <TextField
        label={t("code")}
        hint={t("codeHint")}
        error={form.formState.errors.code?.message ?? formError ?? undefined}
        autoComplete="off"
        writing="capitals"
        dir="ltr"
        maxLength={40}
        {...form.register("code")}
      />
      <Button
        type="submit"
        className="mt-7.5 self-start"
        isPending={isPending}
        disabled={secondsToWait > 0}
      >
        {t("codeUse")}
      </Button>
      <WaitLine seconds={secondsToWait} />
    </form>
  );
}

/** Asks for a code and shows whose it is; the form below stays as it is. */
export default function InvitationCode({ onFound }: InvitationCodeProps) {
  function show(sponsor: CodeSponsor): void {
    const { username, leg, isLegClosed } = sponsor;
    let isMet = false;
    // Once: later it is the button below that takes the invitation back, or the choice of a language.
    function takeOver(place: HTMLElement | null): void {
      if (!isMet) place?.focus();
      isMet = true;
    }
    onFound({
      invitation: { username, leg: isLegClosed ? null : leg },
      sponsor: (
        <LateTexts part="sponsorOfCode">
          <div ref={takeOver} tabIndex={-1}>
            <FoundSponsor {...sponsor} />
          </div>
        </LateTexts>
      ),
    });
  }

  return (
    <LateTexts part="invitationCode">
      <CodeForm onFound={show} />
    </LateTexts>
  );
}
