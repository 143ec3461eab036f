import { canonicalCriteria } from "../../definition/canonicalCriteria.ts"
import { type Criterion, FLAG_VALUE } from "../../definition/Audience.ts"

/** A single choice in an audience: an attribute itself, or one of its values or ranges. */
export interface Choice {
  /** The choice's unique key. */
  readonly key: string
  readonly column: string
  /** The criterion of a value or range; null for the attribute itself. */
  readonly criterion: Criterion | null
}

const attribute = (column: string): Choice => ({ key: column, column, criterion: null })

/**
 * Builds the choice for a value or range. Column names never contain '=', so keys of different columns can't collide.
 */
const part = (column: string, text: string, criterion: Criterion): Choice => ({
  key: `${column}=${text}`,
  column,
  criterion,
})

const valueChoice = (column: string, value: string): Choice =>
  part(column, value, { kind: "values", column, values: [value] })

const choicesOfOne = (criterion: Criterion): ReadonlyArray<Choice> => {
  switch (criterion.kind) {
    case "values":
      return [
        attribute(criterion.column),
        ...criterion.values.map((value) => valueChoice(criterion.column, value)),
      ]
    case "ranges":
      return [
        attribute(criterion.column),
        ...criterion.ranges.map((range) =>
          part(criterion.column, `${range.from}~${range.to}`, { ...criterion, ranges: [range] }),
        ),
      ]
    case "industries":
      return [
        attribute(criterion.column),
        ...criterion.added.map((code) =>
          part(criterion.column, code, { ...criterion, added: [code], omitted: [] }),
        ),
      ]
    case "flags":
      return criterion.columns.flatMap((column) => [attribute(column), valueChoice(column, FLAG_VALUE)])
  }
}

const distinct = (choices: ReadonlyArray<Choice>): ReadonlyArray<Choice> => [
  ...new Map(choices.map((choice) => [choice.key, choice])).values(),
]

/** Lists everything that criteria choose, without duplicates: attributes, values, ranges, and added industries. */
export const listChoices = (criteria: ReadonlyArray<Criterion>): ReadonlyArray<Choice> =>
  distinct(canonicalCriteria(criteria).flatMap(choicesOfOne))

/**
 * Lists the choices to compare with those of other audiences: exact values and industries, but only the attribute for a
 * range, because two users rarely choose the same bounds.
 */
export const comparableChoices = (criteria: ReadonlyArray<Criterion>): ReadonlyArray<Choice> =>
  distinct(
    canonicalCriteria(criteria).flatMap((one) =>
      choicesOfOne(one).filter(({ criterion }) => (criterion === null) === (one.kind === "ranges")),
    ),
  )
