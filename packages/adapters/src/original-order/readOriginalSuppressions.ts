import { sourceTraits } from "@listwright/domain/catalog"
import type { SuppressionChoice } from "@listwright/domain/definition"
import {
  offeredSuppressions,
  SUPPRESSION_KINDS,
  type SuppressionChoices,
  type SuppressionKind,
  type SuppressionMode,
} from "@listwright/domain/suppression"
import { Result } from "effect"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"
import { readSuppressedItems } from "./readSuppressedItems.ts"
import { readSuppressionDays } from "./readSuppressionDays.ts"
import { SUPPRESSION_FIELDS } from "./suppressionFields.ts"
import { readSuppressionModes } from "./readSuppressionModes.ts"

const OFF = { mode: "off" } as const

/** Returns the first nonempty field among the list and dates of one kind of suppression. */
const filledField = (order: OriginalOrder, kind: SuppressionKind): string | undefined => {
  const { end, list, start } = SUPPRESSION_FIELDS[kind]
  return [list, start, end].find((field) => (order[field]?.length ?? 0) > 0)
}

const choiceOf = (
  order: OriginalOrder,
  kind: SuppressionKind,
  mode: SuppressionMode | undefined,
): Result.Result<SuppressionChoice, string> => {
  switch (mode) {
    case "off":
      return Result.succeed(OFF)
    case "date":
      return Result.map(readSuppressionDays(order, kind), (days) => ({ mode, ...days }))
    case "item":
      return Result.map(readSuppressedItems(order, kind), ([first, ...others]) =>
        first === undefined ? OFF : { mode, items: [first, ...others] },
      )
    case undefined: {
      const filled = filledField(order, kind)
      return filled === undefined
        ? Result.succeed(OFF)
        : Result.fail(
            `SuppressionType: it doesn't say whether ${filled} is used. Please send its ${SUPPRESSION_FIELDS[kind].mode} as false, 'date' or 'item'.`,
          )
    }
  }
}

/**
 * Rejects a kind of suppression that the source doesn't offer, because ignoring it would leave records in the list that
 * should be suppressed.
 */
const onlyOffered = (
  suppressions: SuppressionChoices,
  listType: number,
): Result.Result<SuppressionChoices, string> => {
  const offered = offeredSuppressions(listType)
  const foreign = SUPPRESSION_KINDS.find(
    (kind) => suppressions[kind].mode !== "off" && !offered.includes(kind),
  )
  if (foreign === undefined) return Result.succeed(suppressions)
  const { mode, rows } = SUPPRESSION_FIELDS[foreign]
  return Result.fail(
    `SuppressionType: list type ${listType} can't suppress by ${rows}. Please send its ${mode} as false.`,
  )
}

/** Returns whether an order mentions suppressions, even if only to specify that it has none. */
export const mentionsSuppressions = (order: OriginalOrder): boolean =>
  (order.SuppressionType ?? null) !== null ||
  SUPPRESSION_KINDS.some((kind) => filledField(order, kind) !== undefined)

/**
 * Reads an original-contract order's suppressions; fails with a user-facing message if a part can't be interpreted.
 * Each kind of suppression ignores its list and dates if it's off, and its list if it's by date; by item without any
 * items, it suppresses nothing, as on the screen. For list type 50, nothing is suppressed, regardless of the fields
 * sent: 'Ordering with data source 50 clears suppressions'.
 */
export const readOriginalSuppressions = (
  order: OriginalOrder,
  listType: number,
): Result.Result<SuppressionChoices, string> =>
  Result.gen(function* () {
    if (sourceTraits(listType).takesEveryAddress) return { orders: OFF, savedCounts: OFF, files: OFF }
    const modes = yield* readSuppressionModes(order.SuppressionType)
    const suppressions = {
      orders: yield* choiceOf(order, "orders", modes.orders),
      savedCounts: yield* choiceOf(order, "savedCounts", modes.savedCounts),
      files: yield* choiceOf(order, "files", modes.files),
    }
    return yield* onlyOffered(suppressions, listType)
  })
