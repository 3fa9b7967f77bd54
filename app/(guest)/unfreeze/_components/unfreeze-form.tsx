"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormNotice } from "@/app/_shell/forms/form-card";
import { requestUnfreeze } from "@/lib/domain/security/freeze-link-client";
import { MailLinkForm } from "../../_components/mail-link-form";

/** Asks for the link back; the answer is the same for every address. */
export function UnfreezeForm() {
  const sentText = useTranslations("freeze")("mailSent");
  const [isSent, setSent] = useState(false);
  return (
    <MailLinkForm send={requestUnfreeze} onDone={() => setSent(true)}>
      <div role="status">{isSent && <FormNotice tone="info">{sentText}</FormNotice>}</div>
    </MailLinkForm>
  );
}
