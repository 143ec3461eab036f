import { LiveCounts, MAX_SHADES, type ShadeClass, shadeClasses } from "@listwright/domain/counting"
import { Effect } from "effect"
import { useMemo } from "react"
import { useDraft } from "../../draft/useDraft.ts"
import { useTrackedList } from "../../ledger/figures/FiguresProvider.tsx"
import { useLiveCall } from "../../ledger/useLiveCall.ts"
import type { OutlinesInView } from "../OutlinesReader.tsx"

/** The number of the audience's records in an outline, and the number that would be added by choosing it. */
export interface Shade {
  readonly records: number
  readonly adds: number
}

export interface Shades {
  /** The shades by outline code. While a request is in progress, they're from the previous one. */
  readonly of: ReadonlyMap<string, Shade>
  readonly classes: ReadonlyArray<ShadeClass>
  readonly isPending: boolean
  readonly hasFailed: boolean
  /** True if more outlines are in view than can be counted at once. */
  readonly isTooMany: boolean
}

const NOTHING: ReadonlyMap<string, Shade> = new Map()

/** Counts the current audience's records in each outline in view, after every edit and every map movement. */
export const useShades = ({ level, outlines }: OutlinesInView, isWanted: boolean): Shades => {
  const { id: draftId, revision } = useDraft().draft
  const { asked, current, definitionKey } = useTrackedList()
  const { definition } = asked
  const codes = outlines.map(({ code }) => code)
  const isTooMany = codes.length > MAX_SHADES
  const live = useLiveCall(
    ["shades", `${definitionKey} ${level} ${codes.join()}`],
    Effect.flatMap(LiveCounts, (counts) => counts.shades({ definition, draftId, revision, level, codes })),
    isWanted && codes.length > 0 && !isTooMany,
  )
  const answer = isWanted ? live.answer : null
  const of = useMemo(
    () =>
      answer === null
        ? NOTHING
        : new Map(answer.shades.shades.map(({ adds, code, records }) => [code, { adds, records }])),
    [answer],
  )
  const classes = useMemo(() => shadeClasses([...of.values()].map(({ records }) => records)), [of])
  return {
    of,
    classes,
    isPending: live.isPending || definition !== current.definition,
    hasFailed: live.error !== null,
    isTooMany,
  }
}
