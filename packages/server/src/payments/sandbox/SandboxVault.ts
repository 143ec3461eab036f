import { CardToken, type TypedCard } from "@listwright/domain/payment"
import { Context, Effect, Layer, Schema } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { CardRefused } from "../Processors.ts"
import { SandboxDatabase } from "./SandboxDatabase.ts"
import { tokenizeCard } from "./tokenizeCard.ts"

/** The sandbox processor's card vault, the only place that ever sees a card number. */
export class SandboxVault extends Context.Service<
  SandboxVault,
  {
    readonly tokenize: (card: TypedCard) => Effect.Effect<CardToken, CardRefused>
    /** Returns the card that a token represents. */
    readonly card: (token: string) => Effect.Effect<CardToken, CardRefused>
  }
>()("@listwright/server/payments/SandboxVault") {}

const decodeRows = Schema.decodeUnknownSync(Schema.Array(CardToken))

export const layerSandboxVault: Layer.Layer<SandboxVault, never, SandboxDatabase | SecureRandom> =
  Layer.effect(
    SandboxVault,
    Effect.gen(function* () {
      const { db } = yield* SandboxDatabase
      const random = yield* SecureRandom
      return {
        tokenize: (card) => Effect.provideService(tokenizeCard(db, card), SecureRandom, random),
        card: (token) =>
          Effect.suspend(() => {
            const select =
              "SELECT token, card_type AS cardType, last_digits AS lastDigits FROM card_tokens WHERE token = ?"
            const found = decodeRows(db.prepare(select).all(token))[0]
            return found === undefined
              ? Effect.fail(
                  new CardRefused({ message: "This card is no longer on file. Please enter it again." }),
                )
              : Effect.succeed(found)
          }),
      }
    }),
  )
