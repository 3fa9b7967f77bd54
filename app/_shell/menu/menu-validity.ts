import { readFrameUser } from "@/app/_shell/frame/member-page";

/** Whether menus show what only valid members have; while the profile cannot be read they do not. */
export async function readMenuValidity(isPlain: boolean): Promise<boolean> {
  return !isPlain && (await readFrameUser())?.isValid === true;
}
