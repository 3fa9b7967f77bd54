/** What the application must send as `x-api-key`; known to all, since nothing here is real. */
export const API_KEY = "sandbox-api-key";
