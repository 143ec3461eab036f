import type { DemoColumn } from "@listwright/domain/audience"
import type { Audience, Range } from "@listwright/domain/definition"
import { rangeLabel } from "./rangeLabel.ts"

/** One alternative of a chosen attribute. */
export type ChosenPart =
  | { readonly kind: "value"; readonly value: string; readonly label: string }
  | { readonly kind: "range"; readonly range: Range; readonly label: string }
  | { readonly kind: "industry"; readonly code: string; readonly label: string }

/** A chosen attribute with its alternatives, as people read them. */
export interface ChosenCriterion {
  readonly column: string
  readonly name: string
  readonly parts: ReadonlyArray<ChosenPart>
}

/** The audience in words. `columns` may lack values while these are loading; codes replace the names then. */
export const chosenCriteria = (
  audience: Audience,
  columns: ReadonlyArray<DemoColumn>,
): ReadonlyArray<ChosenCriterion> =>
  audience.criteria.map((criterion) => {
    const column = columns.find((candidate) => candidate.column === criterion.column)
    const name = column?.name ?? criterion.column
    const labelOf = (value: string) =>
      column?.values.find((candidate) => candidate.value === value)?.name ?? value
    switch (criterion.kind) {
      case "values":
        return {
          column: criterion.column,
          name,
          parts: criterion.values.map((value) => ({ kind: "value" as const, value, label: labelOf(value) })),
        }
      case "ranges":
        return {
          column: criterion.column,
          name,
          parts: criterion.ranges.map((range) => ({
            kind: "range" as const,
            range,
            label: rangeLabel(column?.inputType ?? "string", range),
          })),
        }
      case "industries":
        return {
          column: criterion.column,
          name,
          parts: [
            ...criterion.added.map((code) => ({ kind: "industry" as const, code, label: labelOf(code) })),
            ...criterion.omitted.map((code) => ({
              kind: "industry" as const,
              code,
              label: `not ${labelOf(code)}`,
            })),
          ],
        }
    }
  })
