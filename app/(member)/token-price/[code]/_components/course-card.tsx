"use client";

import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { ErrorState } from "@/app/_ui/error-state";
import { fillText } from "@/app/_ui/fill-text";
import { hasCandles } from "@/app/_ui/price-chart/chart-point";
import { PriceChart } from "@/app/_ui/price-chart/price-chart";
import { tokenPricePath } from "@/lib/paths";
import { type ChartChoice, chartQuery } from "./chart-query";
import { CourseControls } from "./course-controls";
import type { CourseTexts } from "./detail-texts";
import { RangeFacts } from "./range-facts";
import { type Course, useCourse } from "./use-course";

interface CourseCardProps {
  code: string;
  initial: Course;
  initialChoice: ChartChoice;
  locale: string;
  timeZone: string;
  texts: CourseTexts;
}

/** A price's course: its chart with range, style and scale, which stand in the address. */
export function CourseCard({
  code,
  initial,
  initialChoice,
  locale,
  timeZone,
  texts,
}: CourseCardProps) {
  const [choice, setChoice] = useState(initialChoice);
  const { course, isPending, retry } = useCourse(code, choice.range, initial);
  const { points } = course;
  const path = tokenPricePath(code);
  const isDetailed = hasCandles(points);

  function choose(next: ChartChoice) {
    setChoice(next);
    history.replaceState(null, "", path + chartQuery(next));
  }

  const label = fillText(texts.courseOf, { code, range: texts.ranges[course.range] });
  return (
    <Card aria-label={texts.courseHeading}>
      <CourseControls
        choice={choice}
        onChange={choose}
        path={path}
        hasCandles={isDetailed}
        texts={texts}
      />
      <div
        aria-busy={isPending}
        className={`transition-opacity duration-150 ${isPending ? "opacity-50" : ""}`}
      >
        {course.hasFailed ? (
          <ErrorState
            title={texts.failedTitle}
            text={texts.failedText}
            action={
              <Button isPending={isPending} onClick={() => isPending || retry()}>
                {texts.retry}
              </Button>
            }
          />
        ) : points.length === 0 ? (
          <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
        ) : (
          <>
            <RangeFacts points={points} locale={locale} texts={texts} />
            <PriceChart
              points={points}
              style={isDetailed ? choice.style : "line"}
              isLogarithmic={choice.isLogarithmic}
              locale={locale}
              timeZone={timeZone}
              texts={{ ...texts.chart, label }}
            />
          </>
        )}
      </div>
    </Card>
  );
}
