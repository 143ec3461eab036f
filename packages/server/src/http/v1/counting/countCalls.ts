import { Actor, Api, Missing } from "@listwright/adapters"
import { COUNT_QUESTIONS } from "@listwright/domain/counting"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { OfficialCounts } from "../../../counts/OfficialCounts.ts"
import { notFoundText } from "../../answering/toEnvelope.ts"
import { answerCountQuestion } from "../../answering/answerCountQuestion.ts"

/** Calls for counts in plain JSON: the total, the steps leading to it, and suggestions for increasing it. */
export const countCalls = {
  count: HttpApiBuilder.handler(Api, "V1Counting", "count", ({ payload }) =>
    Effect.map(
      answerCountQuestion(COUNT_QUESTIONS.count, payload, (counts, owner) =>
        counts.count(payload.definition, owner),
      ),
      (answer) => ({ revision: payload.revision, answer }),
    ),
  ),
  waterfall: HttpApiBuilder.handler(Api, "V1Counting", "waterfall", ({ payload }) =>
    Effect.map(
      answerCountQuestion(COUNT_QUESTIONS.waterfall, payload, (counts, owner) =>
        counts.waterfall(payload.definition, owner),
      ),
      (waterfall) => ({ revision: payload.revision, waterfall }),
    ),
  ),
  suggestions: HttpApiBuilder.handler(Api, "V1Counting", "suggestions", ({ payload }) =>
    Effect.map(
      answerCountQuestion(COUNT_QUESTIONS.suggestions, payload, (counts, owner) =>
        counts.suggestions(payload.definition, owner, payload),
      ),
      (suggestions) => ({ revision: payload.revision, suggestions }),
    ),
  ),
  stopCount: HttpApiBuilder.handler(Api, "V1Counting", "stopCount", ({ params }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      const counts = yield* OfficialCounts
      const stopped = yield* counts
        .stop(reach, params.id)
        .pipe(
          Effect.catchTag("NotFound", (error) => Effect.fail(new Missing({ message: notFoundText(error) }))),
        )
      return { stopped }
    }),
  ),
}
