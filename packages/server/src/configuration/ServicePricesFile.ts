import type { ServicePriceDisplay } from "@listwright/domain/pricing"
import { Decimal } from "@listwright/domain/shared"
import { Schema } from "effect"
import { formatVersionSchema } from "./formats.ts"

const Name = Schema.String.check(
  Schema.isPattern(/^\S(.{0,98}\S)?$/, { message: "must be a name of 1 to 100 characters" }),
)

/** A customer-data service's prices for the price page. */
export const ServicePrices = Schema.Struct({
  /** The service's code, from -1 (Clean List) to -9 (Phone Reverse). */
  code: Schema.Int.check(
    Schema.isBetween(
      { minimum: -9, maximum: -1 },
      { message: "must be the code of a service, from -1 to -9" },
    ),
  ),
  /** The minimum online order, in dollars. */
  minOrder: Decimal,
  /** The bracket headings, such as '1 - 9,999 records'. */
  brackets: Schema.NonEmptyArray(Name),
  /** The prices in dollars per record, one per bracket. */
  prices: Schema.NonEmptyArray(Schema.Struct({ name: Name, perRecord: Schema.Array(Decimal) })),
})
export type ServicePrices = typeof ServicePrices.Type

/** The `service-prices.json` file. */
export const ServicePricesFile = Schema.Struct({
  version: formatVersionSchema(1),
  services: Schema.Array(ServicePrices),
})

/** Converts a service's prices to the format shown on the price page. */
export const toServicePriceDisplay = ({
  brackets,
  minOrder,
  prices,
}: ServicePrices): ServicePriceDisplay => ({
  brackets,
  prices,
  minimumOrderAmount: minOrder,
})
