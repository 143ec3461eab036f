import { canonicalCriteria } from "../../definition/canonicalCriteria.ts"
import { type Criterion, FLAG } from "../../definition/Audience.ts"

/** One thing that an audience chooses: an attribute, whatever of it, or a value or range of it. */
export interface Choice {
  /** Tells choices apart. */
  readonly key: string
  readonly column: string
  /** null: the attribute itself. */
  readonly criterion: Criterion | null
}

const attribute = (column: string): Choice => ({ key: column, column, criterion: null })

/** Names of columns hold no '=', so that no key is one of another column. */
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
      return criterion.columns.flatMap((column) => [attribute(column), valueChoice(column, FLAG)])
  }
}

const distinct = (choices: ReadonlyArray<Choice>): ReadonlyArray<Choice> => [
  ...new Map(choices.map((choice) => [choice.key, choice])).values(),
]

/** Lists everything that criteria choose, each once: their attributes, values, ranges and added industries. */
export const choicesOf = (criteria: ReadonlyArray<Criterion>): ReadonlyArray<Choice> =>
  distinct(canonicalCriteria(criteria).flatMap(choicesOfOne))

/**
 * Lists the choices to compare with those of other audiences: exact values and industries, but only the attribute of
 * a range, since two people hardly ever choose the same ends.
 */
export const comparedChoices = (criteria: ReadonlyArray<Criterion>): ReadonlyArray<Choice> =>
  distinct(
    canonicalCriteria(criteria).flatMap((one) =>
      choicesOfOne(one).filter(({ criterion }) => (criterion === null) === (one.kind === "ranges")),
    ),
  )
