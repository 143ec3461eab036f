import { Result } from "effect"
import type { Criterion } from "../../definition/Audience.ts"
import { canonicalCriteria } from "../../definition/canonicalCriteria.ts"
import { criterionColumns } from "../../definition/criterionColumns.ts"
import { groupBy } from "../../shared/groupBy.ts"
import type { Attribute } from "../attributes/Attribute.ts"
import { INPUT_TYPES } from "../attributes/inputTypeRows.ts"
import { findFirstUnknownItem } from "../attributes/findFirstUnknownItem.ts"
import { checkRange } from "../attributes/checkRange.ts"
import { type Choice, comparableChoices } from "./listChoices.ts"
import type { ChoicePairIndex } from "./indexChoicePairs.ts"
import type { RecommendedAttribute } from "./RecommendedAttribute.ts"

/** The number of recommendations that fit on one line. */
export const MAX_RECOMMENDATIONS = 6

/**
 * The default minimum number of different accounts that must have chosen a pair before it's recommended; the site can
 * change it.
 */
export const DEFAULT_RECOMMENDATION_FLOOR = 5
/** The lowest floor that a site can set; below it, a customer could infer another customer's choices. */
export const MIN_RECOMMENDATION_FLOOR = 3

/** The share of an attribute's choosers that must agree on a value before it is recommended. */
const SHARE_OF_VALUE = 1 / 2

/** The data that recommendations are based on. */
export interface RecommendationData {
  /** The list's criteria so far. */
  readonly chosen: ReadonlyArray<Criterion>
  /** The choices made together in the site's orders for the source. */
  readonly ordered: ChoicePairIndex
  /**
   * The choices that go together in the site's quick picks for the source, which supplement the orders if there are
   * few.
   */
  readonly offered: ChoicePairIndex
  /** The source's attributes with their values. */
  readonly columns: ReadonlyArray<Attribute>
  readonly most?: number
}

type Counted = readonly [choice: Choice, choosers: number]

/** Deduplicates choices, keeping each one's highest number of choosers with any of the list's choices. */
const strongest = (all: ReadonlyArray<Counted>): ReadonlyMap<string, Counted> => {
  const byKey = new Map<string, Counted>()
  for (const counted of all) {
    const [{ key }, choosers] = counted
    if (choosers > (byKey.get(key)?.[1] ?? 0)) byKey.set(key, counted)
  }
  return byKey
}

/**
 * Returns whether one recommendation can include several values of an attribute: all of them if they're alternatives,
 * otherwise only the most chosen value.
 */
const takesSeveral = ({ inputType }: Attribute): boolean => {
  switch (INPUT_TYPES[inputType].entry) {
    case "values":
    case "industries":
      return true
    case "oneValue":
    case "range":
    case "single":
      return false
  }
}

/**
 * Returns whether a source still has the chosen values or bounds of one of its attributes; earlier data may have had
 * others.
 */
const isOf = (column: Attribute, criterion: Criterion): boolean => {
  if (findFirstUnknownItem([criterion], [column]) !== null) return false
  switch (criterion.kind) {
    case "values":
    case "flags":
      return true
    case "ranges":
      return criterion.ranges.every(({ from, to }) => Result.isSuccess(checkRange(column, from, to)))
    case "industries":
      return criterion.added.every((code) => column.values.some(({ value }) => value === code))
  }
}

/**
 * Returns the criterion to recommend for an attribute; null if its choosers don't agree on anything that the source
 * still has.
 */
const criterionOf = (
  column: Attribute,
  parts: ReadonlyArray<Counted>,
  choosers: number,
): Criterion | null => {
  const agreed = parts
    .filter(([, own]) => own >= choosers * SHARE_OF_VALUE)
    .toSorted(([a, one], [b, other]) => other - one || (a.key < b.key ? -1 : 1))
    .flatMap(([{ criterion }]) => (criterion === null ? [] : [criterion]))
    .filter((criterion) => isOf(column, criterion))
  return canonicalCriteria(takesSeveral(column) ? agreed : agreed.slice(0, 1))[0] ?? null
}

const recommendedBy = (
  together: ChoicePairIndex,
  { chosen, columns }: Pick<RecommendationData, "chosen" | "columns">,
): ReadonlyArray<RecommendedAttribute> => {
  const taken = new Set(chosen.flatMap(criterionColumns))
  const counted = strongest(comparableChoices(chosen).flatMap(({ key }) => together.beside(key)))
  const parts = groupBy(
    [...counted.values()].filter(([{ criterion }]) => criterion !== null),
    ([{ column }]) => column,
  )
  return columns
    .flatMap((column) => {
      const own = counted.get(column.column)
      if (own === undefined || taken.has(column.column)) return []
      const [, choosers] = own
      const criterion = criterionOf(column, parts.get(column.column) ?? [], choosers)
      return [{ choosers, demo: { column: column.column, criterion } }]
    })
    .toSorted((a, b) => b.choosers - a.choosers)
    .map(({ demo }) => demo)
}

/**
 * Recommends attributes that are often chosen together with a list's choices, based first on the site's orders, then on
 * its quick picks. The attributes that most accounts chose come first; ties keep the source's order. Attributes that
 * the list already uses or the source doesn't have are excluded. Values and ranges are included only if the number of
 * accounts that chose them along with the same choice reaches the floor. Empty if the list hasn't chosen anything.
 */
export const recommendAttributes = ({
  columns,
  chosen,
  most = MAX_RECOMMENDATIONS,
  offered,
  ordered,
}: RecommendationData): ReadonlyArray<RecommendedAttribute> => {
  const all = [ordered, offered].flatMap((together) => recommendedBy(together, { chosen, columns }))
  const first = new Map<string, RecommendedAttribute>()
  for (const demo of all) if (!first.has(demo.column)) first.set(demo.column, demo)
  return [...first.values()].slice(0, most)
}
