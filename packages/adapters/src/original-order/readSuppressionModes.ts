import { decodeSuppression, type SuppressionKind, type SuppressionMode } from "@listwright/domain/suppression"
import { Result } from "effect"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"

/** The mode of each kind of suppression; undefined if the order doesn't specify it. */
export type SpecifiedSuppressionModes = Readonly<Record<SuppressionKind, SuppressionMode | undefined>>

const modeOf = (mode: false | "date" | "item" | null | undefined): SuppressionMode | undefined =>
  mode === false ? "off" : (mode ?? undefined)

/**
 * Reads an order's modes, given individually or as a code from 0 to 26; fails with a user-facing message if the code is
 * invalid. The types 0 (no suppression), 1 (date range), and 2 (orders) are the codes for prior orders alone.
 */
export const readSuppressionModes = (
  type: OriginalOrder["SuppressionType"],
): Result.Result<SpecifiedSuppressionModes, string> => {
  if (typeof type === "number") {
    const coded = decodeSuppression(type)
    return coded === undefined
      ? Result.fail(`SuppressionType: ${type} isn't a code. Please send a whole number from 0 to 26.`)
      : Result.succeed({ orders: coded.order, savedCounts: coded.slc, files: coded.file })
  }
  return Result.succeed({
    orders: modeOf(type?.order),
    savedCounts: modeOf(type?.slc),
    files: modeOf(type?.file),
  })
}
