/** The row that tabs stand in; on a phone it scrolls. */
export const TAB_ROW_STYLE = "-mx-4 mb-6 overflow-x-auto px-4 md:mx-0 md:px-0";
