import { besideFlags, previewDefinition } from "@listwright/domain/audience"
import { LiveCounts } from "@listwright/domain/counting"
import { Effect } from "effect"
import { useMemo } from "react"
import { useDraft } from "../../draft/useDraft.ts"
import { useBeside } from "./useBeside.ts"

/** The number of people of the list with each flag, regardless of the chosen flags. */
export interface FlagShares {
  /** undefined: not known yet, or there are no records to count. */
  readonly recordsOf: (flag: string) => number | undefined
  readonly total: number
  /** The answer for the current list is still to come. */
  readonly isBehind: boolean
}

const NOBODY = { columns: [], total: 0 } as const

/** One question for all flags: a flag is known of those who have it. */
export const useFlagShares = (flags: ReadonlyArray<string>, isWanted: boolean): FlagShares => {
  const { definition } = useDraft().draft
  const { answer, isBehind } = useBeside(
    "of all flags",
    besideFlags(previewDefinition(definition), flags),
    (question) => Effect.flatMap(LiveCounts, (counts) => counts.fillRates(question)),
    isWanted,
  )
  const { columns, total } = answer?.fillRates ?? NOBODY
  const known = useMemo(() => new Map(columns.map((one) => [one.column, one.known] as const)), [columns])
  return { recordsOf: (flag) => known.get(flag), total, isBehind }
}
