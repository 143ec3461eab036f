import { type Attribute, type AttributeValue, INDUSTRY_COLUMN } from "@listwright/domain/audience"
import { compareValues, hasValidFormat, type SortableType } from "@listwright/domain/counting"
import { Result } from "effect"
import type { Encoding, StoredColumn } from "../../format/columns/StoredColumn.ts"
import type { Mistake } from "../ImportErrors.ts"
import type { NewColumn } from "./Mapping.ts"

/** The maximum number of flags: each uses one bit of a 32-bit number, whose sign bit isn't available. */
const MAX_FLAGS = 31
const MAX_CODES = 65_535
/** The largest number that rows may contain. */
const MAX = 2 ** 31 - 1

const bitsFor = (largest: number): StoredColumn["bits"] =>
  largest < 2 ** 8 ? 8 : largest < 2 ** 16 ? 16 : 32

/** A column as described by a mapping, or a catalog column with other bounds. */
type Described = Omit<NewColumn, "category"> & Pick<Attribute, "category">

const headOf = ({ category, column, description, name, priceElement }: Described) => ({
  column,
  name,
  description,
  category,
  priceElement,
})

type ColumnResult = Result.Result<StoredColumn, ReadonlyArray<Mistake>>

const listed = (wanted: NewColumn, inputType: "list" | "radio"): ColumnResult => {
  const values: ReadonlyArray<AttributeValue> = wanted.values ?? []
  const several = wanted.several === true
  const most = several ? MAX_FLAGS : MAX_CODES
  const twice = values.find(({ value }, at) => values.findIndex((other) => other.value === value) < at)
  const mistakes: ReadonlyArray<Mistake> = [
    ...(values.length < 2 || values.length > most
      ? [{ path: "values", problem: `must be 2 to ${most} values` }]
      : []),
    ...(twice === undefined ? [] : [{ path: "values", problem: `'${twice.value}' appears twice` }]),
    ...(["min", "max"] as const)
      .filter((bound) => wanted[bound] !== undefined)
      .map((path) => ({ path, problem: `a ${inputType} has values, not bounds` })),
    ...(several && inputType === "radio"
      ? [{ path: "several", problem: "a radio record has one value; make it a list" }]
      : []),
  ]
  if (mistakes.length > 0) return Result.fail(mistakes)
  const column: Attribute = { ...headOf(wanted), inputType, min: null, max: null, values }
  return Result.succeed({
    column,
    encoding: several ? "flags" : "codes",
    bits: bitsFor(several ? 2 ** values.length - 1 : values.length),
    texts: [],
  })
}

const ENCODINGS = {
  number: "whole",
  single: "whole",
  year: "whole",
  month: "whole",
  date: "day",
  monthYear: "yearMonth",
  string: "names",
} as const satisfies Record<SortableType, Encoding>

const FORMS = {
  number: `a whole number from 1 to ${MAX}; 0 means unknown`,
  single: `a whole number from 1 to ${MAX}; 0 means unknown`,
  year: "a four-digit year, like 1850",
  month: "a month from 01 to 12",
  date: "a date like 19800229",
  monthYear: "a month and a year like 022026",
  string: "a text",
} as const satisfies Record<SortableType, string>

const isWhole = (text: string): boolean => /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX

const isBound = (inputType: SortableType, text: string): boolean =>
  inputType === "number" || inputType === "single" ? isWhole(text) : hasValidFormat(inputType, text)

type Bound = "min" | "max"

/**
 * Returns a bounded column of numbers, days, months, or strings. `given` lists the bounds that come from the mapping
 * and may be wrong.
 */
export const buildRangedColumn = (
  wanted: Described,
  inputType: SortableType,
  given: ReadonlyArray<Bound> = ["min", "max"],
): ColumnResult => {
  const usual = inputType === "string" ? ["A", "Z"] : inputType === "month" ? ["01", "12"] : []
  const [min, max] = [wanted.min ?? usual[0], wanted.max ?? usual[1]]
  const bounds = [
    ["min", min],
    ["max", max],
  ] as const
  const wrong = bounds
    .filter(([path, bound]) => bound === undefined || (given.includes(path) && !isBound(inputType, bound)))
    .map(([path]) => ({ path, problem: `must be ${FORMS[inputType]}` }))
  const mistakes: ReadonlyArray<Mistake> = [
    ...wrong,
    ...(["values", "several"] as const)
      .filter((key) => wanted[key] !== undefined)
      .map((path) => ({ path, problem: `only a list has it; '${inputType}' has bounds` })),
    ...(wrong.length === 0 && compareValues(inputType, min ?? "", max ?? "") > 0
      ? [
          given.includes("min")
            ? { path: "min", problem: "must not be above max" }
            : { path: "max", problem: "must not be below min" },
        ]
      : []),
  ]
  if (mistakes.length > 0 || min === undefined || max === undefined) return Result.fail(mistakes)
  const encoding = ENCODINGS[inputType]
  return Result.succeed({
    column: { ...headOf(wanted), inputType, min, max, values: [] },
    encoding,
    bits: encoding === "whole" ? bitsFor(Number(max)) : 32,
    texts: [],
  })
}

const INDUSTRIES_ONLY = `industries must be the column ${INDUSTRY_COLUMN}, and only they can be`

const industries = (wanted: NewColumn): ColumnResult => {
  const mistakes: ReadonlyArray<Mistake> = [
    ...(wanted.column === INDUSTRY_COLUMN ? [] : [{ path: "column", problem: INDUSTRIES_ONLY }]),
    ...(["values", "several", "min", "max"] as const)
      .filter((key) => wanted[key] !== undefined)
      .map((path) => ({ path, problem: "industries have neither values nor bounds" })),
  ]
  if (mistakes.length > 0) return Result.fail(mistakes)
  const column: Attribute = { ...headOf(wanted), inputType: "sic", min: null, max: null, values: [] }
  return Result.succeed({ column, encoding: "industries", bits: 32, texts: [] })
}

/** Returns the attribute described by a mapping, or all mistakes in it. */
export const buildNewColumn = (wanted: NewColumn): ColumnResult => {
  if (wanted.inputType !== "sic" && wanted.column === INDUSTRY_COLUMN)
    return Result.fail([{ path: "inputType", problem: INDUSTRIES_ONLY }])
  switch (wanted.inputType) {
    case "sic":
      return industries(wanted)
    case "list":
    case "radio":
      return listed(wanted, wanted.inputType)
    case "number":
    case "single":
    case "date":
    case "year":
    case "month":
    case "monthYear":
    case "string":
      return buildRangedColumn(wanted, wanted.inputType)
  }
}
