const nothing = () => "";

/** Stands in for `app/_shell/frame/first-script-text.ts` in the browser, which has run it before any other script. */
export { nothing as firstScript };
