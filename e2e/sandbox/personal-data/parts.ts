/** What a copy of a member's data holds of one table. */
export interface Part {
  /** Name of the file without its ending. */
  readonly file: string;
  readonly table: string;
  readonly columns: readonly string[];
  /** Which rows are the member's, with one `?` for the member's id. */
  readonly where: string;
}

function part(file: string, table: string, columns: string, where = "member_id = ?"): Part {
  return { file, table, columns: columns.split(" "), where };
}

const of = (table: string, parent: string) =>
  `${table}_id IN (SELECT id FROM ${parent} WHERE member_id = ?)`;

const RUN = "slot_at status reason gave gave_symbol got got_symbol fee fee_symbol line_id";

export const PARTS: readonly Part[] = [
  part(
    "profile",
    "member",
    "username email full_name email_verified is_valid kyc_status phone country language time_zone theme joined_at position placement_preference holds_newcomers left_volume right_volume open_left open_right personal_volume last_active_at security_hold_until freeze_hold_until hide_amounts anti_phishing address_lock auto_logout_minutes display_currency accepted_terms stake_limit stake_limit_next stake_limit_from passkey_required frozen_at may_return withdrawal_lock_until lock_early_end closing_at closed_at",
    "id = ?",
  ),
  part(
    "identity",
    "kyc",
    "first_name last_name birth_date country doc_type doc_number consent_at submitted_at reviewed_at expected_by",
  ),
  part("identity-review", "kyc_review", "step decision reason is_redone"),
  part("identity-files", "kyc_file", "name type size sha256"),
  part("balances", "account", "currency bucket balance"),
  part(
    "transactions",
    "ledger_line",
    "id at type symbol direction amount fee balance_after principal counterparty ref",
  ),
  part("lot-costs", "lot_basis", "lot_id acquired_at cost"),
  part("saved-addresses", "saved_address", "address label chain_id usable_from"),
  part(
    "withdrawals",
    "withdrawal",
    "id symbol amount fee address label chain_id status requested_at hash reason",
  ),
  part(
    "withdrawal-steps",
    "withdrawal_step",
    "withdrawal_id status at",
    of("withdrawal", "withdrawal"),
  ),
  part("machines", "machine", "id product_id th w_per_th earned sold_at"),
  part("machine-terms", "machine_term", "machine_id starts_at ends_at", of("machine", "machine")),
  part(
    "machine-upgrades",
    "machine_upgrade",
    "machine_id order_id at th_before w_before th_after w_after",
    of("machine", "machine"),
  ),
  part("machine-pauses", "machine_pause", "machine_id starts_at ends_at", of("machine", "machine")),
  part("temporary-power", "temporary_power", "th starts_at ends_at"),
  part("boosts", "boost", "product_id percent hours acquired_at applied_at ends_at"),
  part(
    "mining-sessions",
    "mining_session",
    "started_at ends_at in_row days_off claimed_gross claimed_fee settled_at",
  ),
  part("orders", "market_order", "id product_id machine_id qty currency unit_price volume at"),
  part("commissions", "commission", "level base amount at withheld_because", "receiver_id = ?"),
  part(
    "stakes",
    "stake_position",
    "id product_id principal apr_bps auto_renew started_at accrual_from term_from matures_at closed_at accrued paid status",
  ),
  part(
    "stake-terms",
    "stake_terms",
    "position_id accrual_from principal apr_bps",
    of("position", "stake_position"),
  ),
  part(
    "stake-rewards",
    "stake_reward",
    "position_id day amount forfeited status",
    of("position", "stake_position"),
  ),
  part("leg-volume", "leg_day", "day left_points right_points"),
  part(
    "settlements",
    "settlement",
    "day open_left open_right new_left new_right matched gross flushed bonus missing",
  ),
  part("waiting-for-placement", "holding_tank", "due_at placed_at placed_by points"),
  part("pool-shares", "pool_share", "month points amount"),
  part("kickback", "kickback", "percent since"),
  part("kickback-received", "kickback_payment", "at percent amount", "buyer_id = ?"),
  part("reminders-sent", "nudge", "day", "from_id = ?"),
  part("airdrop-claims", "airdrop_claim", "task seq units at streak"),
  part("airdrop-visits", "visit_done", "task at"),
  part(
    "predictions",
    "prediction_position",
    "epoch side amount status payout entered_at settled_at",
  ),
  part("wheel-spins", "wheel_spin", "at client_seed nonce segment"),
  part("rush-games", "rush_game", "started_at finished_at score th"),
  part("price-alerts", "price_alert", "code kind value repeat channels armed done fired_at"),
  part(
    "plans",
    "plan",
    "id kind from_symbol to_symbol product_id amount every on_day min_keep max_price ends_at state paused_because shortages created_at next_run_at",
  ),
  part("plan-runs", "plan_run", `plan_id ${RUN}`, of("plan", "plan")),
  part(
    "mining-automation",
    "mining_automation",
    "auto_claim minimum compound_product_id payout_address_id payout_threshold paused_because next_run_at",
  ),
  part("mining-automation-runs", "automation_run", `step withdrawal_id ${RUN}`),
  part("devices", "session", "created_at activated_at revoked_at last_seen_at agent address"),
  part("logins", "login_record", "at result agent address"),
  part("security-log", "security_event", "at kind outcome agent address"),
  part("passkeys", "passkey", "name created_at last_used_at synced backed_up"),
  part("push-devices", "push_subscription", "label locale time_zone created_at last_sent_at"),
  part("notifications", "notification", "at title body link read_at"),
  part("notification-preferences", "notification_preference", "kind inbox mail push"),
  part("quiet-hours", "quiet_hours", "from_time to_time time_zone"),
  part("invitation-codes", "invitation_code", "code leg created_at"),
  part("weekly-mail", "weekly_mail", "wanted_at next_at covered_until"),
  part("mails", "mail", "kind recipient subject sent_at"),
  part("reserve-leaves", "reserve_leaf", "snapshot_id place record_id nonce sums"),
  part(
    "machines-offered",
    "resale_listing",
    "id machine_id price fee listed_at closes_at status ended_at",
  ),
  part(
    "machines-sold",
    "resale_trade",
    "id listing_id product_id th w_per_th machine_ends_at price at",
    "seller_id = ?",
  ),
  part(
    "machines-bought",
    "resale_trade",
    "id product_id th w_per_th machine_id machine_ends_at price at",
    "buyer_id = ?",
  ),
  part("data-exports", "data_export", "requested_at ready_at expires_at"),
];

/** Tables that name a member and are in no copy, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  avatar: "a file of its own",
  totp_step: "codes that were used",
  recovery_code: "hashes of secrets",
  mail_token: "hashes of secrets",
  ceremony: "challenges of minutes",
  proof: "hashes of secrets",
  convert_quote: "offers of seconds",
  market_quote: "offers of seconds",
  resale_quote: "offers of seconds",
  visit_ticket: "passes of minutes",
  wheel_seed: "a secret until the wheel is proved by it",
};

/** Columns of what is said to a member, kept so that it can be said in any language. */
export const SAID: ReadonlySet<string> = new Set(["title", "body"]);

const AMOUNTS: ReadonlySet<string> = new Set(
  "amount fee price balance balance_after cost earned unit_price principal accrued forfeited paid payout units base gross flushed bonus claimed_gross claimed_fee stake_limit stake_limit_next min_keep max_price gave got minimum payout_threshold".split(
    " ",
  ),
);

/** Columns of a moment in milliseconds. */
const MOMENT = /(^at|^since|_at|_until|_from|_by)$/;
const FLAG =
  /^(is|hide|may|holds)_|^(email_verified|address_lock|passkey_required|lock_early_end|auto_renew|auto_claim|synced|backed_up|armed|done|inbox|mail|push)$/;

/** A value as the copy has it: moments by ISO 8601, amounts as plain decimals, flags as true and false. */
export function plainValue(
  column: string,
  value: string | number | null,
  amountOf: (units: bigint) => string,
): string | number | boolean | null {
  if (value === null) return null;
  if (AMOUNTS.has(column)) return amountOf(BigInt(value));
  if (typeof value !== "number") return value;
  if (MOMENT.test(column)) return new Date(value).toISOString();
  return FLAG.test(column) ? value === 1 : value;
}
