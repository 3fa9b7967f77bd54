import type { JoinInterval } from "@/lib/domain/team/query";
import { PAGES } from "@/lib/routes";
import type { MemberListPlace } from "../../_components/team/member-list-place";

/** Where the network stands, with the interval of its chart unless that is the usual one. */
export function networkPlace(by: JoinInterval): MemberListPlace {
  return { path: PAGES.network.path, kept: by === "day" ? {} : { by } };
}
