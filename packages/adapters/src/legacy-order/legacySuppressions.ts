import {
  displayDay,
  isIsoDay,
  type KnownSuppressions,
  type OrderSuppressionEntry,
  orderSuppressionsOf,
  SUPPRESSION_KINDS,
  type SuppressionChoices,
  suppressionEntryTypes,
  type SuppressionKind,
  type SuppressionMode,
} from "@listwright/domain/suppression"
import type { LegacyOrder } from "../contract/legacy/order/LegacyOrder.ts"
import type { LegacySuppression } from "../contract/legacy/order/LegacySuppressions.ts"
import { SUPPRESSION_FIELDS } from "./suppressionFields.ts"

/** A definition holds no names. */
const NO_NAMES: KnownSuppressions = { orders: [], savedCounts: [], files: [] }

const legacyMode = (mode: SuppressionMode): false | "date" | "item" => (mode === "off" ? false : mode)

/** A text that is not a day stays as it is, for the reader to refuse. */
const legacyDay = (day: string): string => (isIsoDay(day) ? displayDay(day) : day)

const ofKind = (kind: SuppressionKind, value: string, name: string, code: string): LegacySuppression => {
  switch (kind) {
    case "orders":
      return {}
    case "savedCounts":
      return { CountId: value, GeoKeyCode: value, SuppressedCountCode: code }
    case "files":
      return { FileName: name }
  }
}

const legacyEntry = (kind: SuppressionKind, entry: OrderSuppressionEntry): LegacySuppression => ({
  SuppressionType: suppressionEntryTypes.encode(entry.type),
  SuppressedOrderId: entry.suppressedOrderId,
  SuppressionName: entry.suppressionName,
  SuppressionValue: entry.suppressionValue,
  SuppressedOrderCode: entry.suppressedOrderCode,
  SuppressedOrderDesc: entry.suppressedOrderDesc,
  ...ofKind(kind, entry.suppressionValue, entry.suppressionName, entry.suppressedOrderCode),
})

/** Writes the suppression fields of an order; empty if the definition suppresses no records. */
export const legacySuppressions = (suppressions: SuppressionChoices): LegacyOrder => {
  const used = SUPPRESSION_KINDS.filter((kind) => suppressions[kind].mode !== "off")
  if (used.length === 0) return {}
  const { kinds } = orderSuppressionsOf(suppressions, NO_NAMES, null)
  const fieldsOf = (kind: SuppressionKind): LegacyOrder => {
    const { end, list, start } = SUPPRESSION_FIELDS[kind]
    const { days, entries } = kinds[kind]
    return days === null
      ? { [list]: entries.map((entry) => legacyEntry(kind, entry)) }
      : { [start]: legacyDay(days.start), [end]: legacyDay(days.end) }
  }
  const SuppressionType = {
    order: legacyMode(suppressions.orders.mode),
    slc: legacyMode(suppressions.savedCounts.mode),
    file: legacyMode(suppressions.files.mode),
  }
  return used.reduce<LegacyOrder>((order, kind) => ({ ...order, ...fieldsOf(kind) }), { SuppressionType })
}
