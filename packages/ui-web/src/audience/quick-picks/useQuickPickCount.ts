import { countedSoFar } from "@listwright/domain/audience"
import { countLive } from "@listwright/domain/counting"
import {
  type CanonicalDefinition,
  canonicalDefinition,
  canonicalJson,
  type Criterion,
} from "@listwright/domain/definition"
import { keepPreviousData } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"
import { LIVE } from "../../ledger/live.ts"

/** How many records a quick pick selects by itself; null while that is not known, "failed" where it could not be counted. */
export type RecordsOfQuickPick = number | null | "failed"

/**
 * The records that criteria alone select in the areas of a list, under its suppressions and options: what else is chosen by
 * hand is no part of it, so applying asks nothing anew. Not asked without areas.
 */
export const quickPickCount = (definition: CanonicalDefinition, criteria: ReadonlyArray<Criterion>) => {
  const counted = canonicalDefinition({
    ...countedSoFar(definition),
    audience: { unit: "individuals", criteria },
  })
  return {
    key: ["records of a quick pick", canonicalJson(counted)],
    // Without a draft: no newer question of it stands in for this one.
    effect: Effect.map(
      countLive({ definition: counted, draftId: null, revision: 1 }),
      (answer) => answer?.total ?? 0,
    ),
    isCounted: definition.areas.length > 0,
  }
}

/** The same of a card, once it `isWanted`. */
export const useQuickPickCount = (
  definition: CanonicalDefinition,
  criteria: ReadonlyArray<Criterion>,
  isWanted: boolean,
): RecordsOfQuickPick => {
  const { effect, isCounted, key } = quickPickCount(definition, criteria)
  const { data, isError } = useCall(key, effect, {
    enabled: isWanted && isCounted,
    staleTime: LIVE.staleMs,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return isError ? "failed" : (data ?? null)
}
