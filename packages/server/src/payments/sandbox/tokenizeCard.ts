import type { DatabaseSync } from "node:sqlite"
import {
  inferCardType,
  isCardNumber,
  CARD_EXPIRED,
  INVALID_CARD_NUMBER,
  type CardToken,
  isExpired,
  INVALID_SECURITY_CODE,
  type TypedCard,
} from "@listwright/domain/payment"
import { Clock, Effect } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { CardRefused } from "../Processors.ts"
import { cardBehavior } from "./sandboxCards.ts"

/** The number of a card's digits that may be stored. */
const LAST_DIGITS = 4

/** The maximum number of years until a card expires. */
const MAX_YEARS_AHEAD = 20

const problemOf = (card: TypedCard, now: Date): string | null => {
  if (!isCardNumber(card.number)) return INVALID_CARD_NUMBER
  if (!/^\d{3,4}$/.test(card.securityCode)) return INVALID_SECURITY_CODE
  if (card.expiryMonth < 1 || card.expiryMonth > 12) return "The expiration month is not valid."
  const year = now.getUTCFullYear()
  if (card.expiryYear > year + MAX_YEARS_AHEAD) return "The expiration year is not valid."
  const expiry = { month: card.expiryMonth, year: card.expiryYear }
  return isExpired(expiry, { month: now.getUTCMonth() + 1, year }) ? CARD_EXPIRED : null
}

/**
 * Checks a card, stores its type, last digits, and expiration date under a new token, and discards the number and the
 * security code.
 */
export const tokenizeCard = Effect.fn("tokenizeCard")(function* (
  db: DatabaseSync,
  card: TypedCard,
): Effect.fn.Return<CardToken, CardRefused, SecureRandom> {
  const now = new Date(yield* Clock.currentTimeMillis)
  const problem = problemOf(card, now)
  if (problem !== null) return yield* new CardRefused({ message: problem })
  const random = yield* SecureRandom
  const token = `tok_${(yield* random.uuidV4()).replaceAll("-", "")}`
  const cardType = inferCardType(card.number)
  const lastDigits = card.number.slice(-LAST_DIGITS)
  yield* Effect.sync(() =>
    db
      .prepare("INSERT INTO card_tokens VALUES (?, ?, ?, ?, ?, ?)")
      .run(token, cardType, lastDigits, card.expiryMonth, card.expiryYear, cardBehavior(card.number)),
  )
  return { token, cardType, lastDigits }
})
