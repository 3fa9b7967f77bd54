/** What `AccountFields` and the rules of a new account say. */
export const ACCOUNT_FIELD_TEXTS = [
  "newPassword",
  "signUp.username",
  "signUp.usernameHint",
  "signUp.usernameChecking",
  "signUp.usernameFree",
  "signUp.usernameTaken",
  "signUp.usernameUnchecked",
  "signUp.usernameShort",
  "signUp.usernameLong",
  "signUp.usernameCharacters",
  "signUp.nameTooLong",
  "signUp.nameCharacters",
  "signUp.emailInvalid",
  "signUp.confirmPassword",
] as const;
