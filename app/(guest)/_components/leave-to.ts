/** Leaves for another document, so that nothing of the guest's page stays in the router's cache. */
export function leaveTo({ next }: { next: string }): void {
  window.location.assign(next);
}
