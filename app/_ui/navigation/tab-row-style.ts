/** The row that tabs stand in; on a phone it scrolls. */
export const TAB_ROW_STYLE = "moved-row -mx-4 mb-6 px-4 md:mx-0 md:px-0";
