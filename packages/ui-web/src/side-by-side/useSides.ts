import {
  figuresOfBoth,
  type ListReference,
  listReferenceText,
  type ListSide,
  readSide,
  type SideFigures,
} from "@listwright/domain/saved-lists"
import type { UseQueryResult } from "@tanstack/react-query"
import { Effect } from "effect"
import { useApp } from "../app/App.ts"
import { useCall } from "../app/useCall.ts"
import { LIVE } from "../ledger/live.ts"

/** The two lists being compared. */
export interface Sides {
  readonly one: ListSide
  readonly other: ListSide
}

/** Loads the two lists from the server, after saving this page's pending draft changes. */
export const useSides = (one: ListReference, other: ListReference) => {
  const { drafts } = useApp()
  const read = Effect.gen(function* () {
    yield* Effect.promise(() => drafts.flush())
    const [first, second] = yield* Effect.all([readSide(one), readSide(other)], { concurrency: 2 })
    return { one: first, other: second } satisfies Sides
  })
  return useCall(["sides", listReferenceText(one), listReferenceText(other)], read)
}

/** Loads both lists' current figures. */
export const useFiguresOfSides = ({
  one,
  other,
}: Sides): UseQueryResult<Readonly<Record<keyof Sides, SideFigures>>, unknown> =>
  useCall(["figures of sides", JSON.stringify([one, other])], figuresOfBoth(one, other), {
    staleTime: LIVE.staleMs,
  })
