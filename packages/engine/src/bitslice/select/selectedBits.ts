import { ALL, type Bits, MASK, UNION } from "../bits/Bits.ts"
import { conditionBits, type Slices, slice } from "./conditionBits.ts"
import type { RowCondition } from "../../question/rowConditions.ts"

/**
 * A condition on codes or phones is false for every position without a row, so there is no need to check whether there
 * is one.
 */
const impliesRow = ({ kind }: RowCondition): boolean =>
  kind === "criterion" || kind === "flags" || kind === "phone" || kind === "email"

/** The rows that fulfill all conditions, wherever they are. */
export const fulfillingBits = (slices: Slices, conditions: ReadonlyArray<RowCondition>): Bits =>
  slices.builder.all([
    conditions.some(impliesRow) ? ALL : slice(slices, "VALID"),
    ...conditions.map((condition) => conditionBits(slices, condition)),
  ])

/**
 * The rows that any area counts of what it and the others own; `masked`: whether that is less than all of each span.
 */
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

/** The rows of a span that its area counts. */
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
