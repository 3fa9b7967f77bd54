import { SlidersHorizontal } from "lucide";
import { getTranslations } from "next-intl/server";
import { FilterBar } from "@/app/_ui/control/filter-bar";
import { SelectField } from "@/app/_ui/control/select-field";
import { TextField } from "@/app/_ui/control/text-field";
import { Card } from "@/app/_ui/data/card";
import { Icon } from "@/app/_ui/data/icon";
import { LEGS, TEAM_SORTS, TEAM_STATUSES } from "@/lib/contract/team/team-member";
import {
  DEFAULT_SORT,
  filterParams,
  narrowedBy,
  type TeamFilter,
  WHOLE_TEAM,
} from "@/lib/domain/team/query";
import { type MemberListPlace, memberListHref } from "./member-list-place";

interface MemberFilterProps {
  filter: TeamFilter;
  place: MemberListPlace;
}

/** What a list of members is narrowed by. A plain form: it works without script, and all of it stands in the address. */
export async function MemberFilter({ filter, place }: MemberFilterProps) {
  const t = await getTranslations("team.list");
  const count = narrowedBy(filter);
  const { level, pageSize, sponsor, mining } = filter;
  const rest = filterParams({
    ...filter,
    ...WHOLE_TEAM,
    level,
    sponsor,
    mining,
    pageSize,
    sort: DEFAULT_SORT,
    page: 1,
  });
  const selects = [
    {
      name: "status",
      label: t("status"),
      emptyText: t("allStatuses"),
      options: TEAM_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
      value: filter.status,
    },
    {
      name: "leg",
      label: t("leg"),
      emptyText: t("bothLegs"),
      options: LEGS.map((value) => ({ value, label: t(`legs.${value}`) })),
      value: filter.leg,
    },
    {
      name: "sort",
      label: t("sort"),
      emptyText: t(`sorts.${DEFAULT_SORT}`),
      options: TEAM_SORTS.filter((value) => value !== DEFAULT_SORT).map((value) => ({
        value,
        label: t(`sorts.${value}`),
      })),
      value: filter.sort === DEFAULT_SORT ? null : filter.sort,
    },
  ] as const;
  return (
    <Card className="mb-5 py-2 pb-0 md:pt-5 md:pb-0 print:hidden">
      <details open={count > 0} className="md:[&::details-content]:[content-visibility:visible]">
        <summary className="-mx-2 mb-2 flex h-11 cursor-pointer list-none items-center gap-2.5 rounded-button px-2 text-md font-medium md:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
          <Icon node={SlidersHorizontal} size={18} />
          {t("filters", { count })}
        </summary>
        <FilterBar
          key={JSON.stringify(filter)}
          label={t("filtersLabel")}
          action={place.path}
          texts={{ apply: t("apply"), clear: t("clear") }}
          clearHref={count > 0 ? memberListHref(place, filter, WHOLE_TEAM) : undefined}
          kept={[...Object.entries(place.kept), ...rest]}
        >
          <div className="w-full min-w-0 md:w-auto md:grow">
            <TextField
              type="search"
              name="q"
              label={t("search")}
              defaultValue={filter.q ?? ""}
              maxLength={40}
              autoComplete="off"
            />
          </div>
          {selects.map(({ value, ...select }) => (
            <div key={select.name} className="w-full min-w-0 sm:w-auto sm:grow sm:basis-40">
              <SelectField {...select} defaultValue={value ?? ""} />
            </div>
          ))}
        </FilterBar>
      </details>
    </Card>
  );
}
