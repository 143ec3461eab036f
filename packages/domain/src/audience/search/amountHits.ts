import { INPUT_TYPES } from "../attributes/inputTypeRows.ts"
import type { Attribute, AttributeValue } from "../attributes/Attribute.ts"
import { type Band, parseBand, valueBands } from "../sentence/valueBands.ts"
import type { AudienceHit } from "./AudienceHit.ts"
import type { AmountRange } from "./parseAmounts.ts"

interface Banded {
  readonly value: AttributeValue
  readonly band: Band
}

/** Returns a column's values that are amounts; fewer than two don't make a scale. */
export const amountBands = ({ inputType, values }: Attribute): ReadonlyArray<Banded> => {
  if (INPUT_TYPES[inputType].entry !== "values") return []
  const banded = values.flatMap((value): ReadonlyArray<Banded> => {
    const band = parseBand(value.name)
    return band === null ? [] : [{ value, band }]
  })
  return banded.length < 2 ? [] : banded
}

const isWithin = ({ from, to }: Band, span: AmountRange): boolean =>
  (span.from === null || (from ?? 0) >= span.from) && (span.to === null || (to !== null && to <= span.to))

const meets = ({ from, to }: Band, span: AmountRange): boolean =>
  (span.from === null || to === null || to >= span.from) && (span.to === null || (from ?? 0) <= span.to)

/**
 * Returns a column's values within a span of amounts, as one hit: '$100,000 or more' for 'over 100k'. If no value lies
 * within the span, returns the values that overlap it: the highest income for 'over 300k'. Returns null if there are no
 * such values.
 */
export const amountHit = (column: Attribute, span: AmountRange): AudienceHit | null => {
  const bands = amountBands(column)
  const within = bands.filter(({ band }) => isWithin(band, span))
  const meant = (within.length > 0 ? within : bands.filter(({ band }) => meets(band, span))).map(
    ({ value }) => value,
  )
  const [first, ...others] = meant
  if (first === undefined || meant.length === bands.length) return null
  const values = [first.value, ...others.map(({ value }) => value)] as const
  const name =
    others.length === 0
      ? first.name
      : valueBands(column.values, values)
          .map(({ text }) => text)
          .join(" or ")
  return { column: column.column, name, criterion: { kind: "values", column: column.column, values } }
}
