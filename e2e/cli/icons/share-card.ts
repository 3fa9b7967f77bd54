import { readFile } from "node:fs/promises";
import { ROOT } from "../process.ts";

async function fontFace(name: string, file: string): Promise<string> {
  const bytes = await readFile(`${ROOT}node_modules/@fontsource-variable/${file}`);
  return `@font-face{font-family:"${name}";font-weight:100 900;src:url(data:font/woff2;base64,${bytes.toString("base64")})}`;
}

/** The card that other sites show beside a link to ours, 1200 by 630, in English. */
export async function shareCard(icon: string): Promise<string> {
  const { brand, home } = JSON.parse(await readFile(`${ROOT}messages/en-US.json`, "utf8"));
  const font = await fontFace("Inter", "inter/files/inter-latin-opsz-normal.woff2");
  return `<style>${font}
  main{box-sizing:border-box;width:1200px;height:630px;padding:72px 80px;display:flex;flex-direction:column;color:#f6f4fb;font-family:Inter;
    background:radial-gradient(760px 460px at 82% 0%,rgb(143 107 255/.34),transparent 70%),radial-gradient(520px 380px at 100% 46%,rgb(247 147 26/.24),transparent 72%),#0f0d16}
  header{display:flex;align-items:center;gap:20px;font:640 36px Inter;letter-spacing:-.03em}
  header svg{width:64px;height:64px}
  h1{margin:auto 0 28px;font:590 104px/.97 Inter;letter-spacing:-.045em;text-wrap:balance;max-width:1000px}
  p{margin:0;font-size:29px;line-height:1.45;color:#b1abc3;max-width:940px}
  </style><main><header>${icon}${brand.name}</header><h1>${home.hero.heading}</h1><p>${home.hero.lead}</p></main>`;
}
