import { getTranslations } from "next-intl/server";

/** The texts of a {@link UsernameField}. */
export async function usernameTexts() {
  const t = await getTranslations("signUp");
  return {
    username: t("username"),
    usernameHint: t("usernameHint"),
    usernameChecking: t("usernameChecking"),
    usernameFree: t.raw("usernameFree") as string,
    usernameTaken: t.raw("usernameTaken") as string,
    usernameUnchecked: t("usernameUnchecked"),
    usernameShort: t("usernameShort"),
    usernameLong: t("usernameLong"),
    usernameCharacters: t("usernameCharacters"),
  };
}

export type UsernameTexts = Awaited<ReturnType<typeof usernameTexts>>;
