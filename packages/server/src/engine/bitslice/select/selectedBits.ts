import { ALL, type Bits, MASK, UNION } from "../bits/Bits.ts"
import { conditionBits, type Slices, slice } from "./conditionBits.ts"
import type { RowCondition } from "./Conditions.ts"

/** The groups that every question reads beside those of its conditions. */
export const HOUSEHOLD_GROUPS = ["VALID", "HOUSEHOLD_END"]

/** A condition on codes or phones holds of no position without a row, so that nobody need look whether there is one. */
const impliesRow = ({ kind }: RowCondition): boolean =>
  kind === "criterion" || kind === "phone" || kind === "email"

/** The rows that fulfil all conditions, wherever they are. */
export const fulfillingBits = (slices: Slices, conditions: ReadonlyArray<RowCondition>): Bits =>
  slices.builder.all([
    conditions.some(impliesRow) ? ALL : slice(slices, "VALID"),
    ...conditions.map((condition) => conditionBits(slices, condition)),
  ])

/** The rows of a span that its area counts; `masked`: whether any span has a mask. */
export const countedBits = (
  slices: Slices,
  fulfilling: Bits,
  oneAHousehold: boolean,
  masked: boolean,
): Bits => {
  const { builder } = slices
  const mask = masked ? MASK : ALL
  if (!oneAHousehold) return builder.and(fulfilling, mask)
  const union = masked ? UNION : ALL
  return builder.and(builder.first(builder.and(fulfilling, union), slice(slices, "HOUSEHOLD_END")), mask)
}
