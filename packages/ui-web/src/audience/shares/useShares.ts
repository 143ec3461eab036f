import { previewDefinition } from "@listwright/domain/audience"
import { besideColumn, type CountBreakdown, LiveCounts } from "@listwright/domain/counting"
import { Effect } from "effect"
import { useDraft } from "../../draft/useDraft.ts"
import { useBeside } from "./useBeside.ts"

/** The people of the list by value of an attribute, regardless of the chosen values. */
export interface Shares {
  /** null: not known yet, or there are no records to count. */
  readonly breakdown: Pick<CountBreakdown, "rows" | "total"> | null
  /** The answer for the current list is still to come. */
  readonly isBehind: boolean
}

/** One question about an attribute; what is chosen of the attribute itself is no part of it. */
export const useShares = (column: string, isWanted: boolean): Shares => {
  const { definition } = useDraft().draft
  const { answer, isBehind } = useBeside(
    column,
    besideColumn(previewDefinition(definition), column),
    (question) => Effect.flatMap(LiveCounts, (counts) => counts.breakdown({ ...question, column })),
    isWanted,
  )
  return { breakdown: answer?.breakdown ?? null, isBehind }
}
