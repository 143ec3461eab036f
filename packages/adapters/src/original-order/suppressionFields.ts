import type { SuppressionKind } from "@listwright/domain/suppression"
import type {
  OriginalSuppression,
  OriginalSuppressionModes,
} from "../contract/original/order/OriginalSuppressions.ts"

/** The order fields that specify one kind of suppression. */
interface SuppressionFields {
  readonly mode: keyof OriginalSuppressionModes
  readonly list: "OrderSuppressions" | "SaveCountSuppressions" | "CustomSuppressions"
  readonly start: "SuppressionStartDate" | "SaveCountSuppressionStartDate" | "CustomSuppressionStartDate"
  readonly end: "SuppressionEndDate" | "SaveCountSuppressionEndDate" | "CustomSuppressionEndDate"
  /** The fields that can identify a row of the list; the first nonempty one is used. */
  readonly value: ReadonlyArray<keyof OriginalSuppression>
  /** The display name of the list's rows. */
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
