/**
 * The version of the contract with the operator's upstream, by Semantic Versioning: a major one asks every upstream for
 * a change, a minor one adds what may be left out, a patch changes words. CHANGELOG.md says what each asks for.
 */
export const CONTRACT_VERSION = "1.5.0";
