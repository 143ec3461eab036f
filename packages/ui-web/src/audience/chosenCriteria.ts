import type { Audience, DemoColumn, Range } from "@listwright/domain"
import { rangeLabel } from "./boundText.ts"

/** One alternative of a chosen attribute. */
export type ChosenPart =
  | { readonly kind: "value"; readonly value: string; readonly label: string }
  | { readonly kind: "range"; readonly range: Range; readonly label: string }

/** A chosen attribute with its alternatives, as people read them. */
export interface ChosenCriterion {
  readonly column: string
  readonly name: string
  readonly parts: ReadonlyArray<ChosenPart>
}

/**
 * What the audience says in words. `columns` may be without values as long as these are loading; codes stand in for
 * the names then.
 */
export const chosenCriteria = (
  audience: Audience,
  columns: ReadonlyArray<DemoColumn>,
): ReadonlyArray<ChosenCriterion> =>
  audience.criteria.map((criterion) => {
    const column = columns.find((candidate) => candidate.column === criterion.column)
    const name = column?.name ?? criterion.column
    if (criterion.kind === "values") {
      const label = (value: string) =>
        column?.values.find((candidate) => candidate.value === value)?.name ?? value
      const parts = criterion.values.map((value) => ({ kind: "value" as const, value, label: label(value) }))
      return { column: criterion.column, name, parts }
    }
    const parts = criterion.ranges.map((range) => ({
      kind: "range" as const,
      range,
      label: rangeLabel(column?.inputType ?? "string", range),
    }))
    return { column: criterion.column, name, parts }
  })
