import {
  computeBothFigures,
  type ListReference,
  listReferenceText,
  type ComparedList,
  readComparedList,
  type ListFigures,
} from "@listwright/domain/saved-lists"
import type { UseQueryResult } from "@tanstack/react-query"
import { Effect } from "effect"
import { useApp } from "../../app/App.ts"
import { useCall } from "../../app/useCall.ts"
import { LIVE_TIMING } from "../../list/ledger/liveTiming.ts"

/** The two lists being compared. */
export interface ListComparison {
  readonly one: ComparedList
  readonly other: ComparedList
}

/** Loads the two lists from the server, after saving this page's pending draft changes. */
export const useListComparison = (one: ListReference, other: ListReference) => {
  const { drafts } = useApp()
  const read = Effect.gen(function* () {
    yield* Effect.promise(() => drafts.flush())
    const [first, second] = yield* Effect.all([readComparedList(one), readComparedList(other)], {
      concurrency: 2,
    })
    return { one: first, other: second } satisfies ListComparison
  })
  return useCall(["sides", listReferenceText(one), listReferenceText(other)], read)
}

/** Loads both lists' current figures. */
export const useComparedFigures = ({
  one,
  other,
}: ListComparison): UseQueryResult<Readonly<Record<keyof ListComparison, ListFigures>>, unknown> =>
  useCall(["figures of sides", JSON.stringify([one, other])], computeBothFigures(one, other), {
    staleTime: LIVE_TIMING.staleMs,
  })
