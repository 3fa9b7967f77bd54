import localFont from "next/font/local";

/** Every text and figure; its optical size turns it into a display face where it is set large. */
export const inter = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2",
  weight: "100 900",
  display: "swap",
  variable: "--font-inter",
});
