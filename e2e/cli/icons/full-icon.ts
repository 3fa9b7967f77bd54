/**
 * The mark on a ground without corners, for devices that cut the shape themselves.
 *
 * @param svg of the icon with rounded corners
 * @param scale of the mark; a maskable icon keeps it within the inner four fifths
 */
export function iconOnFullGround(svg: string, scale: number): string {
  const shift = 32 * (1 - scale);
  return svg
    .replace(/<title>.*?<\/title>/, "")
    .replace(/ rx="\d+"/, "")
    .replace('transform="', `transform="translate(${shift} ${shift}) scale(${scale}) `);
}
