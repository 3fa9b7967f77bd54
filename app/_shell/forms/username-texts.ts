import { getTranslations } from "next-intl/server";
import { readPatterns } from "@/lib/i18n/patterns";

/** The texts of a {@link UsernameField}. */
export async function usernameTexts() {
  const t = await getTranslations("signUp");
  return {
    username: t("username"),
    usernameHint: t("usernameHint"),
    usernameChecking: t("usernameChecking"),
    usernameFree: (await readPatterns()).signUp.usernameFree,
    usernameTaken: (await readPatterns()).signUp.usernameTaken,
    usernameUnchecked: t("usernameUnchecked"),
    usernameShort: t("usernameShort"),
    usernameLong: t("usernameLong"),
    usernameCharacters: t("usernameCharacters"),
  };
}

export type UsernameTexts = Awaited<ReturnType<typeof usernameTexts>>;
