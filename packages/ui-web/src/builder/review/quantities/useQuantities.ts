import type { AreaDetails, CountAnswer } from "@listwright/domain/counting"
import { type Choices, type Draft, setWantedRecordsByArea } from "@listwright/domain/drafts"
import {
  changeQuantity,
  toStoredQuantities,
  storeOrderQuantities,
  findWantedRecords,
  wantedRecordsFromDetails,
  type WantedRecords,
} from "@listwright/domain/order"
import { useMemo } from "react"
import { useNotify } from "../../../design/notifications.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { type SummaryTable, toWantedRecords } from "./summaryTable.ts"
import { useAreaDetails } from "./useAreaDetails.ts"

export interface Quantities {
  /** The details by area key; undefined until known. */
  readonly details: ReadonlyMap<string, AreaDetails> | undefined
  /** True if the details are from different data than the count, in which case their quantities can't be changed. */
  readonly isOfOtherData: boolean
  /** The desired quantities, down to the detail rows; null until known. */
  readonly wanted: WantedRecords | null
  readonly failure: ReturnType<typeof useAreaDetails>
  /**
   * Sets a row's desired quantity, and returns the quantity after applying the minimum. The path is [] for the total;
   * otherwise, an area's key, followed by a detail's code below it.
   */
  readonly take: (path: ReadonlyArray<string>, quantity: number, minimum: number) => number
}

/** Returns whether the details belong to the count, meaning that each area has the same number of available records. */
const isOfCount = (details: ReadonlyArray<AreaDetails>, counted: CountAnswer): boolean => {
  const available = new Map(counted.areas.map((area) => [area.key, area.available]))
  // The answer of a count leaves out areas with nothing available.
  return details.every((area) => (available.get(area.key) ?? 0) === area.available)
}

/**
 * Returns a function that caches its last result, since a change waiting to be saved is reapplied with every later
 * change.
 */
const remembering = <In, Out>(make: (input: In) => Out): ((input: In) => Out) => {
  let last: { readonly input: In; readonly out: Out } | null = null
  return (input) => {
    if (last?.input !== input) last = { input, out: make(input) }
    return last.out
  }
}

/** Manages a counted draft's desired quantities, down to its detail rows if these were requested. */
export const useQuantities = (
  draft: Draft,
  counted: CountAnswer,
  table: SummaryTable,
  isAsked: boolean,
): Quantities => {
  const { change } = useDraft()
  const notify = useNotify("order")
  const failure = useAreaDetails(draft, isAsked)
  const { choices, listType } = draft
  const { areas, snapshot } = failure.data ?? {}
  const isUsable = useMemo(
    () => areas !== undefined && snapshot === counted.snapshot && isOfCount(areas, counted),
    [areas, snapshot, counted],
  )
  const wantedBy = useMemo(
    () =>
      areas === undefined || !isUsable
        ? null
        : remembering((of: Choices) => wantedRecordsFromDetails(listType, areas, of)),
    [areas, isUsable, listType],
  )
  const wanted = wantedBy?.(choices) ?? null
  const take: Quantities["take"] = (path, quantity, minimum) => {
    const taken = changeQuantity(wanted ?? toWantedRecords(table.rows), path, quantity, minimum)
    const { warning } = taken
    if (warning !== null) notify(warning)
    const want = (of: Choices): Choices =>
      wantedBy === null
        ? setWantedRecordsByArea(
            of,
            toStoredQuantities(changeQuantity(toWantedRecords(table.rows), path, quantity, minimum).wanted)
              .quantities,
          )
        : storeOrderQuantities(of, changeQuantity(wantedBy(of), path, quantity, minimum).wanted)
    const changed = remembering(want)
    change((content) => ({ ...content, choices: changed(content.choices) }))
    return findWantedRecords(taken.wanted, path)?.desired ?? quantity
  }
  return {
    details: failure.data?.byArea,
    isOfOtherData: areas !== undefined && !isUsable,
    wanted,
    failure,
    take,
  }
}
