/** Remembers for the visit whether the side menu is narrow. */
export const MENU_COOKIE = "menu";

export type MenuState = "expanded" | "collapsed";
