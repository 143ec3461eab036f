import { timingSafeEqual } from "node:crypto"
import { Operator, Unauthorized } from "@listwright/adapters"
import { Effect, Layer, Redacted } from "effect"
import { OperatorSecret } from "../../site/OperatorSecret.ts"

const isSame = (shown: string, known: string): boolean => {
  const [a, b] = [Buffer.from(shown), Buffer.from(known)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Authorizes callers that present the secret from the site's folder. */
export const layerOperator = Layer.effect(
  Operator,
  Effect.map(OperatorSecret, ({ secret }) =>
    Operator.of({
      secret: (call, { credential }) =>
        isSame(Redacted.value(credential), secret)
          ? call
          : Effect.fail(
              new Unauthorized({
                message: "This requires the operator's secret, which is in the site's secrets.json.",
              }),
            ),
    }),
  ),
)
