import { ChevronRight } from "lucide";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Icon } from "@/app/_ui/icon";
import { readWay } from "@/lib/binary-tree/server";
import { type TreeView, treeHref } from "../tree-href";

interface WayDownProps {
  root: string;
  view: TreeView | null;
  ownUsername: string;
}

const MOST_STEPS = 8;

/** A long way without its middle; null stands for what is left out. */
function shortened(steps: readonly string[]): readonly (string | null)[] {
  return steps.length > MOST_STEPS ? [...steps.slice(0, 2), null, ...steps.slice(-4)] : steps;
}

/** From the member who looks down to the member at the top of the view; each step leads back up. */
export async function WayDown({ root, view, ownUsername }: WayDownProps) {
  const [t, way] = await Promise.all([getTranslations("binaryTree"), readWay(root)]);
  const steps = way ?? [ownUsername, root];
  return (
    <nav aria-label={t("way")} className="mb-4">
      <ol className="flex flex-wrap items-center gap-x-1 gap-y-1 text-md">
        {shortened(steps).map((username) => (
          <li key={username} className="flex items-center gap-1">
            {username !== steps[0] && (
              <Icon
                node={ChevronRight}
                size={16}
                className="shrink-0 text-faint rtl:-scale-x-100"
              />
            )}
            {username === null ? (
              <span className="px-1.5 py-2.5 text-faint">…</span>
            ) : username === root ? (
              <span aria-current="page" className="px-1.5 py-2.5 font-semibold">
                <bdi dir="ltr">{username}</bdi>
              </span>
            ) : (
              <Link
                href={treeHref({ root: username === ownUsername ? null : username, view })}
                prefetch={false}
                className="rounded-sm px-1.5 py-2.5 text-accent-text hover:underline"
              >
                {username === ownUsername ? t("you") : <bdi dir="ltr">{username}</bdi>}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
