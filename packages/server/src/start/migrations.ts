import { Effect } from "effect"
import * as Migrator from "effect/sql/Migrator"
import { accountMigrations } from "../accounts/migrations.ts"
import { countMigrations } from "../counts/migrations.ts"
import { draftMigrations } from "../drafts/migrations.ts"
import { deliveryMigrations } from "../delivery/migrations.ts"
import { historyMigrations } from "../history/migrations.ts"
import { locationMigrations } from "../locations/migrations.ts"
import { mailMigrations } from "../mail/migrations.ts"
import { placingMigrations } from "../orders/migrations.ts"
import { paymentMigrations } from "../payments/migrations.ts"
import { pricingMigrations } from "../pricing/migrations.ts"
import { quickPickMigrations } from "../quick-picks/migrations.ts"
import { quoteMigrations } from "../quotes/migrations.ts"
import { recipientMigrations } from "../recipients/migrations.ts"
import { requestMigrations } from "../requests/migrations.ts"
import { redemptionMigrations } from "../redemptions/migrations.ts"
import { rewardMigrations } from "../rewards/migrations.ts"
import { savedCountMigrations } from "../saved-lists/migrations.ts"
import { geocodingMigrations } from "../geocoding/migrations.ts"
import { scriptErrorMigrations } from "../script-errors/migrations.ts"
import { suppressionMigrations } from "../suppression/migrations.ts"
import { siteMigrations } from "../storage/siteMigrations.ts"
import { watchMigrations } from "../watching/migrations.ts"
import { StorageUnusable } from "../storage/StorageErrors.ts"

/**
 * All migrations, run forward only, in numerical order. A database that has run a number never runs a lower one
 * afterward, so a new migration needs a number above all existing ones.
 */
export const allMigrations = {
  ...accountMigrations,
  ...draftMigrations,
  ...countMigrations,
  ...pricingMigrations,
  ...placingMigrations,
  ...deliveryMigrations,
  ...suppressionMigrations,
  ...savedCountMigrations,
  ...rewardMigrations,
  ...siteMigrations,
  ...watchMigrations,
  ...locationMigrations,
  ...quickPickMigrations,
  ...quoteMigrations,
  ...paymentMigrations,
  ...mailMigrations,
  ...historyMigrations,
  ...requestMigrations,
  ...redemptionMigrations,
  ...scriptErrorMigrations,
  ...geocodingMigrations,
  ...recipientMigrations,
}

/** Migrates the tables to their current state, in one transaction. */
export const migrate = Migrator.make({})({ loader: Migrator.fromRecord(allMigrations) }).pipe(
  Effect.mapError(
    (error) => new StorageUnusable({ reason: `The database tables couldn't be updated: ${error.message}` }),
  ),
  Effect.withSpan("migrate"),
)
