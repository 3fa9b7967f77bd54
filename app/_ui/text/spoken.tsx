"use client";

import { useEffect, useRef, useState } from "react";

/** No letter that is typed is spoken for, and a region that comes with its words is not read out at all. */
const RESTED_MS = 600;

interface SpokenProps {
  /** Null for nothing. */
  text: string | null;
  /** What was entered: the sentence is the answer to that alone, so nothing is said at first, nor when figures move by themselves. */
  answers?: string;
}

/** Has a sentence read out once it has rested, and again whenever it is another one. */
export function Spoken({ text, answers }: SpokenProps) {
  const [said, say] = useState("");
  const answer = useRef(text);
  const answered = useRef(answers);
  const statement = answers === undefined ? text : null;
  useEffect(() => {
    answer.current = text;
  });
  useEffect(() => {
    if (answers !== undefined && answers === answered.current) return;
    answered.current = answers;
    const timer = setTimeout(() => say(statement ?? answer.current ?? ""), RESTED_MS);
    return () => clearTimeout(timer);
  }, [statement, answers]);
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  );
}
