import { withoutFlags, toPreviewDefinition } from "@listwright/domain/audience"
import { LiveCounts } from "@listwright/domain/counting"
import { Effect } from "effect"
import { useMemo } from "react"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { useFacetResult } from "./useFacetResult.ts"

/** The number of the list's records with each flag, regardless of the chosen flags. */
export interface FlagShares {
  /** Returns a flag's record count; undefined if unknown yet, or if there are no records to count. */
  readonly recordsOf: (flag: string) => number | undefined
  readonly total: number
  /** True while the result for the current list is pending. */
  readonly isBehind: boolean
}

const NOBODY = { columns: [], total: 0 } as const

/** Counts all flags with one request: a flag's record count is its number of known values. */
export const useFlagShares = (flags: ReadonlyArray<string>, isWanted: boolean): FlagShares => {
  const { definition } = useDraft().draft
  const { answer, isBehind } = useFacetResult(
    "of all flags",
    withoutFlags(toPreviewDefinition(definition), flags),
    (question) => Effect.flatMap(LiveCounts, (counts) => counts.fillRates(question)),
    isWanted,
  )
  const { columns, total } = answer?.fillRates ?? NOBODY
  const known = useMemo(() => new Map(columns.map((one) => [one.column, one.known] as const)), [columns])
  return { recordsOf: (flag) => known.get(flag), total, isBehind }
}
