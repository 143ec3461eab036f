import { deliveryMigrations } from "../delivery/migrations.ts"
import { pricingMigrations } from "../pricing/migrations.ts"
import { placingMigrations } from "./migrations.ts"

/** Prices, orders and deliveries, in the order of their numbers. */
export const orderMigrations = { ...pricingMigrations, ...placingMigrations, ...deliveryMigrations }
