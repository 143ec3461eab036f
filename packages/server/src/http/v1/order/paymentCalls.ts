import { Actor, Api, Missing, Unprocessable } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { abandonPayment } from "../../../orders/abandonPayment.ts"
import { PlacedOrders } from "../../../orders/PlacedOrders.ts"
import { Processors } from "../../../payments/Processors.ts"
import { notFoundText } from "../../answering/toEnvelope.ts"

const NO_ANSWER =
  "The payment processor didn't respond, so the order is still waiting for payment. Please try again."

/** Calls for payments: buyers cancel them, and the site's operator tests them. */
export const paymentCalls = {
  giveUpPayment: HttpApiBuilder.handler(Api, "V1Order", "giveUpPayment", ({ params: { code } }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      const orders = yield* PlacedOrders
      yield* orders.receipt(reach, code)
      yield* abandonPayment(code)
      return yield* orders.receipt(reach, code)
    }).pipe(
      Effect.catchTags({
        NotFound: (error) => Effect.fail(new Missing({ message: notFoundText(error) })),
        OutcomeUnknown: () => Effect.fail(new Unprocessable({ message: NO_ANSWER })),
      }),
    ),
  ),
  checkPayments: HttpApiBuilder.handler(Api, "V1Order", "checkPayments", () =>
    Effect.gen(function* () {
      const { check } = yield* Processors
      return { findings: yield* check }
    }),
  ),
}
