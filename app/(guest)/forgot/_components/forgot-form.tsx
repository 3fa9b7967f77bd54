"use client";

import { useRouter } from "next/navigation";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { forgotPassword } from "@/lib/domain/password/client";
import { LOGIN_PATH } from "@/lib/paths";
import { MailLinkForm } from "../../_components/mail-link-form";

/** Asks for the link. The server's message is a toast, which outlives the way to the login (R4.4). */
export function ForgotForm() {
  const router = useRouter();
  return (
    <MailLinkForm
      autoFocus
      leaves
      send={forgotPassword}
      onDone={({ message }) => {
        // The login says it, too.
        if (message) showSuccessToast(message);
        router.push(`${LOGIN_PATH}?reason=forgot`);
      }}
    />
  );
}
