import type { SuppressionKind } from "@listwright/domain/suppression"
import type {
  LegacySuppression,
  LegacySuppressionModes,
} from "../contract/legacy/order/LegacySuppressions.ts"

/** Where an order says of one kind what is suppressed. */
interface SuppressionFields {
  readonly mode: keyof LegacySuppressionModes
  readonly list: "OrderSuppressions" | "SaveCountSuppressions" | "CustomSuppressions"
  readonly start: "SuppressionStartDate" | "SaveCountSuppressionStartDate" | "CustomSuppressionStartDate"
  readonly end: "SuppressionEndDate" | "SaveCountSuppressionEndDate" | "CustomSuppressionEndDate"
  /** Which field names a row of the list; the first nonempty one counts. */
  readonly value: ReadonlyArray<keyof LegacySuppression>
  /** What people call the rows of the list. */
  readonly rows: string
}

export const SUPPRESSION_FIELDS: Readonly<Record<SuppressionKind, SuppressionFields>> = {
  orders: {
    mode: "order",
    list: "OrderSuppressions",
    start: "SuppressionStartDate",
    end: "SuppressionEndDate",
    value: ["SuppressionValue", "SuppressedOrderId", "SuppressedOrderCode"],
    rows: "prior orders",
  },
  savedCounts: {
    mode: "slc",
    list: "SaveCountSuppressions",
    start: "SaveCountSuppressionStartDate",
    end: "SaveCountSuppressionEndDate",
    // A saved count's code is not its id, so that it names no row.
    value: ["SuppressionValue", "CountId", "GeoKeyCode", "SuppressedOrderId"],
    rows: "saved counts",
  },
  files: {
    mode: "file",
    list: "CustomSuppressions",
    start: "CustomSuppressionStartDate",
    end: "CustomSuppressionEndDate",
    value: ["SuppressionValue", "SuppressedOrderId", "SuppressedOrderCode"],
    rows: "uploaded files",
  },
}
