"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { Skeleton } from "@/app/_ui/skeleton";

/** Room for the course of the price; its code and its history are fetched when it comes into view. */
export function CourseSlot() {
  const place = useRef<HTMLDivElement>(null);
  const [Course, setCourse] = useState<ComponentType | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isMounted = true;
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      import("./price-course").then(
        ({ PriceCourse }) => isMounted && setCourse(() => PriceCourse),
        // The price itself stands above; without its course the page is whole.
        () => {},
      );
    });
    watcher.observe(element);
    return () => {
      isMounted = false;
      watcher.disconnect();
    };
  }, []);

  return (
    <div ref={place} className="mt-4 min-h-52 grow md:min-h-64">
      {Course ? <Course /> : <Skeleton className="h-36 w-full rounded-inset md:h-48" />}
    </div>
  );
}
