import { type Attribute, criterionOrigins, rangeLabel, valueName } from "@listwright/domain/audience"
import { columnName } from "@listwright/domain/counting"
import { type Criterion, FLAG_VALUE, type FlagsCriterion, type Range } from "@listwright/domain/definition"
import type { SelectedDemo } from "../contract/original/order/OriginalOrder.ts"

const GENERAL = criterionOrigins.encode("general")
const ADDED = criterionOrigins.encode("businessTypeAdded")
const OMITTED = criterionOrigins.encode("businessTypeOmitted")
/** The separator between the ends of a range, which is represented as a single value. Codes never contain it. */
const BETWEEN = "~"

const rangeText = ({ from, to }: Range): string => `${from}${BETWEEN}${to}`

const demo = (column: string, category: number, values: ReadonlyArray<string>): SelectedDemo => ({
  ColumnName: column,
  DemoCategoryType: category,
  Values: values.map((value) => ({ AttributeValue: value, ColumnName: column })),
})

/** Converts a flag selection to one demo: the demo's values are alternatives, and each one names its column. */
const flagsDemo = (columns: FlagsCriterion["columns"]): SelectedDemo => ({
  ColumnName: columns[0],
  DemoCategoryType: GENERAL,
  Values: columns.map((column) => ({ AttributeValue: FLAG_VALUE, ColumnName: column })),
})

/** Converts a criterion to selected demos: single values, ranges as 'from~to', and industries to add and to omit. */
const demosOfCriterion = (criterion: Criterion): ReadonlyArray<SelectedDemo> => {
  switch (criterion.kind) {
    case "values":
      return [demo(criterion.column, GENERAL, criterion.values)]
    case "ranges":
      return [demo(criterion.column, GENERAL, criterion.ranges.map(rangeText))]
    case "flags":
      return criterion.match === "all"
        ? criterion.columns.map((column) => demo(column, GENERAL, [FLAG_VALUE]))
        : [flagsDemo(criterion.columns)]
    case "industries":
      return [
        demo(criterion.column, ADDED, criterion.added),
        demo(criterion.column, OMITTED, criterion.omitted),
      ].filter(({ Values }) => Values.length > 0)
  }
}

export const demosFromCriteria = (criteria: ReadonlyArray<Criterion>): ReadonlyArray<SelectedDemo> =>
  criteria.flatMap(demosOfCriterion)

/**
 * Adds display names to a selected demo where `columns` has them: the attribute's name, its values' names, and both in
 * Description.
 */
export const withDemoNames =
  (columns: ReadonlyArray<Attribute>) =>
  (one: SelectedDemo): SelectedDemo => {
    const column = columns.find((candidate) => candidate.column === one.ColumnName)
    if (column === undefined) return one
    const nameOf = (value: string, of: string): string => {
      const [range] = parseCriterionRange(value)
      if (range !== undefined) return rangeLabel(column.inputType, range)
      return of === column.column ? valueName(column, value) : columnName(columns, of)
    }
    const values = one.Values.map((value) => ({
      ...value,
      AttributeValueName: nameOf(value.AttributeValue, value.ColumnName ?? one.ColumnName),
    }))
    return {
      ...one,
      AttributeName: column.name,
      Description: `${column.name}: ${values.map(({ AttributeValueName }) => AttributeValueName).join(", ")}`,
      Values: values,
    }
  }

/** Reads the range `from~to` from a demo value; empty if the value is a code. */
export const parseCriterionRange = (text: string): ReadonlyArray<Range> => {
  const [from, to, ...rest] = text.split(BETWEEN)
  return from === undefined || to === undefined || rest.length > 0 ? [] : [{ from, to }]
}

const isIndustries = ({ DemoCategoryType }: SelectedDemo): boolean =>
  DemoCategoryType === ADDED || DemoCategoryType === OMITTED

const valuesOf = ({ Values }: SelectedDemo): ReadonlyArray<string> =>
  Values.map(({ AttributeValue }) => AttributeValue)

/** Returns the distinct columns named by a demo's values. */
const columnsNamed = ({ Values }: SelectedDemo): ReadonlyArray<string> => [
  ...new Set(Values.flatMap(({ ColumnName }) => ColumnName ?? [])),
]

/** Finds a demo whose values span several columns and aren't all flags, which a definition can't represent. */
export const findMixedDemo = (demos: ReadonlyArray<SelectedDemo>): SelectedDemo | undefined =>
  demos.find((one) => columnsNamed(one).length > 1 && valuesOf(one).some((value) => value !== FLAG_VALUE))

/** Returns a general demo's criteria; empty for a demo without values, which doesn't restrict anything. */
const generalCriterion = (demo: SelectedDemo): ReadonlyArray<Criterion> => {
  const column = demo.ColumnName
  const [firstFlag, secondFlag, ...otherFlags] = columnsNamed(demo)
  if (firstFlag !== undefined && secondFlag !== undefined)
    return [{ kind: "flags", match: "any", columns: [firstFlag, secondFlag, ...otherFlags] }]
  const [firstRange, ...otherRanges] = valuesOf(demo).flatMap(parseCriterionRange)
  if (firstRange !== undefined) return [{ kind: "ranges", column, ranges: [firstRange, ...otherRanges] }]
  const [first, ...others] = valuesOf(demo)
  return first === undefined ? [] : [{ kind: "values", column, values: [first, ...others] }]
}

/** Combines one column's added and omitted industries into one criterion. */
const industriesCriteria = (demos: ReadonlyArray<SelectedDemo>): ReadonlyArray<Criterion> =>
  [...Map.groupBy(demos, ({ ColumnName }) => ColumnName)].flatMap(([column, ofColumn]) => {
    const codes = (category: number) =>
      ofColumn.filter(({ DemoCategoryType }) => DemoCategoryType === category).flatMap(valuesOf)
    const [added, omitted] = [codes(ADDED), codes(OMITTED)]
    return added.length + omitted.length === 0 ? [] : [{ kind: "industries", column, added, omitted }]
  })

/** Returns the criteria that an order's selected demos represent. */
export const criteriaFromOriginal = (demos: ReadonlyArray<SelectedDemo>): ReadonlyArray<Criterion> => [
  ...demos.filter((one) => !isIndustries(one)).flatMap(generalCriterion),
  ...industriesCriteria(demos.filter(isIndustries)),
]
