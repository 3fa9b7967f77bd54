/** The initials that stand for a name: of its first word and of its last. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return picked.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
}

interface AvatarProps {
  name: string;
  size?: number;
  /** The person's picture. A picture that cannot be loaded shows nothing, so the initials stay. */
  src?: string | null;
}

/** A person's picture, or the initials on a disc. The name itself stands beside it. */
export function Avatar({ name, size = 36, src }: AvatarProps) {
  return (
    <span
      aria-hidden
      className="avatar"
      style={{
        width: size,
        height: size,
        fontSize: Math.round(size * 0.36),
      }}
    >
      {initialsOf(name)}
      {src && (
        // biome-ignore lint/performance/noImgElement: the picture has its final size already
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
