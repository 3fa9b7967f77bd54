/** Comes before the browser's `popstate` reaches the router, which hears nothing of one that is prevented. */
export const EARLY_POPSTATE = "earlypopstate";
