import { ALL, type Bits, MASK, UNION } from "../bits/Bits.ts"
import { conditionBits, inFile, type Slices, slice } from "./conditionBits.ts"
import type { RowCondition } from "../../question/rowConditions.ts"

/**
 * Returns whether a condition, such as one on codes or phones, is true only for positions with a row, so there's no
 * need to check for a row.
 */
const impliesRow = ({ kind }: RowCondition): boolean =>
  kind === "criterion" || kind === "flags" || kind === "phone" || kind === "email"

/** Returns the rows in the file that match all conditions, in any area. */
export const matchingBits = (slices: Slices, conditions: ReadonlyArray<RowCondition>): Bits =>
  slices.builder.all([
    inFile(slices, conditions.some(impliesRow) ? ALL : slice(slices, "VALID")),
    ...conditions.map((condition) => conditionBits(slices, condition)),
  ])

/** Returns the rows that any area counts among its own. `masked` is true if areas own only part of any span. */
export const selectedBits = (
  slices: Slices,
  fulfilling: Bits,
  oneAHousehold: boolean,
  masked: boolean,
): Bits => {
  const { builder } = slices
  const selected = masked ? builder.and(fulfilling, UNION) : fulfilling
  return oneAHousehold ? builder.first(selected, slice(slices, "HOUSEHOLD_END")) : selected
}

/** Returns the rows in a span that its area counts. */
export const countedBits = (
  slices: Slices,
  fulfilling: Bits,
  oneAHousehold: boolean,
  masked: boolean,
): Bits => {
  const { builder } = slices
  const mask = masked ? MASK : ALL
  return builder.and(oneAHousehold ? selectedBits(slices, fulfilling, true, masked) : fulfilling, mask)
}
