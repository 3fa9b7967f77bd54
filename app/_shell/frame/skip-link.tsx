export const MAIN_ID = "main";

/** The first stop of the keyboard: past header and menu. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-50 rounded-button bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
    >
      {text}
    </a>
  );
}
