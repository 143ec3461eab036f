import { Cards, inferCardType } from "@listwright/domain/payment"
import { Effect, Layer } from "effect"

const DIGITS = /^\d+$/

/** Tells whether a token is a card's number, as `layerCardsOriginal` gives it, and not a saved card's token. */
export const isCardNumber = (token: string): boolean => DIGITS.test(token)

/**
 * Provides Cards over the original contract, which has no vault: an order carries the number of its card to the server,
 * so the number itself takes the token's place.
 */
export const layerCardsOriginal = Layer.succeed(
  Cards,
  Cards.of({
    tokenize: ({ number }) => {
      const digits = number.replaceAll(/\D/g, "")
      return Effect.succeed({
        token: digits,
        cardType: inferCardType(digits),
        lastDigits: digits.slice(-4),
      })
    },
  }),
)
