/** A dash where the service gave no value, with words for those who cannot see it. */
export function NoValue({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden className="text-faint">
        –
      </span>
      <span className="sr-only">{text}</span>
    </>
  );
}
