import type { SuppressionChoice } from "../definition/ListDefinition.ts"
import type { SuppressionDayRange } from "./SuppressionDayRange.ts"
import {
  decodeSuppression,
  encodeSuppression,
  suppressionEntryType,
  type SuppressionEntryType,
  type SuppressionMode,
} from "./suppressionCodes.ts"
import type { SuppressionKind } from "./SuppressionListItem.ts"
import type { SuppressionChoices } from "./SuppressionForm.ts"
import { findKnownSuppression, type KnownSuppressions } from "./toSuppressionChoices.ts"

/** A suppressed row, as stored in an order. */
export interface OrderSuppressionEntry {
  readonly type: SuppressionEntryType
  readonly id: string
  readonly name: string
  readonly value: string
  /** The ID of the order being extended; null for a new order. */
  readonly extendedOrderId: string | null
  readonly code: string
  readonly description: string
}

/** A kind of suppression in an order: ISO dates if it's by date, entries if it's by item. */
export interface OrderSuppressionKind {
  readonly days: SuppressionDayRange | null
  readonly entries: ReadonlyArray<OrderSuppressionEntry>
}

/** An order's suppressions; `code` is 0 to 26 and encodes which kinds are by date and which by item. */
export interface OrderSuppressions {
  readonly code: number
  readonly kinds: Readonly<Record<SuppressionKind, OrderSuppressionKind>>
}

/** Converts a definition's suppressions to an order's; `known` provides the rows' names. */
export const toOrderSuppressions = (
  suppressions: SuppressionChoices,
  known: KnownSuppressions,
  extendedOrderId: string | null,
): OrderSuppressions => {
  const kindOf = (kind: SuppressionKind): OrderSuppressionKind => {
    const choice = suppressions[kind]
    const values = choice.mode === "item" ? choice.items : []
    return {
      days: choice.mode === "date" ? { start: choice.start, end: choice.end } : null,
      entries: values.map((value) => {
        const { name, code } = findKnownSuppression(known[kind], value)
        return {
          type: suppressionEntryType(choice),
          id: value,
          name,
          value,
          extendedOrderId,
          code,
          description: name,
        }
      }),
    }
  }
  return {
    code: encodeSuppression({
      order: suppressions.orders.mode,
      slc: suppressions.savedCounts.mode,
      file: suppressions.files.mode,
    }),
    kinds: { orders: kindOf("orders"), savedCounts: kindOf("savedCounts"), files: kindOf("files") },
  }
}

const choiceOf = (mode: SuppressionMode, { days, entries }: OrderSuppressionKind): SuppressionChoice => {
  switch (mode) {
    case "off":
      return { mode }
    case "date":
      return days === null ? { mode: "off" } : { mode, ...days }
    case "item": {
      const [first, ...others] = entries.map(({ value }) => value)
      return first === undefined ? { mode: "off" } : { mode, items: [first, ...others] }
    }
  }
}

/**
 * Returns an order's suppressions, or undefined if its code isn't 0 to 26. A kind by date without days, or by item
 * without entries, suppresses nothing.
 */
export const fromOrderSuppressions = ({ code, kinds }: OrderSuppressions): SuppressionChoices | undefined => {
  const modes = decodeSuppression(code)
  return modes === undefined
    ? undefined
    : {
        orders: choiceOf(modes.order, kinds.orders),
        savedCounts: choiceOf(modes.slc, kinds.savedCounts),
        files: choiceOf(modes.file, kinds.files),
      }
}
