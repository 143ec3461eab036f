import type { Attribute } from "./Attribute.ts"

const isWhole = (bound: string | null): boolean => bound !== null && /^\d+$/.test(bound)

/**
 * Returns whether a numeric column accepts only whole numbers, such as ages and years, which is the case if its own
 * bounds are whole. A column of amounts has bounds with cents or no bounds.
 */
export const acceptsOnlyWholeNumbers = ({
  inputType,
  max,
  min,
}: Pick<Attribute, "inputType" | "max" | "min">): boolean =>
  (inputType === "number" || inputType === "single") && isWhole(min) && isWhole(max)

/** Returns whether a number is written with cents, even if they are zero. */
export const hasFraction = (text: string): boolean => text.includes(".")
