import { Api } from "@listwright/adapters"
import { canonicalJson } from "@listwright/domain/definition"
import type { PriceQuestion } from "@listwright/domain/pricing"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { PriceDesk } from "../../../pricing/PriceDesk.ts"
import { answerLiveQuestion } from "../../answering/answerCountQuestion.ts"

/** Returns the topic of a question about a list's price. */
const about = (kind: "affordable" | "price", { definition, ...others }: PriceQuestion) => ({
  kind,
  question: () => JSON.stringify([canonicalJson(definition), others]),
})

/** Calls for itemized prices, requested after every edit. */
export const priceCalls = {
  price: HttpApiBuilder.handler(Api, "V1Pricing", "price", ({ payload }) =>
    Effect.map(
      answerLiveQuestion(payload, about("price", payload), (user, owner) =>
        Effect.flatMap(PriceDesk, (desk) => desk.price(user, payload, owner)),
      ),
      ({ price }) => ({ revision: payload.revision, price }),
    ),
  ),
  affordable: HttpApiBuilder.handler(Api, "V1Pricing", "affordable", ({ payload }) =>
    Effect.map(
      answerLiveQuestion(payload, about("affordable", payload), (user, owner) =>
        Effect.flatMap(PriceDesk, (desk) => desk.affordable(user, payload, owner)),
      ),
      (affordable) => ({ revision: payload.revision, affordable }),
    ),
  ),
}
