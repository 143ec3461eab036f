import { join } from "node:path"
import { type DateTime, type Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import { layerFulfillment } from "../delivery/layerFulfillment.ts"
import { removeOldLists } from "../delivery/removeOldLists.ts"
import { layerDataCleanup } from "../storage/layerDataCleanup.ts"
import type { Letterhead } from "../mail/Letterhead.ts"
import type { QueueSettings } from "../mail/OutgoingMailsSql.ts"
import type { SmtpServer } from "../mail/smtpTransport.ts"
import { layerSandbox } from "../payments/sandbox/layerSandbox.ts"
import { layerPriceListsSql } from "../pricing/PriceListsSql.ts"
import { layerPinnedPricesSql } from "../quotes/PinnedPricesSql.ts"
import { layerPromotionsSql } from "../pricing/PromotionsSql.ts"
import { layerPriceDesk } from "../pricing/PriceDesk.ts"
import { ensureLedgerIsCurrent } from "../orders/ensureLedgerIsCurrent.ts"
import { layerOrderJobs } from "../orders/OrderJobs.ts"
import { layerPlacedOrdersSql } from "../orders/PlacedOrdersSql.ts"
import { layerOrderPlacements } from "../orders/OrderPlacementsLive.ts"
import { layerSettlement } from "../orders/settleDueOrders.ts"
import { layerStuckJobsSql } from "../orders/StuckJobs.ts"
import type { PaymentsLayer } from "./paymentsLayer.ts"
import type { SalesTaxes } from "../orders/SalesTaxes.ts"
import { layerSalesTaxesTable } from "../orders/SalesTaxesTable.ts"
import { layerTaxChecksSql } from "../orders/TaxChecks.ts"
import { mailLayer } from "./mailLayer.ts"

export interface OrdersConfiguration {
  /** The site's data folder, which contains the processor's ledger, deliveries, and emails. */
  readonly dataFolder: string
  /** The letterhead of the site's emails, which wait until it's available. */
  readonly letterhead: Effect.Effect<Letterhead>
  /** The mail server; null if emails are written to a folder. */
  readonly smtp: SmtpServer | null
  /** The retry settings for emails. Defaults to the standard settings. */
  readonly mailQueue?: QueueSettings | undefined
  /** The secret from which record IDs in lists are derived: `recordIds` in the site's secrets. */
  readonly recordSecret: string
  /** The number of days for which a delivered list is available. */
  readonly deliveryDays: number
  /** The time zone for the site's dates. */
  readonly zone: DateTime.TimeZone
}

/** The layer for the stored prices and promotions, and for pricing counts with them. */
export const pricingLayer = layerPriceDesk.pipe(
  Layer.provideMerge(Layer.mergeAll(layerPriceListsSql, layerPromotionsSql, layerPinnedPricesSql)),
)

/** The layer that provides the sales tax. */
export type TaxesLayer = Layer.Layer<SalesTaxes, never, SqlClient>

/**
 * Everything from a draft to a delivered list, for any payment processor: prices, placing orders, settling pending
 * orders, fulfillment, email. Requires migrated tables.
 */
export const orderingLayer = (
  { dataFolder, deliveryDays, letterhead, mailQueue, recordSecret, smtp, zone }: OrdersConfiguration,
  taxes: TaxesLayer = layerSalesTaxesTable(zone),
) => {
  const deliveries = join(dataFolder, "deliveries")
  const stores = Layer.mergeAll(
    layerOrderJobs,
    layerPlacedOrdersSql(deliveries, zone),
    layerTaxChecksSql(zone),
    mailLayer({ folder: join(dataFolder, "mail"), letterhead, smtp }, mailQueue),
  )
  const place = { folder: deliveries, recordSecret, keptDays: deliveryDays, zone }
  return Layer.mergeAll(
    layerOrderPlacements,
    layerSettlement,
    layerFulfillment(place),
    layerDataCleanup("old lists", removeOldLists(place)),
    layerStuckJobsSql,
  ).pipe(
    Layer.provideMerge(Layer.effectDiscard(ensureLedgerIsCurrent)),
    Layer.provideMerge(stores),
    Layer.provideMerge(Layer.merge(pricingLayer, taxes)),
  )
}

/** The ordering layer with the site's payment processor and sales tax, or a test's replacements. */
export const ordersLayer = (
  configuration: OrdersConfiguration,
  payments: PaymentsLayer = layerSandbox,
  taxes?: TaxesLayer,
) =>
  orderingLayer(configuration, taxes).pipe(
    Layer.provideMerge(payments(join(configuration.dataFolder, "sandbox-processor"))),
  )
