import { Actor, Api, Missing, Unavailable, Unprocessable } from "@listwright/adapters"
import { canonicalJson, Counts, noSuchDataSource } from "@listwright/domain"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { LiveQuestions } from "../../counts/LiveQuestions.ts"
import { OfficialCounts } from "../../counts/OfficialCounts.ts"
import { notFoundText } from "./answering.ts"

/** Counts in plain JSON. A client that goes away takes its question with it. */
export const countCalls = {
  count: HttpApiBuilder.handler(Api, "V1", "count", ({ payload }) =>
    Effect.gen(function* () {
      const { user } = yield* Actor
      const { definition, draftId, revision } = payload
      if (!user.dataSources.includes(definition.listType)) {
        return yield* new Unprocessable({ message: noSuchDataSource.text })
      }
      const counts = yield* Counts
      const questions = yield* LiveQuestions
      const topic = { kind: "count", userId: user.id, draftId, revision, question: canonicalJson(definition) }
      const answer = yield* questions.ask(topic, counts.count(definition)).pipe(
        Effect.catchTags({
          CountRefused: ({ reason }) => Effect.fail(new Unprocessable({ message: reason })),
          CountUnavailable: ({ reason }) => Effect.fail(new Unavailable({ message: reason })),
          Superseded: () => Effect.fail(new Unprocessable({ message: "superseded" })),
        }),
      )
      return { revision, answer }
    }),
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
