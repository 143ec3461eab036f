import { displayName } from "@listwright/domain/catalogue"
import { areaText, combinationOf, isOfSavedCounts } from "@listwright/domain/definition"
import type { ComparisonNames } from "@listwright/domain/saved-lists"
import { useNameOfArea } from "../areas/useNameOfArea.ts"
import { useColumns, useColumnsWithValues } from "../attributes/useColumnsWithValues.ts"
import { useSession } from "../app/session.ts"
import { useSavedListNames } from "../areas/useSavedListNames.ts"
import type { Sides } from "./useSides.ts"

const noColumns = [] as const

/** Returns the names of everything chosen in the two lists; codes are shown while a name is loading. */
export const useComparisonNames = ({ one, other }: Sides): ComparisonNames => {
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
      .filter(isOfSavedCounts)
      .flatMap((area) => combinationOf(area).savedCounts),
  )
  const nameOf = useNameOfArea([...first.areas, ...second.areas])
  return {
    columns: (listType) => (listType === second.listType ? ofBoth : ofFirst),
    sourceName: (listType) => displayName(listType, site),
    areaName: (area) => {
      if (!isOfSavedCounts(area)) return nameOf(area) ?? areaText(area)
      const names = combinationOf(area).savedCounts.map(listName).join(", ")
      return area.kind === "savedCount" ? names : `${areaText(area)}: ${names}`
    },
  }
}
