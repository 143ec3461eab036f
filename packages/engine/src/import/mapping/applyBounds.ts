import { isOrdered } from "@listwright/domain/counting"
import { Result } from "effect"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import type { Mistake } from "../ImportErrors.ts"
import type { Attribute } from "./Mapping.ts"
import { buildRangedColumn } from "./buildNewColumn.ts"

/**
 * Applies a mapping's bounds, if any, to a catalog column. The catalog's own bounds fit the demo, whose dates end with
 * its vintage.
 */
export const applyBounds = (
  { max, min, to }: Attribute,
  stored: StoredColumn,
): Result.Result<StoredColumn, ReadonlyArray<Mistake>> => {
  const given = [
    ["min", min],
    ["max", max],
  ] as const
  const paths = given.flatMap(([path, bound]) => (bound === undefined ? [] : [path]))
  if (paths.length === 0) return Result.succeed(stored)
  const { inputType, values: _, ...column } = stored.column
  const refused = (problem: string) => Result.fail(paths.map((path) => ({ path, problem })))
  if (typeof to !== "string") return refused("bounds of a new column belong in its description, `to`")
  if (!isOrdered(inputType)) return refused(`only a range has bounds; ${column.column} has values`)
  return buildRangedColumn(
    { ...column, inputType, min: min ?? column.min ?? "", max: max ?? column.max ?? "" },
    inputType,
    paths,
  )
}
