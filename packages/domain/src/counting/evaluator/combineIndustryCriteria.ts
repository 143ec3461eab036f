import { Result } from "effect"
import type { Attribute } from "../../audience/attributes/Attribute.ts"
import type { ChosenIndustries } from "../../audience/industries/chooseIndustries.ts"
import type { ColumnCriterion } from "../../definition/Audience.ts"
import type { SelectionRefusal } from "./SelectionRefusal.ts"

/**
 * Combines an industry column's criteria: they're alternatives, and omitted industries are subtracted from all of them.
 * `known` contains the existing nodes (see `knownIndustries`); any other node is rejected by name.
 */
export const combineIndustryCriteria = (
  { column }: Pick<Attribute, "column">,
  criteria: ReadonlyArray<ColumnCriterion>,
  known: ReadonlySet<string>,
): Result.Result<ChosenIndustries, SelectionRefusal> => {
  const added: Array<string> = []
  const omitted: Array<string> = []
  for (const criterion of criteria) {
    if (criterion.kind === "ranges")
      return Result.fail({ _tag: "CriterionMisplaced", column, kind: criterion.kind })
    added.push(...(criterion.kind === "values" ? criterion.values : criterion.added))
    omitted.push(...(criterion.kind === "values" ? [] : criterion.omitted))
  }
  const unknown = [...added, ...omitted].find((code) => !known.has(code))
  return unknown === undefined
    ? Result.succeed({ added, omitted })
    : Result.fail({ _tag: "ValueUnknown", column, value: unknown })
}
