import { Actor, Api, Unprocessable } from "@listwright/adapters"
import { noSuchDataSource } from "@listwright/domain/catalogue"
import { canonicalJson } from "@listwright/domain/definition"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { notFoundText } from "../../answering/answering.ts"
import { questionOwner } from "../../answering/questionOwner.ts"
import { LiveQuestions } from "../../../counts/LiveQuestions.ts"
import { QuoteDesk } from "../../../pricing/QuoteDesk.ts"
import { unavailable, unprocessable, unprocessableFor } from "../../answering/unprocessable.ts"

/** Itemized prices that follow every edit. */
const quoteCalls = {
  quote: HttpApiBuilder.handler(Api, "V1Pricing", "quote", ({ payload }) =>
    Effect.gen(function* () {
      const { user } = yield* Actor
      const { definition, choices, draftId, revision } = payload
      if (!user.dataSources.includes(definition.listType)) {
        return yield* new Unprocessable({ message: noSuchDataSource.text })
      }
      const owner = yield* questionOwner(draftId).pipe(
        Effect.catchTag("NotFound", (missing) =>
          Effect.fail(new Unprocessable({ message: notFoundText(missing) })),
        ),
      )
      const desk = yield* QuoteDesk
      const questions = yield* LiveQuestions
      const question = () => JSON.stringify([canonicalJson(definition), choices])
      const topic = { kind: "quote", userId: user.id, draftId, revision, question }
      const { quote } = yield* questions.ask(topic, desk.quote(user, { definition, choices }, owner)).pipe(
        Effect.catchTags({
          CountRefused: unprocessableFor,
          CountUnavailable: unavailable,
          NotPriced: unprocessable,
          Superseded: () => Effect.fail(new Unprocessable({ message: "superseded" })),
        }),
      )
      return { revision, quote }
    }),
  ),
}

export const layerV1Pricing = HttpApiBuilder.group(Api, "V1Pricing", (handlers) =>
  Effect.succeed(handlers.handleAll(quoteCalls)),
)
