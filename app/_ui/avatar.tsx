function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return picked.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
}

/** A person's initials on a disc. The name itself stands beside it. */
export function Avatar({ name, size = 36 }: { name: string; size?: number }) {
  return (
    <span
      aria-hidden
      className="inline-grid shrink-0 place-items-center rounded-full font-semibold"
      style={{
        width: size,
        height: size,
        fontSize: Math.round(size * 0.36),
        background: "linear-gradient(145deg, #7d59f5, #4a2bd8)",
        color: "#fff",
      }}
    >
      {initialsOf(name)}
    </span>
  );
}
