/**
 * Pictures by address: null until one is there, and for good when it cannot be had. They come from our
 * own origin, so that a canvas with them can still be saved.
 *
 * @param onArrival draw again
 */
export function createPictures(onArrival: () => void) {
  const pictures = new Map<string, HTMLImageElement>();
  return (url: string): HTMLImageElement | null => {
    const known = pictures.get(url);
    if (known) return known.complete && known.naturalWidth > 0 ? known : null;
    const picture = new Image();
    picture.decoding = "async";
    picture.onload = onArrival;
    picture.src = url;
    pictures.set(url, picture);
    return null;
  };
}
