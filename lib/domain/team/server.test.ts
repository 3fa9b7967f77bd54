import { expect, it, vi } from "vitest";
import { readAsMember, readIfOffered } from "../../session/server.ts";
import { parseTeamFilter } from "./query.ts";
import { readNetwork } from "./server.ts";

vi.mock("../../session/server.ts");

const NAMES = ["anna", "boris", "carl"];

/** A network of three, two to a page. */
function answer(query: unknown) {
  const { page } = query as { page: number };
  const items = NAMES.slice((page - 1) * 2, page * 2).map((username) => ({ username }));
  return { items, page, pageSize: 2, total: NAMES.length } as never;
}

it.each([{}, { sponsor: "anna" }])(
  "a page beyond the last of the network is the last, %o",
  async (params) => {
    vi.mocked(readIfOffered).mockImplementation(async (_, { query }) => answer(query));
    vi.mocked(readAsMember).mockImplementation(
      async (_, { query }) => ({ ok: true, value: answer(query) }) as never,
    );
    const list = await readNetwork({ ...parseTeamFilter(params), page: 9 });
    expect(list).toMatchObject({ page: 2, pages: 2, items: [{ username: "carl" }] });
    const first = await readNetwork({ ...parseTeamFilter(params), page: 1 });
    expect(first).toMatchObject({ page: 1, items: [{ username: "anna" }, { username: "boris" }] });
  },
);
