import { readFile } from "node:fs/promises";
import { ROOT } from "../process.ts";

async function fontFace(name: string, file: string): Promise<string> {
  const bytes = await readFile(`${ROOT}node_modules/@fontsource-variable/${file}`);
  return `@font-face{font-family:"${name}";font-weight:100 900;src:url(data:font/woff2;base64,${bytes.toString("base64")})}`;
}

/** The card that other sites show beside a link to ours, 1200 by 630, in English. */
export async function shareCard(icon: string): Promise<string> {
  const { brand, home } = JSON.parse(await readFile(`${ROOT}messages/en-US.json`, "utf8"));
  const fonts = await Promise.all([
    fontFace("Inter", "inter/files/inter-latin-wght-normal.woff2"),
    fontFace("Grotesk", "space-grotesk/files/space-grotesk-latin-wght-normal.woff2"),
  ]);
  return `<style>${fonts.join("")}
  main{box-sizing:border-box;width:1200px;height:630px;padding:72px 80px;display:flex;flex-direction:column;color:#f4f2fa;font-family:Inter;
    background:radial-gradient(760px 460px at 82% 0%,rgb(143 107 255/.34),transparent 70%),radial-gradient(520px 380px at 100% 46%,rgb(247 147 26/.24),transparent 72%),#0b0a14}
  header{display:flex;align-items:center;gap:20px;font:600 34px Grotesk}
  header svg{width:60px;height:60px}
  h1{margin:auto 0 28px;font:600 82px/1.04 Grotesk;letter-spacing:-.025em;max-width:1000px}
  p{margin:0;font-size:29px;line-height:1.45;color:#aaa5bd;max-width:940px}
  </style><main><header>${icon}${brand.name}</header><h1>${home.hero.heading}</h1><p>${home.hero.lead}</p></main>`;
}
