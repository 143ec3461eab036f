import { countedSoFar } from "@listwright/domain/audience"
import { besideColumn, type CountBreakdown, LiveCounts } from "@listwright/domain/counting"
import { hasGeography } from "@listwright/domain/geography"
import { Effect } from "effect"
import { useDraft } from "../../draft/useDraft.ts"
import { LIVE } from "../../ledger/live.ts"
import { useFollowed } from "../../ledger/useFollowed.ts"
import { isCurrent, useLiveCall } from "../../ledger/useLiveCall.ts"
import { useUnchanged } from "../../ledger/useUnchanged.ts"

/** How the people of the list spread over the values of an attribute, whichever of them are chosen. */
export interface Shares {
  /** null: not known yet, or there is nobody to count. */
  readonly breakdown: Pick<CountBreakdown, "rows" | "total"> | null
  /** The answer for the current list is still to come. */
  readonly isBehind: boolean
}

/**
 * One question about an open attribute. What is chosen of the attribute itself is no part of it, so choosing asks nothing
 * anew. A failure is quiet: the last answer stays, dimmed, or there is none.
 */
export const useShares = (column: string, isWanted: boolean): Shares => {
  const { draft } = useDraft()
  const definition = useUnchanged(besideColumn(countedSoFar(draft.definition), column))
  const asked = useFollowed(definition, LIVE.debounceMs)
  const isAsked = isWanted && hasGeography(definition)
  const live = useLiveCall(
    ["shares", `${column} ${JSON.stringify(asked)}`],
    Effect.flatMap(LiveCounts, (counts) =>
      counts.breakdown({ definition: asked, draftId: draft.id, revision: draft.revision, column }),
    ),
    isAsked && hasGeography(asked),
  )
  return {
    breakdown: isAsked ? (live.answer?.breakdown ?? null) : null,
    isBehind: isAsked && (asked !== definition || !isCurrent(live)),
  }
}
