import type { AttributeValue } from "../attributes/Attribute.ts"

/** The amounts that a value like '$50,000 to $74,999' covers, both ends included; null for an open end. */
export interface Band {
  readonly unit: "" | "$"
  readonly from: number | null
  readonly to: number | null
}

/** Adjacent values in a list that read as one. */
export interface ValueBand {
  /** The codes in list order. */
  readonly values: readonly [string, ...Array<string>]
  readonly text: string
}

const AMOUNT = String.raw`(\$?)(\d[\d,]*)`
const UNDER = new RegExp(`^Under ${AMOUNT}$`)
const BETWEEN = new RegExp(`^${AMOUNT} to ${AMOUNT}$`)
const OVER = new RegExp(`^${AMOUNT} and over$`)

const amount = (digits: string | undefined): number => Number((digits ?? "").replaceAll(",", ""))
const unitOf = (sign: string | undefined): Band["unit"] => (sign === "$" ? "$" : "")

/** Parses the amounts in a value's name; null if it has no amounts. */
export const parseBand = (name: string): Band | null => {
  const under = UNDER.exec(name)
  if (under !== null) return { unit: unitOf(under[1]), from: null, to: amount(under[2]) - 1 }
  const over = OVER.exec(name)
  if (over !== null) return { unit: unitOf(over[1]), from: amount(over[2]), to: null }
  const between = BETWEEN.exec(name)
  return between === null
    ? null
    : { unit: unitOf(between[1]), from: amount(between[2]), to: amount(between[4]) }
}

const bandText = ({ from, to, unit }: Band): string => {
  const shown = (value: number): string => `${unit}${value.toLocaleString("en-US")}`
  if (from === null) return to === null ? "any known amount" : `under ${shown(to + 1)}`
  return to === null ? `${shown(from)} or more` : `${shown(from)} to ${shown(to)}`
}

const isNext = (band: Band, next: Band): boolean =>
  band.unit === next.unit && band.to !== null && next.from === band.to + 1

/**
 * Returns the chosen values in list order, merging values with contiguous amounts: '$75,000 or more' for the five
 * highest incomes. Values that aren't amounts stay separate. A value that isn't in the list comes last, by its code.
 */
export const valueBands = (
  list: ReadonlyArray<AttributeValue>,
  chosen: ReadonlyArray<string>,
): ReadonlyArray<ValueBand> => {
  const known = list.filter(({ value }) => chosen.includes(value))
  const unknown = chosen.filter((value) => list.every((other) => other.value !== value))
  const bands: Array<ValueBand & { readonly band: Band | null }> = []
  for (const { name, value } of known) {
    const band = parseBand(name)
    const last = bands.at(-1)
    if (band !== null && last !== undefined && last.band !== null && isNext(last.band, band)) {
      const joined = { ...last.band, to: band.to }
      bands[bands.length - 1] = { values: [...last.values, value], text: bandText(joined), band: joined }
    } else {
      bands.push({ values: [value], text: band === null ? name : bandText(band), band })
    }
  }
  return [
    ...bands.map(({ text, values }) => ({ values, text })),
    ...unknown.map((value): ValueBand => ({ values: [value], text: value })),
  ]
}
