import type { UserId } from "@listwright/domain/account"
import { SavedCard } from "@listwright/domain/payment"
import { DateTime, Context, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

const decodeRows = Schema.decodeUnknownSync(Schema.Array(SavedCard))

/** Each user's saved card: its token and its displayable details. */
export class StoredCards extends Context.Service<
  StoredCards,
  {
    /** Returns the user's card, or null if no card is saved. */
    readonly find: (userId: UserId) => Effect.Effect<SavedCard | null>
    /** Stores the user's card, replacing the previous one. */
    readonly keep: (userId: UserId, card: SavedCard) => Effect.Effect<void>
  }
>()("@listwright/server/payments/KeptCards") {}

export const layerStoredCardsSql: Layer.Layer<StoredCards, never, SqlClient> = Layer.effect(
  StoredCards,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    return {
      find: Effect.fn("KeptCards.find")(function* (userId: UserId) {
        const rows = yield* sql`SELECT token, card_type AS "cardType", last_digits AS "lastDigits",
            holder_name AS "holderName", expiry_month AS "expiryMonth", expiry_year AS "expiryYear",
            address_line AS "addressLine", city, state, zip, country_code AS "countryCode",
            company_name AS "companyName"
          FROM kept_cards WHERE user_id = ${userId}`
        return decodeRows(rows)[0] ?? null
      }, Effect.orDie),
      keep: Effect.fn("KeptCards.keep")(function* (userId: UserId, card: SavedCard) {
        const row = {
          user_id: userId,
          token: card.token,
          card_type: card.cardType,
          last_digits: card.lastDigits,
          holder_name: card.holderName,
          expiry_month: card.expiryMonth,
          expiry_year: card.expiryYear,
          address_line: card.addressLine,
          city: card.city,
          state: card.state,
          zip: card.zip,
          country_code: card.countryCode,
          company_name: card.companyName,
          kept_at: yield* DateTime.nowAsDate,
        }
        yield* sql`INSERT INTO kept_cards ${sql.insert(row)}
          ON CONFLICT (user_id) DO UPDATE SET token = EXCLUDED.token, card_type = EXCLUDED.card_type,
            last_digits = EXCLUDED.last_digits, holder_name = EXCLUDED.holder_name,
            expiry_month = EXCLUDED.expiry_month, expiry_year = EXCLUDED.expiry_year,
            address_line = EXCLUDED.address_line, city = EXCLUDED.city, state = EXCLUDED.state,
            zip = EXCLUDED.zip, country_code = EXCLUDED.country_code, company_name = EXCLUDED.company_name, kept_at = EXCLUDED.kept_at`
      }, Effect.orDie),
    }
  }),
)
