import { join } from "node:path"
import { type DateTime, type Effect, Layer } from "effect"
import { layerFulfilment } from "../delivery/layerFulfilment.ts"
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
import { layerTaxTableSql } from "../orders/TaxTable.ts"
import { mailsLayer } from "./mailsLayer.ts"

export interface OrdersConfiguration {
  /** The site's data folder; the processor's books, deliveries and mails lie below it. */
  readonly dataFolder: string
  /** Of the site's mails, which wait until it is known. */
  readonly letterhead: Effect.Effect<Letterhead>
  /** null: mails are written into a folder. */
  readonly smtp: SmtpServer | null
  /** How mails are tried again; as people start the product unless given. */
  readonly mailQueue?: QueueSettings | undefined
  /** By which days begin on this site. */
  readonly zone: DateTime.TimeZone
}

/** Prices and promotions in storage, and the price of a count under them. */
export const pricingLayer = Layer.mergeAll(layerQuoteDesk, layerTaxTableSql).pipe(
  Layer.provideMerge(Layer.mergeAll(layerPriceListsSql, layerPromotionsSql, layerPinnedPricesSql)),
)

/**
 * Everything from a draft to a delivered list, for any payment processor: prices, placing, the settling of pending
 * orders, fulfillment, mail. Needs migrated tables.
 */
export const orderingLayer = ({ dataFolder, letterhead, mailQueue, smtp, zone }: OrdersConfiguration) => {
  const deliveries = join(dataFolder, "deliveries")
  const stores = Layer.mergeAll(
    layerOrderJobs,
    layerPlacedOrdersSql(deliveries, zone),
    mailsLayer({ folder: join(dataFolder, "mail"), letterhead, smtp }, mailQueue),
  )
  return Layer.mergeAll(layerPlacing, layerSettling, layerFulfilment(deliveries), layerStuckJobsSql).pipe(
    Layer.provideMerge(Layer.effectDiscard(ensureLedgerIsCurrent)),
    Layer.provideMerge(stores),
    Layer.provideMerge(pricingLayer),
  )
}

/** With the payment processor of the site, or what a test puts in its place. */
export const ordersLayer = (configuration: OrdersConfiguration, payments: PaymentsLayer = layerSandbox) =>
  orderingLayer(configuration).pipe(
    Layer.provideMerge(payments(join(configuration.dataFolder, "sandbox-processor"))),
  )
