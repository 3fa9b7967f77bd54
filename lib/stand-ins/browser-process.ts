/** `process` in the browser: what reads it there asks for a variable of the environment, and browsers have none. */
export const env = {};
