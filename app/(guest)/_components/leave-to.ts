/**
 * Leaves for another document, so that nothing of the guest's page stays in the router's cache. A place that was asked for
 * comes along: browsers keep it over redirects.
 */
export function leaveTo({ next }: { next: string }): void {
  window.location.assign(next + window.location.hash);
}
