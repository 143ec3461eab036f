import { useMemo } from "react"
import { useCommonAreaName } from "../../areas/useCommonAreaName.ts"
import { useColumns } from "../../attributes/useColumnsWithValues.ts"
import { useDraft } from "../../draft/useDraft.ts"
import { useFigure } from "../figures/useFigure.ts"
import { lastRemovalText } from "../waterfall/lastRemovalText.ts"
import { waterfallLines } from "../waterfall/waterfallLines.ts"
import { OffersHint } from "./OfferStatus.tsx"

const noColumns = [] as const

/**
 * Explains why removing a single choice doesn't add records; if the list is empty, names the choice that removed the
 * last records.
 */
export function NoRecordsLeft() {
  const { definition, listType } = useDraft().draft
  const columns = useColumns(listType).data ?? noColumns
  const { answer } = useFigure("waterfall")
  const nameOf = useCommonAreaName(definition.areas)
  const said = useMemo(
    () => lastRemovalText(waterfallLines(definition, answer, columns, nameOf)),
    [definition, answer, columns, nameOf],
  )
  return (
    <OffersHint>{said ?? "Your choices don't leave anyone out. Add areas to reach more people."}</OffersHint>
  )
}
