import { formatWholeNumber } from "../shared/formatWholeNumber.ts"
import { Schema } from "effect"
import type { CountAnswer } from "../counting/questions/CountAnswer.ts"
import type { CountReceipt } from "../counting/questions/CountReceipt.ts"
import { changeCauseText, compareToReceipt } from "../counting/questions/compareToReceipt.ts"
import { SuppressionSource } from "../counting/questions/SuppressedCount.ts"
import type { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import { referencedLists } from "./references.ts"

const Counted = Schema.Struct({
  /** The time of the count, as an ISO instant. */
  countedAt: Schema.String,
  /** The data snapshot used for the count. */
  snapshot: Schema.String,
  total: Schema.Int,
  withPhones: Schema.Int,
})

const Taken = Schema.NullOr(Schema.Struct({ matched: Schema.Int, taken: Schema.Int }))

/** The current count of a saved list, compared with an earlier one. */
export const CountComparison = Schema.Struct({
  /** The earlier count; null if it was saved before receipts were introduced. */
  before: Schema.NullOr(Counted),
  after: Counted,
  /** The number of records added; null if there's nothing to compare with. See `isExact`. */
  added: Schema.NullOr(Schema.Int),
  removed: Schema.NullOr(Schema.Int),
  /**
   * True if exactly these numbers of records were added and removed. Otherwise, they're minimums, computed by area: the
   * gains of areas that grew, and the losses of areas that shrank.
   */
  isExact: Schema.Boolean,
  /**
   * The available records in each area whose number has changed; null if the area didn't exist then, or doesn't exist
   * now.
   */
  areas: Schema.Array(
    Schema.Struct({
      key: Schema.String,
      before: Schema.NullOr(Schema.Int),
      after: Schema.NullOr(Schema.Int),
    }),
  ),
  suppressed: Schema.Array(Schema.Struct({ source: SuppressionSource, before: Taken, after: Taken })),
  /** The reasons for the change, one sentence each; empty if nothing has changed. */
  reasons: Schema.Array(Schema.String),
})
export type CountComparison = typeof CountComparison.Type

/**
 * Returns whether a list can only lose records while the data doesn't change. Orders, files, and the do-not-sell list
 * can only suppress more records over time. However, referenced lists may shrink and then suppress fewer records, and
 * with one record per household or the nearest records, other records fill the gap.
 */
const onlyLoses = (definition: CanonicalDefinition): boolean =>
  definition.audience.unit === "individuals" &&
  referencedLists(definition).length === 0 &&
  definition.suppressions.savedCounts.mode === "off" &&
  definition.areas.every(({ kind }) => kind !== "closest")

/** The numbers of records that a list has gained and lost. */
export interface ArrivalsAndDepartures {
  readonly added: number
  readonly removed: number
}

/**
 * Describes the changes since a list was counted, and the reasons. `receipt` is from that count; null if it has no
 * receipt. A receipt contains only figures, so without `people`, the numbers are exact only if the list can't have
 * gained records.
 */
export const buildCountComparison = (
  definition: CanonicalDefinition,
  receipt: CountReceipt | null,
  answer: CountAnswer,
  countedAt: string,
  people: ArrivalsAndDepartures | null = null,
): CountComparison => {
  const { snapshot, total, withPhones } = answer
  const after = { countedAt, snapshot, total, withPhones }
  if (receipt === null)
    return {
      before: null,
      after,
      added: null,
      removed: null,
      isExact: false,
      areas: [],
      suppressed: [],
      reasons: [],
    }
  const { areas, causes, suppressed } = compareToReceipt(receipt, answer)
  const moved = areas.map(({ after: now, before: then }) => (now ?? 0) - (then ?? 0))
  const sum = (parts: ReadonlyArray<number>) => parts.reduce((all, part) => all + part, 0)
  const exactly =
    people ??
    (receipt.snapshot === snapshot && total <= receipt.total && onlyLoses(definition)
      ? { added: 0, removed: receipt.total - total }
      : null)
  return {
    before: {
      countedAt: receipt.countedAt,
      snapshot: receipt.snapshot,
      total: receipt.total,
      withPhones: receipt.withPhones,
    },
    after,
    added: exactly?.added ?? sum(moved.filter((by) => by > 0)),
    removed: exactly?.removed ?? -sum(moved.filter((by) => by < 0)),
    isExact: exactly !== null,
    areas,
    suppressed,
    reasons: causes.map(changeCauseText),
  }
}

/**
 * Returns whether records were added or removed, or the number of records with phones has changed. Newer data or
 * different suppressed records alone don't count as a change.
 */
export const hasChanged = ({ added, after, before, removed }: CountComparison): boolean =>
  before !== null &&
  (before.total !== after.total || before.withPhones !== after.withPhones || added !== 0 || removed !== 0)

/** The note on figures that are net by area. */
export const NET_BY_AREA = "net, by area"

/**
 * Tells whether a change's figures are net by area: at least that many people were added and removed, since arrivals
 * and departures within an area cancel out.
 */
export const isNetByArea = ({ added, before, isExact, removed }: CountComparison): boolean =>
  before !== null && !isExact && (added !== 0 || removed !== 0)

/**
 * Formats a change: "+312 people, −40", "phones 2,037 to 1,997" if only the phones changed, "no change"; null if
 * there's nothing to compare with.
 */
export const countComparisonText = ({ added, after, before, removed }: CountComparison): string | null => {
  if (added === null || removed === null || before === null) return null
  const parts = [
    ...(added === 0 ? [] : [`+${formatWholeNumber(added)}`]),
    ...(removed === 0 ? [] : [`−${formatWholeNumber(removed)}`]),
  ]
  const [first, ...others] = parts
  const unit = (added === 0 ? removed : added) === 1 ? "person" : "people"
  if (first !== undefined) return [`${first} ${unit}`, ...others].join(", ")
  return before.withPhones === after.withPhones
    ? "no change"
    : `phones ${formatWholeNumber(before.withPhones)} to ${formatWholeNumber(after.withPhones)}`
}
