/**
 * Options of Node that the server's process begins with; later they have no effect. Above 16 MB a half of the young
 * generation costs more page faults than it saves collections, and what is given back while nobody asks has to be got
 * anew by the next visitor (`e2e/bench/README.md`, Memory).
 */
export const SERVER_FLAGS: readonly string[] = ["--max-semi-space-size=16", "--no-memory-reducer"];
