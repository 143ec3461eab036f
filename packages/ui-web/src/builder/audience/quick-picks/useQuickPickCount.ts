import type { AccountId } from "@listwright/domain/account"
import { toPreviewDefinition } from "@listwright/domain/audience"
import { countLive } from "@listwright/domain/counting"
import {
  type CanonicalDefinition,
  canonicalDefinition,
  canonicalJson,
  type Criterion,
} from "@listwright/domain/definition"
import { keepPreviousData } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCall } from "../../../app/useCall.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { LIVE_TIMING } from "../../../list/ledger/liveTiming.ts"

/**
 * The number of records that a quick pick selects on its own; null while unknown, "failed" if it couldn't be counted.
 */
export type QuickPickRecordCount = number | null | "failed"

/**
 * Counts the records that the criteria alone select in the areas of a list, under its suppressions and options, for the
 * account of its draft. Attributes chosen by hand aren't part of the request, so applying a quick pick doesn't send
 * another. Nothing is counted without areas.
 */
export const countQuickPickRecords = (
  definition: CanonicalDefinition,
  criteria: ReadonlyArray<Criterion>,
  accountId: AccountId,
) => {
  const counted = canonicalDefinition({
    ...toPreviewDefinition(definition),
    audience: { unit: "individuals", criteria },
  })
  return {
    key: ["records of a quick pick", canonicalJson(counted), accountId],
    // Without a draft id, a newer request of the draft doesn't replace this one.
    effect: Effect.map(
      countLive({ definition: counted, draftId: null, accountId, revision: 1 }),
      (answer) => answer?.total ?? 0,
    ),
    isCounted: definition.areas.length > 0,
  }
}

/** Counts the records for a quick pick's card, once `isWanted` is true. */
export const useQuickPickCount = (
  definition: CanonicalDefinition,
  criteria: ReadonlyArray<Criterion>,
  isWanted: boolean,
): QuickPickRecordCount => {
  const { effect, isCounted, key } = countQuickPickRecords(definition, criteria, useDraft().draft.accountId)
  const { data, isError } = useCall(key, effect, {
    enabled: isWanted && isCounted,
    staleTime: LIVE_TIMING.staleMs,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return isError ? "failed" : (data ?? null)
}
