/**
 * The mark on a ground without corners, for devices that cut the shape themselves.
 *
 * @param scale of the mark; a maskable icon keeps it within the inner four fifths
 */
export function iconOnFullGround(scale: number): string {
  const shift = 16 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="100%" height="100%">
  <linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f7931a"/><stop offset="1" stop-color="#ffb155"/></linearGradient>
  <rect width="32" height="32" fill="url(#g)"/>
  <path transform="translate(${shift} ${shift}) scale(${scale})" d="M9 22V10l7 7 7-7v12" fill="none" stroke="#1c0f00" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;
}
