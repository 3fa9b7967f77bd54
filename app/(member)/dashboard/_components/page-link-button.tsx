import type { Route } from "next";
import { LinkButton } from "@/app/_ui/link-button";
import { findPageByName } from "@/lib/routes";

interface PageLinkButtonProps {
  /** The page's name in the table of pages. */
  page: string;
  text: string;
}

/** A way to a page that the product may not have; then there is no button either. */
export function PageLinkButton({ page, text }: PageLinkButtonProps) {
  const route = findPageByName(page);
  if (!route) return null;
  return (
    <LinkButton href={route.path as Route} className="mt-auto w-full">
      {text}
    </LinkButton>
  );
}
