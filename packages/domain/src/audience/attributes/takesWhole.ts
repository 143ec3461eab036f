import type { DemoColumn } from "./DemoColumn.ts"

const isWhole = (bound: string | null): boolean => bound !== null && /^\d+$/.test(bound)

/**
 * Whether a column of numbers takes whole ones only, as ages and years do: its own bounds are whole. One of amounts has
 * bounds with cents, or none.
 */
export const takesWhole = ({ inputType, max, min }: Pick<DemoColumn, "inputType" | "max" | "min">): boolean =>
  (inputType === "number" || inputType === "single") && isWhole(min) && isWhole(max)

/** Whether a number has cents, even if they are none. */
export const hasFraction = (text: string): boolean => text.includes(".")
