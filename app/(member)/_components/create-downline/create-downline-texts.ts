/** What the form that creates a member below oneself says. */
export const CREATE_DOWNLINE_TEXTS = [
  "downline",
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
