/** How seldom a browser tells our server that somebody is active: for so long what is done goes untold. */
export const SEEN_EVERY_MS = 60_000;
