import {
  displayDay,
  isIsoDay,
  type KnownSuppressions,
  type OrderSuppressionEntry,
  toOrderSuppressions,
  SUPPRESSION_KINDS,
  type SuppressionChoices,
  suppressionEntryTypes,
  type SuppressionKind,
  type SuppressionMode,
} from "@listwright/domain/suppression"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"
import type { OriginalSuppression } from "../contract/original/order/OriginalSuppressions.ts"
import { SUPPRESSION_FIELDS } from "./suppressionFields.ts"

/** The names of suppressed items; empty, because a definition doesn't contain them. */
const NO_NAMES: KnownSuppressions = { orders: [], savedCounts: [], files: [] }

const originalMode = (mode: SuppressionMode): false | "date" | "item" => (mode === "off" ? false : mode)

/**
 * Formats a date for the original contract. A string that isn't a date is left unchanged, to be rejected when the order
 * is read.
 */
const originalDay = (day: string): string => (isIsoDay(day) ? displayDay(day) : day)

const ofKind = (kind: SuppressionKind, value: string, name: string, code: string): OriginalSuppression => {
  switch (kind) {
    case "orders":
      return {}
    case "savedCounts":
      return { CountId: value, GeoKeyCode: value, SuppressedCountCode: code }
    case "files":
      return { FileName: name }
  }
}

const originalEntry = (kind: SuppressionKind, entry: OrderSuppressionEntry): OriginalSuppression => ({
  SuppressionType: suppressionEntryTypes.encode(entry.type),
  SuppressedOrderId: entry.id,
  SuppressionName: entry.name,
  SuppressionValue: entry.value,
  SuppressedOrderCode: entry.code,
  SuppressedOrderDesc: entry.description,
  ...ofKind(kind, entry.value, entry.name, entry.code),
})

/** Returns an order's suppression fields; empty if the definition doesn't suppress any records. */
export const toOriginalSuppressions = (suppressions: SuppressionChoices): OriginalOrder => {
  const used = SUPPRESSION_KINDS.filter((kind) => suppressions[kind].mode !== "off")
  if (used.length === 0) return {}
  const { kinds } = toOrderSuppressions(suppressions, NO_NAMES, null)
  const fieldsOf = (kind: SuppressionKind): OriginalOrder => {
    const { end, list, start } = SUPPRESSION_FIELDS[kind]
    const { days, entries } = kinds[kind]
    return days === null
      ? { [list]: entries.map((entry) => originalEntry(kind, entry)) }
      : { [start]: originalDay(days.start), [end]: originalDay(days.end) }
  }
  const SuppressionType = {
    order: originalMode(suppressions.orders.mode),
    slc: originalMode(suppressions.savedCounts.mode),
    file: originalMode(suppressions.files.mode),
  }
  return used.reduce<OriginalOrder>((order, kind) => ({ ...order, ...fieldsOf(kind) }), { SuppressionType })
}
