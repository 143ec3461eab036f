import { Cards, inferCardType } from "@listwright/domain/payment"
import { Effect, Layer } from "effect"

const DIGITS = /^\d+$/

/** Returns whether a token is a card number, as provided by `layerCardsOriginal`, rather than a saved card's token. */
export const isCardNumber = (token: string): boolean => DIGITS.test(token)

/**
 * Provides Cards over the original contract, which has no vault: orders send the card number to the server, so the
 * number itself is the token.
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
