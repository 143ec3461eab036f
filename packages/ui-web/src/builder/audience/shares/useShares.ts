import { toPreviewDefinition } from "@listwright/domain/audience"
import { withoutColumnCriteria, type CountBreakdown, LiveCounts } from "@listwright/domain/counting"
import { Effect } from "effect"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { useFacetResult } from "./useFacetResult.ts"

/** The number of the list's records by attribute value, regardless of the chosen values. */
export interface Shares {
  /** The breakdown; null if unknown yet, or if there are no records to count. */
  readonly breakdown: Pick<CountBreakdown, "rows" | "total"> | null
  /** True while the result for the current list is pending. */
  readonly isBehind: boolean
}

/** Requests the breakdown by an attribute; the values chosen for that attribute aren't part of the request. */
export const useShares = (column: string, isWanted: boolean): Shares => {
  const { definition } = useDraft().draft
  const { answer, isBehind } = useFacetResult(
    column,
    withoutColumnCriteria(toPreviewDefinition(definition), column),
    (question) => Effect.flatMap(LiveCounts, (counts) => counts.breakdown({ ...question, column })),
    isWanted,
  )
  return { breakdown: answer?.breakdown ?? null, isBehind }
}
