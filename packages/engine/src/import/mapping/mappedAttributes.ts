import { Result } from "effect"
import { columnParts } from "../../format/columns/columnParts.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import type { Mistake } from "../ImportErrors.ts"
import { universeCatalog } from "./catalogs.ts"
import type { Attribute, DateFormat, Mapping } from "./Mapping.ts"
import { buildNewColumn } from "./buildNewColumn.ts"
import { numberMistakes } from "./numberMistakes.ts"
import { mappingUniverse } from "./recordRules.ts"
import { applyBounds } from "./applyBounds.ts"

/** An attribute and its representation in the input files. */
export interface MappedAttribute {
  readonly stored: StoredColumn
  /** The column in the input files. */
  readonly column: string
  /** For industries: the columns after the primary one. */
  readonly also: ReadonlyArray<string>
  /** The meaning of each cell value; null means unknown. An unlisted value means itself. */
  readonly meanings: ReadonlyMap<string, string | null>
  readonly separator: string
  readonly format: DateFormat
  /** For lists with numeric cells: each band's lower bound and value, highest band first; otherwise empty. */
  readonly bands: ReadonlyArray<readonly [least: number, value: string]>
  /** The meaning of all other cells; if undefined, they're rejected. */
  readonly others: string | null | undefined
  /** The divisor that converts cell units to column units. */
  readonly divideBy: number
}

const FORMATS: Readonly<Record<"day" | "yearMonth", ReadonlyArray<DateFormat>>> = {
  day: ["YYYYMMDD", "YYYY-MM-DD", "MM/DD/YYYY", "MMDDYYYY"],
  yearMonth: ["MMYYYY", "YYYYMM", "YYYY-MM", "MM/YYYY"],
}

/** The names that attributes may use: a catalog column, or a new column whose name isn't reserved. */
interface Known {
  readonly catalog: ReadonlyArray<StoredColumn>
  readonly reserved: ReadonlySet<string>
}

const columnOf = (
  { to }: Attribute,
  { catalog, reserved }: Known,
): Result.Result<StoredColumn, ReadonlyArray<Mistake>> => {
  const named = typeof to === "string" ? to : to.column
  const known = catalog.find(({ column }) => column.column === named)
  if (typeof to === "string")
    return known === undefined
      ? Result.fail([
          {
            path: "to",
            problem: `'${to}' isn't a column in the catalog; the columns are ${catalog.map(({ column }) => column.column).join(", ")}. Choose one of them or describe a new one`,
          },
        ])
      : Result.succeed(known)
  if (known !== undefined)
    return Result.fail([
      { path: "to.column", problem: `'${named}' is already in the catalog; use it, or choose another name` },
    ])
  if (reserved.has(named))
    return Result.fail([{ path: "to.column", problem: `'${named}' is reserved; choose another name` }])
  return Result.mapError(buildNewColumn(to), (mistakes) =>
    mistakes.map(({ path, problem }) => ({ path: `to.${path}`, problem })),
  )
}

const formatMistakes = (
  { format, separator }: Attribute,
  { encoding }: StoredColumn,
): ReadonlyArray<Mistake> => {
  const formats = encoding === "day" || encoding === "yearMonth" ? FORMATS[encoding] : []
  return [
    ...(format === undefined || formats.includes(format)
      ? []
      : [
          {
            path: "format",
            problem:
              formats.length === 0
                ? "only a date or monthYear has one"
                : `must be one of ${formats.join(", ")}`,
          },
        ]),
    ...(separator === undefined || encoding === "flags"
      ? []
      : [{ path: "separator", problem: "only a list of several values has one" }]),
  ]
}

const furtherMistakes = ({ also = [] }: Attribute, stored: StoredColumn): ReadonlyArray<Mistake> => {
  const most = columnParts(stored).length - 1
  if (also.length <= most) return []
  const problem =
    most === 0 ? "only industries have further columns" : `a record has at most ${most} further industries`
  return [{ path: "also", problem }]
}

/** Checks the final meanings of cells: for a list, each must be one of the list's values. */
const meaningMistakes = (
  { bands, values = {} }: Attribute,
  { column }: StoredColumn,
): ReadonlyArray<Mistake> =>
  column.values.length === 0 || bands !== undefined
    ? []
    : Object.entries(values).flatMap(([cell, meaning]) =>
        meaning === null || column.values.some(({ value }) => value === meaning)
          ? []
          : [
              {
                path: `values.${cell}`,
                problem: `'${meaning}' isn't a value of ${column.column}; the values are ${column.values.map(({ value }) => value).join(", ")}`,
              },
            ],
      )

const mapped = (
  attribute: Attribute,
  known: Known,
): Result.Result<MappedAttribute, ReadonlyArray<Mistake>> => {
  const column = Result.flatMap(columnOf(attribute, known), (stored) => applyBounds(attribute, stored))
  return Result.flatMap(column, (stored) => {
    const mistakes = [
      ...furtherMistakes(attribute, stored),
      ...formatMistakes(attribute, stored),
      ...meaningMistakes(attribute, stored),
      ...numberMistakes(attribute, stored),
    ]
    if (mistakes.length > 0) return Result.fail(mistakes)
    return Result.succeed({
      stored,
      column: attribute.column,
      also: attribute.also ?? [],
      meanings: new Map(Object.entries(attribute.values ?? {})),
      separator: attribute.separator ?? ";",
      format: attribute.format ?? (stored.encoding === "yearMonth" ? "MMYYYY" : "YYYYMMDD"),
      bands: Object.entries(attribute.bands ?? {})
        .map(([least, value]) => [Number(least), value] as const)
        .toSorted(([one], [other]) => other - one),
      others: attribute.others,
      divideBy: attribute.divideBy ?? 1,
    })
  })
}

/** Returns a mapping's attributes in order, or all mistakes in them. */
export const mappedAttributes = (
  mapping: Mapping,
  reserved: ReadonlySet<string>,
): Result.Result<ReadonlyArray<MappedAttribute>, ReadonlyArray<Mistake>> => {
  const found: Array<MappedAttribute> = []
  const mistakes: Array<Mistake> = []
  const known = { catalog: universeCatalog(mappingUniverse(mapping)), reserved }
  for (const [at, attribute] of mapping.attributes.entries()) {
    const path = `attributes[${at}]`
    const result = mapped(attribute, known)
    if (Result.isFailure(result)) {
      mistakes.push(...result.failure.map((one) => ({ ...one, path: `${path}.${one.path}` })))
      continue
    }
    const { column } = result.success.stored.column
    if (found.some(({ stored }) => stored.column.column === column))
      mistakes.push({ path: `${path}.to`, problem: `'${column}' is already filled` })
    found.push(result.success)
  }
  return mistakes.length > 0 ? Result.fail(mistakes) : Result.succeed(found)
}
