import type { Criterion, Range } from "@listwright/domain"
import type { SelectedDemo } from "../contract/LegacyOrder.ts"

/** General attributes. spec: order-builder §3 (DemoCategoryType) */
const GENERAL = 3
/** A range is one value with both ends. Codes never hold this sign. */
const BETWEEN = "~"

const rangeText = ({ from, to }: Range): string => `${from}${BETWEEN}${to}`

/** A criterion as a selected demo: values one by one, a range as 'from~to'. */
export const demoOfCriterion = (criterion: Criterion): SelectedDemo => ({
  ColumnName: criterion.column,
  DemoCategoryType: GENERAL,
  Values: (criterion.kind === "values" ? criterion.values : criterion.ranges.map(rangeText)).map((value) => ({
    AttributeValue: value,
    ColumnName: criterion.column,
  })),
})

const rangeOf = (text: string): ReadonlyArray<Range> => {
  const [from, to, ...rest] = text.split(BETWEEN)
  return from === undefined || to === undefined || rest.length > 0 ? [] : [{ from, to }]
}

/** null for a demo without values: it restricts nothing. */
export const criterionOfDemo = ({ ColumnName, Values }: SelectedDemo): Criterion | null => {
  const [firstRange, ...otherRanges] = Values.flatMap(({ AttributeValue }) => rangeOf(AttributeValue))
  if (firstRange !== undefined) {
    return { kind: "ranges", column: ColumnName, ranges: [firstRange, ...otherRanges] }
  }
  const [first, ...others] = Values.map(({ AttributeValue }) => AttributeValue)
  return first === undefined ? null : { kind: "values", column: ColumnName, values: [first, ...others] }
}
