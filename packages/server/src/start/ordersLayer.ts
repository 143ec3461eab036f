import { join } from "node:path"
import { type DateTime, type Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import { layerFulfillment } from "../delivery/layerFulfillment.ts"
import type { Letterhead } from "../mail/Letterhead.ts"
import type { QueueSettings } from "../mail/OutgoingMailsSql.ts"
import type { SmtpServer } from "../mail/smtpTransport.ts"
import { layerSandbox } from "../payments/sandbox/layerSandbox.ts"
import { layerPriceListsSql } from "../pricing/PriceListsSql.ts"
import { layerPinnedPricesSql } from "../quotes/PinnedPricesSql.ts"
import { layerPromotionsSql } from "../pricing/PromotionsSql.ts"
import { layerQuoteDesk } from "../pricing/QuoteDesk.ts"
import { ensureLedgerIsCurrent } from "../orders/ensureLedgerIsCurrent.ts"
import { layerOrderJobs } from "../orders/OrderJobs.ts"
import { layerPlacedOrdersSql } from "../orders/PlacedOrdersSql.ts"
import { layerPlacing } from "../orders/PlacingLive.ts"
import { layerSettling } from "../orders/settleUnsettled.ts"
import { layerStuckJobsSql } from "../orders/StuckJobs.ts"
import type { PaymentsLayer } from "./paymentsLayer.ts"
import type { SalesTaxes } from "../orders/SalesTaxes.ts"
import { layerSalesTaxesTable } from "../orders/SalesTaxesTable.ts"
import { layerTaxChecksSql } from "../orders/TaxChecks.ts"
import { mailsLayer } from "./mailsLayer.ts"

export interface OrdersConfiguration {
  /** The site's data folder; the processor's books, deliveries and mails lie below it. */
  readonly dataFolder: string
  /** The letterhead of the site's emails, which wait until it is known. */
  readonly letterhead: Effect.Effect<Letterhead>
  /** null: mails are written into a folder. */
  readonly smtp: SmtpServer | null
  /** The retry settings of emails; the product's normal ones if missing. */
  readonly mailQueue?: QueueSettings | undefined
  /** The secret from which the IDs of records in lists are derived: `recordIds` of the site's secrets. */
  readonly recordSecret: string
  /** By which days begin on this site. */
  readonly zone: DateTime.TimeZone
}

/** Prices and promotions in storage, and the price of a count under them. */
export const pricingLayer = layerQuoteDesk.pipe(
  Layer.provideMerge(Layer.mergeAll(layerPriceListsSql, layerPromotionsSql, layerPinnedPricesSql)),
)

/** The layer that provides the sales tax. */
export type TaxesLayer = Layer.Layer<SalesTaxes, never, SqlClient>

/**
 * Everything from a draft to a delivered list, for any payment processor: prices, placing, the settling of pending
 * orders, fulfillment, mail. Needs migrated tables.
 */
export const orderingLayer = (
  { dataFolder, letterhead, mailQueue, recordSecret, smtp, zone }: OrdersConfiguration,
  taxes: TaxesLayer = layerSalesTaxesTable(zone),
) => {
  const deliveries = join(dataFolder, "deliveries")
  const stores = Layer.mergeAll(
    layerOrderJobs,
    layerPlacedOrdersSql(deliveries, zone),
    layerTaxChecksSql(zone),
    mailsLayer({ folder: join(dataFolder, "mail"), letterhead, smtp }, mailQueue),
  )
  const fulfillment = layerFulfillment({ folder: deliveries, recordSecret })
  return Layer.mergeAll(layerPlacing, layerSettling, fulfillment, layerStuckJobsSql).pipe(
    Layer.provideMerge(Layer.effectDiscard(ensureLedgerIsCurrent)),
    Layer.provideMerge(stores),
    Layer.provideMerge(Layer.merge(pricingLayer, taxes)),
  )
}

/** With the payment processor and the sales tax of the site, or what a test puts in their place. */
export const ordersLayer = (
  configuration: OrdersConfiguration,
  payments: PaymentsLayer = layerSandbox,
  taxes?: TaxesLayer,
) =>
  orderingLayer(configuration, taxes).pipe(
    Layer.provideMerge(payments(join(configuration.dataFolder, "sandbox-processor"))),
  )
