/** What is wrong with a form as a whole. */
export function FormError({ text }: { text: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {text && (
        <p className="rounded-button bg-tint-down px-4 py-3 text-md font-medium text-down">
          <bdi>{text}</bdi>
        </p>
      )}
    </div>
  );
}
