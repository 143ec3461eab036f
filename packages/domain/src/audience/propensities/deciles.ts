import type { Audience, Range } from "../../definition/Audience.ts"
import { DECILES } from "../attributes/attributeKinds.ts"
import { clearColumn, selectedRanges, setRanges } from "../selectAudience.ts"

/** A range of adjacent deciles of people, both ends included: 1 is the most likely, 10 the least. */
export interface Deciles {
  readonly first: number
  readonly last: number
}

/** All deciles, plus people who aren't ranked; equivalent to having no criterion. */
export const ALL_DECILES: Deciles = { first: 1, last: DECILES }

/** The deciles that a search hit adds for a propensity. */
export const MOST_LIKELY_DECILES: Deciles = { first: 1, last: 3 }

const within = (decile: number): number => Math.min(Math.max(Math.round(decile), 1), DECILES)

/** Converts deciles to a range in the column. */
export const decilesToRange = ({ first, last }: Deciles): Range => ({
  from: String(first),
  to: String(last),
})

const decilesOfRange = ({ from, to }: Range): Deciles => ({
  first: within(Number(from)),
  last: within(Number(to)),
})

/**
 * Returns the deciles from the first chosen one to the last; null if the column has no criterion. If there are several
 * ranges, which a slider can't show, the result includes everything between them; `isSingleRange` detects this.
 */
export const chosenDeciles = (audience: Audience, column: string): Deciles | null => {
  const chosen = selectedRanges(audience, column).map(decilesOfRange)
  return chosen.length === 0
    ? null
    : {
        first: Math.min(...chosen.map(({ first }) => first)),
        last: Math.max(...chosen.map(({ last }) => last)),
      }
}

/** Returns whether one slider can show the chosen ranges of a column. */
export const isSingleRange = (audience: Audience, column: string): boolean =>
  selectedRanges(audience, column).length <= 1

/** Sets the chosen deciles, replacing any others; choosing all of them removes the criterion. */
export const chooseDeciles = (audience: Audience, column: string, deciles: Deciles): Audience =>
  deciles.first <= 1 && deciles.last >= DECILES
    ? clearColumn(audience, column)
    : setRanges(audience, column, [decilesToRange(deciles)])

const percent = (tenths: number): string => `${tenths * 10}%`

/** Describes deciles: 'the most likely 30%', 'the next 20% after the most likely 10%', 'the least likely 10%'. */
export const decilesText = ({ first, last }: Deciles): string => {
  if (first <= 1) return last >= DECILES ? "everyone who is ranked" : `the most likely ${percent(last)}`
  const own = percent(last - first + 1)
  return last >= DECILES
    ? `the least likely ${own}`
    : `the next ${own} after the most likely ${percent(first - 1)}`
}

/** Describes a range of a propensity's column in the same way as deciles. */
export const decileRangeText = (range: Range): string => decilesText(decilesOfRange(range))

const COMMON_BEGINNING = /^Propensity to /

/**
 * Returns a propensity's purpose without the words that all propensities share, for use under their heading: 'Take a
 * Cruise'.
 */
export const shortPropensityName = (name: string): string => name.replace(COMMON_BEGINNING, "")
