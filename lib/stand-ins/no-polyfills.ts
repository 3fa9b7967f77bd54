/**
 * Stands in for the framework's polyfills: a browser that lacks `URL.canParse` (2023), the youngest of what they
 * add, has no `light-dark()` either, without which no colour of ours shows.
 */
export {};
