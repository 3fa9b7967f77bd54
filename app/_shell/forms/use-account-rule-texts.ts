import { useTranslations } from "next-intl";

/** The words of the rules of a new account. */
export function useAccountRuleTexts() {
  const account = useTranslations("signUp");
  const password = useTranslations("newPassword");
  return {
    required: useTranslations("validation")("required"),
    usernameShort: account("usernameShort"),
    usernameLong: account("usernameLong"),
    usernameCharacters: account("usernameCharacters"),
    nameTooLong: account("nameTooLong"),
    nameCharacters: account("nameCharacters"),
    emailInvalid: account("emailInvalid"),
    passwordTooLong: password("passwordTooLong"),
    passwordRefused: password("passwordRefused"),
    passwordSimilar: password("passwordSimilar"),
    mismatch: password("mismatch"),
  };
}
