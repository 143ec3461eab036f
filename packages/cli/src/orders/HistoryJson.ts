import { ChargedListOrder, ServiceOrder } from "@listwright/domain/history"
import { DraftId } from "@listwright/domain/shared"
import { Schema } from "effect"

const total = Schema.Int.annotate({ description: "orders in all, shown or not" })

/** The output of `order history --json`: lists and leads, or the services of one tab. */
export const HistoryJson = Schema.Union([
  Schema.Struct({ type: Schema.Literal("lists"), total, orders: Schema.Array(ChargedListOrder) }),
  Schema.Struct({
    type: Schema.String.annotate({ description: "the tab, such as cleanList" }),
    total,
    services: Schema.Array(ServiceOrder),
  }),
]).annotate({ identifier: "History", description: "Orders in the history, latest first." })

/** The output of `order export --json`. */
export const HistoryExportJson = Schema.Struct({
  type: Schema.String.annotate({ description: "the tab, such as lists or cleanList" }),
  file: Schema.String,
  orders: Schema.Int,
  bytes: Schema.Int,
}).annotate({ identifier: "HistoryExport", description: "A file of all orders in a tab." })

/** The output of `order more --json`. */
export const OrderMoreJson = Schema.Struct({
  orderCode: Schema.String,
  draftId: DraftId,
  link: Schema.String.annotate({ description: "the page that counts the new list" }),
}).annotate({ identifier: "OrderMore", description: "A new list like an order's." })
