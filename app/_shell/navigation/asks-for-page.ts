import { followedLink } from "@/app/_shell/forms/leaving-address";

function addressOf(event: Event): URL | null {
  if (event instanceof MouseEvent) {
    const link = followedLink(event);
    return link && link.dataset.opensOver === undefined ? new URL(link.href) : null;
  }
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.getAttribute("role") !== "search") return null;
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form)) address.searchParams.append(name, `${value}`);
  return address;
}

/** True when a click or a filter that is applied asks the server for another page, or other rows of it. */
export function asksForPage(event: Event): boolean {
  const address = addressOf(event);
  const { pathname, search } = window.location;
  return address !== null && (address.pathname !== pathname || address.search !== search);
}
