import { Api } from "@listwright/adapters"
import { Counts, CountRefused, CountUnavailable } from "@listwright/domain/counting"
import { canonicalJson } from "@listwright/domain/definition"
import { streamFigures, type FiguresQuestion, priceSuggestions } from "@listwright/domain/pricing"
import { Cause, Effect, Option, Stream } from "effect"
import { HttpEffect, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import type { LiveQuestions, QuestionSuperseded } from "../../../counts/LiveQuestions.ts"
import { type NotPriced, PriceDesk } from "../../../pricing/PriceDesk.ts"
import {
  type LiveTopic,
  failWithReason,
  SUPERSEDED,
  runUntilSuperseded,
  authorizeQuestion,
} from "../../answering/answerCountQuestion.ts"

/**
 * Disables buffering in proxies; a proxy that buffers the whole response would delay the count until everything is
 * ready.
 */
const unbuffered = HttpEffect.appendPreResponseHandler((_request, response) =>
  Effect.succeed(
    HttpServerResponse.setHeaders(response, {
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    }),
  ),
)

/**
 * Identifies the question by its definition and choices. The other fields may differ: opening another section of the
 * ledger must not cancel a request in progress.
 */
const topicOf = ({ choices, definition }: FiguresQuestion): LiveTopic => {
  // Each part asks for it.
  const question = JSON.stringify([canonicalJson(definition), choices])
  return { kind: "figures", question: () => question }
}

type WhyNot = CountRefused | CountUnavailable | NotPriced | QuestionSuperseded

/**
 * Answers one part. A part without an answer states the reason on its own line, and even a bug in it doesn't affect the
 * others.
 */
const asPart = <A, R>(
  answer: Effect.Effect<A, WhyNot, R>,
): Effect.Effect<A, CountRefused | CountUnavailable, R> =>
  answer.pipe(
    Effect.catchTags({
      NotPriced: ({ message }) => Effect.fail(new CountRefused({ reason: message })),
      QuestionSuperseded: () => Effect.fail(new CountRefused({ reason: SUPERSEDED })),
    }),
    Effect.catchCause((cause) =>
      Cause.hasDies(cause)
        ? Effect.andThen(
            Effect.logError("error in POST /api/v1/figures", cause),
            Effect.fail(new CountUnavailable({ reason: "Something went wrong on the server." })),
          )
        : Effect.failCause(cause),
    ),
  )

/** Calls for a list's count, price, waterfall, and suggestions, each sent as soon as it's ready. */
export const figuresCall = {
  figures: HttpApiBuilder.handler(Api, "V1Pricing", "figures", ({ payload }) =>
    Effect.gen(function* () {
      const { owner, user } = yield* authorizeQuestion(payload)
      const services = yield* Effect.context<Counts | LiveQuestions | PriceDesk>()
      const [counts, desk] = [yield* Counts, yield* PriceDesk]
      const topic = topicOf(payload)
      const live = <A, E>(work: Effect.Effect<A, E>) => runUntilSuperseded(user, payload, topic, work)
      const { definition } = payload
      const count = yield* failWithReason(live(counts.count(definition, owner)))
      yield* unbuffered
      // The price and suggestions share one reading of prices, which starts after the count so as not to delay it.
      const prices = yield* Effect.cached(desk.prices(user, payload))
      const parts = streamFigures(payload, count, {
        price: asPart(
          live(
            Effect.map(
              Effect.flatMap(prices, (read) => desk.priceWith(read, payload, count)),
              ({ price }) => price,
            ),
          ),
        ),
        extras: asPart(live(Effect.flatMap(prices, (read) => desk.extras(read, payload, count)))),
        waterfall: asPart(live(counts.waterfall(definition, owner))),
        suggestions: asPart(
          live(
            Effect.flatMap(Effect.option(prices), (read) =>
              priceSuggestions(payload, count, {
                site: Option.match(read, { onNone: () => null, onSome: ({ site }) => site }),
                near: (wanted) => counts.suggestions(definition, owner, { wanted }),
                count: (changed) => counts.count(changed, owner),
              }),
            ),
          ),
        ),
      })
      return Stream.provideContext(parts, services)
    }),
  ),
}
