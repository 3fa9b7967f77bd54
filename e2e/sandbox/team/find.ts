import type { z } from "zod";
import { MOST_FOUND } from "../../../lib/contract/team/search.ts";
import type { treeEndpoints } from "../../../lib/contract/team/tree.ts";
import { maskName } from "../account/mask.ts";
import { pathTo, readSubtree } from "../binary-tree/subtree.ts";
import type { Database } from "../database/database.ts";
import { isShownAs } from "./shown-name.ts";

/** The members of a tree whose shown name has a text in it, with the way down to each; nearest first. */
export function findInTree(
  database: Database,
  topId: number,
  text: string,
  now: number,
): z.input<typeof treeEndpoints.find.response> {
  const matches = [...readSubtree(database, topId, now).values()].filter((seat) =>
    seat.parent ? isShownAs(seat, text) : seat.username.includes(text.toLowerCase()),
  );
  const exact = matches.filter(({ username }) => username === text.toLowerCase());
  const others = matches.filter((seat) => !exact.includes(seat));
  return {
    items: [...exact, ...others].slice(0, MOST_FOUND).map((seat) => {
      const path = pathTo(seat);
      return {
        username: seat.username,
        fullName: (seat.parent ? maskName(seat.full_name) : seat.full_name) || null,
        level: seat.level,
        leg: path[1]?.position ?? null,
        status: seat.status,
        path: path.map(({ username }) => username),
      };
    }),
  };
}
