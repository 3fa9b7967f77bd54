/** A drawing of our own, since RainbowKit has none of this wallet. */
export const BLOCTO_ICON =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2028%2028'%3E%3Crect%20width='28'%20height='28'%20fill='%23fff'/%3E%3Cpath%20d='M7%2014a7%207%200%200%201%2014%200v7H7z'%20fill='%2314aaff'/%3E%3Ccircle%20cx='14'%20cy='14'%20r='3.2'%20fill='%23fff'/%3E%3C/svg%3E";
