import { getTranslations } from "next-intl/server";
import { ExportToolbar } from "@/app/_shell/export/export-toolbar";
import { type TeamFilter, teamExportPath } from "@/lib/domain/team/query";

interface MemberToolbarProps {
  /** Members under the filter. */
  total: number;
  filter: TeamFilter;
  fileName: string;
}

/** How many members there are under the filter, and all of them as a file. */
export async function MemberToolbar({ total, filter, fileName }: MemberToolbarProps) {
  const t = await getTranslations("team.list");
  const count = t("count", { count: total });
  return <ExportToolbar {...{ total, count, fileName }} exportPath={teamExportPath(filter)} />;
}
