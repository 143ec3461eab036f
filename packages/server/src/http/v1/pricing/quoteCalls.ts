import { Api } from "@listwright/adapters"
import { canonicalJson } from "@listwright/domain/definition"
import type { QuoteQuestion } from "@listwright/domain/pricing"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { QuoteDesk } from "../../../pricing/QuoteDesk.ts"
import { answerLive } from "../../answering/askLive.ts"

/** Returns the topic of a question about the price of a list. */
const about = (kind: "affordable" | "quote", { definition, ...others }: QuoteQuestion) => ({
  kind,
  question: () => JSON.stringify([canonicalJson(definition), others]),
})

/** Calls for itemized prices that follow every edit. */
export const quoteCalls = {
  quote: HttpApiBuilder.handler(Api, "V1Pricing", "quote", ({ payload }) =>
    Effect.map(
      answerLive(payload, about("quote", payload), (user, owner) =>
        Effect.flatMap(QuoteDesk, (desk) => desk.quote(user, payload, owner)),
      ),
      ({ quote }) => ({ revision: payload.revision, quote }),
    ),
  ),
  affordable: HttpApiBuilder.handler(Api, "V1Pricing", "affordable", ({ payload }) =>
    Effect.map(
      answerLive(payload, about("affordable", payload), (user, owner) =>
        Effect.flatMap(QuoteDesk, (desk) => desk.affordable(user, payload, owner)),
      ),
      (affordable) => ({ revision: payload.revision, affordable }),
    ),
  ),
}
