import { Actor, Api, Missing, Unavailable, Unprocessable } from "@listwright/adapters"
import {
  canonicalJson,
  type CountRefused,
  Counts,
  type CountUnavailable,
  type LiveQuestion,
  noSuchDataSource,
} from "@listwright/domain"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { LiveQuestions } from "../../counts/LiveQuestions.ts"
import { OfficialCounts } from "../../counts/OfficialCounts.ts"
import { notFoundText } from "./answering.ts"

/** Asks the engine while nobody asks anything newer of that kind about the draft. A client that goes away takes its question with it. */
const askLive = Effect.fnUntraced(function* <A>(
  kind: "count" | "waterfall" | "suggestions",
  { definition, draftId, revision }: LiveQuestion,
  answer: (counts: Counts["Service"]) => Effect.Effect<A, CountRefused | CountUnavailable>,
) {
  const { user } = yield* Actor
  if (!user.dataSources.includes(definition.listType)) {
    return yield* new Unprocessable({ message: noSuchDataSource.text })
  }
  const counts = yield* Counts
  const questions = yield* LiveQuestions
  const topic = { kind, userId: user.id, draftId, revision, question: canonicalJson(definition) }
  return yield* questions.ask(topic, answer(counts)).pipe(
    Effect.catchTags({
      CountRefused: ({ reason }) => Effect.fail(new Unprocessable({ message: reason })),
      CountUnavailable: ({ reason }) => Effect.fail(new Unavailable({ message: reason })),
      Superseded: () => Effect.fail(new Unprocessable({ message: "superseded" })),
    }),
  )
})

/** Counts in plain JSON: how many, how it comes to that, and what would bring more. */
export const countCalls = {
  count: HttpApiBuilder.handler(Api, "V1", "count", ({ payload }) =>
    Effect.map(
      askLive("count", payload, (counts) => counts.count(payload.definition)),
      (answer) => ({ revision: payload.revision, answer }),
    ),
  ),
  waterfall: HttpApiBuilder.handler(Api, "V1", "waterfall", ({ payload }) =>
    Effect.map(
      askLive("waterfall", payload, (counts) => counts.waterfall(payload.definition)),
      (waterfall) => ({ revision: payload.revision, waterfall }),
    ),
  ),
  suggestions: HttpApiBuilder.handler(Api, "V1", "suggestions", ({ payload }) =>
    Effect.map(
      askLive("suggestions", payload, (counts) => counts.suggestions(payload.definition)),
      (suggestions) => ({ revision: payload.revision, suggestions }),
    ),
  ),
  stopCount: HttpApiBuilder.handler(Api, "V1", "stopCount", ({ params }) =>
    Effect.gen(function* () {
      const { user } = yield* Actor
      const counts = yield* OfficialCounts
      const stopped = yield* counts
        .stop(user.id, params.id)
        .pipe(
          Effect.catchTag("NotFound", (error) => Effect.fail(new Missing({ message: notFoundText(error) }))),
        )
      return { stopped }
    }),
  ),
}
