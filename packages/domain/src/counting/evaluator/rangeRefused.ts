import type { DemoColumn } from "../../audience/attributes/DemoColumn.ts"
import type { Range } from "../../definition/Audience.ts"
import { isReadable, liesBetween, type OrderedType } from "./liesBetween.ts"
import type { SelectionRefused } from "./SelectionRefused.ts"

/**
 * Why a range cannot be asked of a column: a bound is not written as the column wants it, they are reversed, or one lies
 * outside the column's own. null: it can. spec: decisions (Settled after the first walk)
 */
export const rangeRefused = (
  { column, max, min }: Pick<DemoColumn, "column" | "min" | "max">,
  inputType: OrderedType,
  { from, to }: Range,
): SelectionRefused | null => {
  const unreadable = [from, to].find((text) => !isReadable(inputType, text))
  if (unreadable !== undefined) return { _tag: "BoundUnreadable", column, inputType, bound: unreadable }
  if (!liesBetween(inputType, from, { from, to })) return { _tag: "RangeReversed", column, from, to }
  if (min === null || max === null) return null
  const outside = [from, to].find((text) => !liesBetween(inputType, text, { from: min, to: max }))
  return outside === undefined ? null : { _tag: "BoundOutside", column, bound: outside, min, max }
}
