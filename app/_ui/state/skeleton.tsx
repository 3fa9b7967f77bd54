/** The shape of something that is on its way; give it a size by `className`. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={`skeleton block ${className}`} />;
}
