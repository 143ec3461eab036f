import type { DemoColumn } from "./DemoColumn.ts"

const isWhole = (bound: string | null): boolean => bound !== null && /^\d+$/.test(bound)

/**
 * Tells whether a column of numbers takes only whole ones, such as ages and years: its own bounds are whole. A column
 * of amounts has bounds with cents, or doesn't have bounds.
 */
export const takesWhole = ({ inputType, max, min }: Pick<DemoColumn, "inputType" | "max" | "min">): boolean =>
  (inputType === "number" || inputType === "single") && isWhole(min) && isWhole(max)

/** Tells whether a number is written with cents, even if they are zero. */
export const hasFraction = (text: string): boolean => text.includes(".")
