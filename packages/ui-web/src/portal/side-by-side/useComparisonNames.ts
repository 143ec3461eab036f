import { sourceDisplayName } from "@listwright/domain/catalog"
import { areaText, areaCombination, isSavedCountBasedArea } from "@listwright/domain/definition"
import type { ComparisonNames } from "@listwright/domain/saved-lists"
import { useCommonAreaName } from "../../list/areas/useCommonAreaName.ts"
import { useColumns, useColumnsWithValues } from "../../list/attributes/useColumnsWithValues.ts"
import { useSession } from "../../app/session.ts"
import { useSavedListNames } from "../../list/areas/useSavedListNames.ts"
import type { ListComparison } from "./useListComparison.ts"

const noColumns = [] as const

/** Returns the names of everything chosen in the two lists; codes are shown while a name is loading. */
export const useComparisonNames = ({ one, other }: ListComparison): ComparisonNames => {
  const { site } = useSession()
  const [first, second] = [one.definition, other.definition]
  const firstColumns = useColumns(first.listType).data ?? noColumns
  const secondColumns = useColumns(second.listType).data ?? noColumns
  const ofFirst = useColumnsWithValues(first.listType, firstColumns, first.audience)
  // Values that the first list chooses have their names by now.
  const ofBoth = useColumnsWithValues(
    second.listType,
    first.listType === second.listType ? ofFirst : secondColumns,
    second.audience,
  )
  const listName = useSavedListNames(
    [...first.areas, ...second.areas]
      .filter(isSavedCountBasedArea)
      .flatMap((area) => areaCombination(area).savedCounts),
  )
  const nameOf = useCommonAreaName([...first.areas, ...second.areas])
  return {
    columns: (listType) => (listType === second.listType ? ofBoth : ofFirst),
    sourceName: (listType) => sourceDisplayName(listType, site),
    areaName: (area) => {
      if (!isSavedCountBasedArea(area)) return nameOf(area) ?? areaText(area)
      const names = areaCombination(area).savedCounts.map(listName).join(", ")
      return area.kind === "savedCount" ? names : `${areaText(area)}: ${names}`
    },
  }
}
