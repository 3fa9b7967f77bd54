import type { KYC_STATUSES } from "../../../lib/contract/kyc.ts";
import type { AutoLogoutMinutes } from "../../../lib/contract/values/auto-logout.ts";
import type { Database } from "../database/database.ts";

export type KycStatus = (typeof KYC_STATUSES)[number];
export type Leg = "left" | "right";

/** A member as the sandbox works with it. Times are milliseconds. */
export interface Member {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
  readonly emailVerified: boolean;
  readonly isValid: boolean;
  readonly kycStatus: KycStatus;
  readonly phone: string | null;
  readonly country: string | null;
  readonly language: string | null;
  readonly timeZone: string | null;
  readonly theme: "dark" | "light" | "system" | null;
  readonly avatarId: string | null;
  readonly joinedAt: number;
  readonly sponsorId: number | null;
  readonly placementPreference: Leg | "auto";
  /** Newcomers without a leg wait for this member to place them. */
  readonly holdsNewcomers: boolean;
  readonly leftVolume: number;
  readonly rightVolume: number;
  readonly securityHoldUntil: number | null;
  readonly totpSecret: string | null;
  readonly totpPendingSecret: string | null;
  readonly totpPendingUntil: number | null;
  readonly resendId: string;
  readonly hideAmounts: boolean;
  /** Stands in every mail to the member. */
  readonly antiPhishing: string | null;
  readonly addressLock: boolean;
  /** The version of the terms. */
  readonly acceptedTerms: string | null;
  readonly autoLogoutMinutes: AutoLogoutMinutes;
  readonly displayCurrency: string | null;
  /** Only a passkey signs the member in. */
  readonly passkeyRequired: boolean;
  readonly frozenAt: number | null;
  /** A new password was set by the mail of a frozen account: the next complete login opens it. */
  readonly mayReturn: boolean;
  /** What was asked for before a freeze rests until then. */
  readonly freezeHoldUntil: number | null;
  readonly withdrawalLockUntil: number | null;
  readonly lockEarlyEnd: boolean;
  /** When the account will be closed, unless that is cancelled. */
  readonly closingAt: number | null;
}

export interface MemberRow {
  id: number;
  username: string;
  email: string;
  full_name: string;
  password_hash: string;
  email_verified: number;
  is_valid: number;
  kyc_status: KycStatus;
  phone: string | null;
  country: string | null;
  language: string | null;
  time_zone: string | null;
  theme: Member["theme"];
  avatar_id: string | null;
  joined_at: number;
  sponsor_id: number | null;
  placement_preference: Leg | "auto";
  holds_newcomers: number;
  left_volume: number;
  right_volume: number;
  security_hold_until: number | null;
  totp_secret: string | null;
  totp_pending_secret: string | null;
  totp_pending_until: number | null;
  resend_id: string;
  hide_amounts: number;
  anti_phishing: string | null;
  address_lock: number;
  accepted_terms: string | null;
  auto_logout_minutes: AutoLogoutMinutes;
  display_currency: string | null;
  passkey_required: number;
  frozen_at: number | null;
  may_return: number;
  freeze_hold_until: number | null;
  withdrawal_lock_until: number | null;
  lock_early_end: number;
  closing_at: number | null;
}

export function memberFromRow(row: MemberRow): Member {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    fullName: row.full_name,
    passwordHash: row.password_hash,
    emailVerified: row.email_verified === 1,
    isValid: row.is_valid === 1,
    kycStatus: row.kyc_status,
    phone: row.phone,
    country: row.country,
    language: row.language,
    timeZone: row.time_zone,
    theme: row.theme,
    avatarId: row.avatar_id,
    joinedAt: row.joined_at,
    sponsorId: row.sponsor_id,
    placementPreference: row.placement_preference,
    holdsNewcomers: row.holds_newcomers === 1,
    leftVolume: row.left_volume,
    rightVolume: row.right_volume,
    securityHoldUntil: row.security_hold_until,
    totpSecret: row.totp_secret,
    totpPendingSecret: row.totp_pending_secret,
    totpPendingUntil: row.totp_pending_until,
    resendId: row.resend_id,
    hideAmounts: row.hide_amounts === 1,
    antiPhishing: row.anti_phishing,
    addressLock: row.address_lock === 1,
    acceptedTerms: row.accepted_terms,
    autoLogoutMinutes: row.auto_logout_minutes,
    displayCurrency: row.display_currency,
    passkeyRequired: row.passkey_required === 1,
    frozenAt: row.frozen_at,
    mayReturn: row.may_return === 1,
    freezeHoldUntil: row.freeze_hold_until,
    withdrawalLockUntil: row.withdrawal_lock_until,
    lockEarlyEnd: row.lock_early_end === 1,
    closingAt: row.closing_at,
  };
}

function found(row: MemberRow | undefined): Member | undefined {
  return row && memberFromRow(row);
}

export function findByUsername(database: Database, username: string): Member | undefined {
  return found(database.get<MemberRow>("SELECT * FROM member WHERE username = ?", username));
}

export function findById(database: Database, id: number): Member | undefined {
  return found(database.get<MemberRow>("SELECT * FROM member WHERE id = ?", id));
}

/** The member who signs in by this name or e-mail address, in any case of letters. */
export function findByLogin(database: Database, login: string): Member | undefined {
  const name = login.trim().toLowerCase();
  return found(
    database.get<MemberRow>("SELECT * FROM member WHERE username = ? OR email = ?", name, name),
  );
}

/** Whether an e-mail address (in lower case) belongs to a member. */
export function isEmailTaken(database: Database, email: string): boolean {
  return database.get("SELECT 1 FROM member WHERE email = ?", email) !== undefined;
}

/** The first hundred members who have switched a second factor on, with its secret. */
export function secondFactorMembers(
  database: Database,
): { id: number; username: string; secret: string }[] {
  return database.all(
    "SELECT id, username, totp_secret AS secret FROM member WHERE totp_secret IS NOT NULL ORDER BY id LIMIT 100",
  );
}
