import { Actor, Api, Unprocessable } from "@listwright/adapters"
import { noSuchDataSource } from "@listwright/domain/catalogue"
import { canonicalJson } from "@listwright/domain/definition"
import type { User } from "@listwright/domain/account"
import type { CountRefused, CountUnavailable, ListOwner } from "@listwright/domain/counting"
import type { QuoteQuestion } from "@listwright/domain/pricing"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { notFoundText } from "../../answering/answering.ts"
import { questionOwner } from "../../answering/questionOwner.ts"
import { LiveQuestions } from "../../../counts/LiveQuestions.ts"
import { type NotPriced, QuoteDesk } from "../../../pricing/QuoteDesk.ts"
import { unavailable, unprocessable, unprocessableFor } from "../../answering/unprocessable.ts"

type Question = Pick<QuoteQuestion, "definition" | "choices" | "draftId" | "revision">

/** Answers about the price of a list; a newer question of the same kind about the draft takes its place. */
const priced = Effect.fn("priced")(function* <A>(
  kind: "affordable" | "quote",
  payload: Question,
  answer: (
    user: User,
    owner: ListOwner,
  ) => Effect.Effect<A, CountRefused | CountUnavailable | NotPriced, QuoteDesk>,
) {
  const { user } = yield* Actor
  const { definition, draftId, revision } = payload
  if (!user.dataSources.includes(definition.listType)) {
    return yield* new Unprocessable({ message: noSuchDataSource.text })
  }
  const owner = yield* questionOwner(draftId).pipe(
    Effect.catchTag("NotFound", (missing) =>
      Effect.fail(new Unprocessable({ message: notFoundText(missing) })),
    ),
  )
  const questions = yield* LiveQuestions
  const { definition: _, ...others } = payload
  const question = () => JSON.stringify([canonicalJson(definition), others])
  const topic = { kind, userId: user.id, draftId, revision, question }
  return yield* questions.ask(topic, answer(user, owner)).pipe(
    Effect.catchTags({
      CountRefused: unprocessableFor,
      CountUnavailable: unavailable,
      NotPriced: unprocessable,
      Superseded: () => Effect.fail(new Unprocessable({ message: "superseded" })),
    }),
  )
})

/** Itemized prices that follow every edit. */
const quoteCalls = {
  quote: HttpApiBuilder.handler(Api, "V1Pricing", "quote", ({ payload }) =>
    Effect.map(
      priced("quote", payload, (user, owner) =>
        Effect.flatMap(QuoteDesk, (desk) => desk.quote(user, payload, owner)),
      ),
      ({ quote }) => ({ revision: payload.revision, quote }),
    ),
  ),
  affordable: HttpApiBuilder.handler(Api, "V1Pricing", "affordable", ({ payload }) =>
    Effect.map(
      priced("affordable", payload, (user, owner) =>
        Effect.flatMap(QuoteDesk, (desk) => desk.affordable(user, payload, owner)),
      ),
      (affordable) => ({ revision: payload.revision, affordable }),
    ),
  ),
}

export const layerV1Pricing = HttpApiBuilder.group(Api, "V1Pricing", (handlers) =>
  Effect.succeed(handlers.handleAll(quoteCalls)),
)
