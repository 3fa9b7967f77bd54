"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { ErrorState } from "@/app/_ui/error-state";
import { hasCandles } from "@/app/_ui/price-chart/chart-point";
import { PriceChart } from "@/app/_ui/price-chart/price-chart";
import { tokenPricePath } from "@/lib/paths";
import { type ChartChoice, chartQuery } from "./chart-query";
import { CourseControls } from "./course-controls";
import { RangeFacts } from "./range-facts";
import { type Course, useCourse } from "./use-course";

interface CourseCardProps {
  code: string;
  initial: Course;
  initialChoice: ChartChoice;
  locale: string;
  timeZone: string;
}

/** A price's course: its chart with range, style and scale, which stand in the address. */
export function CourseCard({ code, initial, initialChoice, locale, timeZone }: CourseCardProps) {
  const t = useTranslations("tokenPriceDetail");
  const common = useTranslations("common");
  const [choice, setChoice] = useState(initialChoice);
  const { course, isPending, retry } = useCourse(code, choice.range, initial);
  const { points } = course;
  const path = tokenPricePath(code);
  const isDetailed = hasCandles(points);

  function choose(next: ChartChoice) {
    setChoice(next);
    history.replaceState(null, "", path + chartQuery(next));
  }

  const label = t("courseOf", { code, range: t(`ranges.${course.range}`) });
  return (
    <Card aria-label={t("courseHeading")}>
      <CourseControls choice={choice} onChange={choose} path={path} hasCandles={isDetailed} />
      <div
        aria-busy={isPending}
        className={`transition-opacity duration-150 ${isPending ? "opacity-50" : ""}`}
      >
        {course.hasFailed ? (
          <ErrorState
            title={t("failedTitle")}
            text={t("failedText")}
            action={
              <Button isPending={isPending} onClick={() => isPending || retry()}>
                {common("retry")}
              </Button>
            }
          />
        ) : points.length === 0 ? (
          <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
        ) : (
          <>
            <RangeFacts points={points} locale={locale} />
            <PriceChart
              points={points}
              style={isDetailed ? choice.style : "line"}
              isLogarithmic={choice.isLogarithmic}
              locale={locale}
              timeZone={timeZone}
              label={label}
            />
          </>
        )}
      </div>
    </Card>
  );
}
