/** What the sign-up form holds while it is filled in. */
export interface SignUpValues {
  fullName: string;
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
  /** Not typed: here the server's refusals of the sponsor land. */
  refUsername?: string;
  position?: string;
}

export const EMPTY_SIGN_UP: SignUpValues = {
  fullName: "",
  username: "",
  email: "",
  password: "",
  confirmPassword: "",
  terms: false,
};
