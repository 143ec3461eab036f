import { Api } from "@listwright/adapters"
import { COUNT_QUESTIONS } from "@listwright/domain/counting"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { answerCountQuestion } from "../../answering/answerCountQuestion.ts"
import { ensureReportsOffered } from "../../answering/ensureReportsOffered.ts"

/** Calls for details about the counted records, beyond their number. */
export const insightCalls = {
  countDetails: HttpApiBuilder.handler(Api, "V1Counting", "countDetails", ({ payload }) =>
    Effect.map(
      answerCountQuestion(COUNT_QUESTIONS.details, payload, (counts, owner) =>
        counts.details(payload.definition, owner, payload),
      ),
      (details) => ({ revision: payload.revision, details }),
    ),
  ),
  breakdown: HttpApiBuilder.handler(Api, "V1Counting", "breakdown", ({ payload }) =>
    Effect.map(
      answerCountQuestion(COUNT_QUESTIONS.breakdown, payload, (counts, owner) =>
        counts.breakdown(payload.definition, owner, payload),
      ),
      (breakdown) => ({ revision: payload.revision, breakdown }),
    ),
  ),
  crossTable: HttpApiBuilder.handler(Api, "V1Counting", "crossTable", ({ payload }) =>
    Effect.map(
      Effect.andThen(
        ensureReportsOffered(payload.definition.listType),
        answerCountQuestion(COUNT_QUESTIONS.crossTab, payload, (counts, owner) =>
          counts.crossTab(payload.definition, owner, payload),
        ),
      ),
      (crossTable) => ({ revision: payload.revision, crossTable }),
    ),
  ),
  areaTable: HttpApiBuilder.handler(Api, "V1Counting", "areaTable", ({ payload }) =>
    Effect.map(
      Effect.andThen(
        ensureReportsOffered(payload.definition.listType),
        answerCountQuestion(COUNT_QUESTIONS.areaTable, payload, (counts, owner) =>
          counts.areaTable(payload.definition, owner, payload),
        ),
      ),
      (areaTable) => ({ revision: payload.revision, areaTable }),
    ),
  ),
  fillRates: HttpApiBuilder.handler(Api, "V1Counting", "fillRates", ({ payload }) =>
    Effect.map(
      answerCountQuestion(COUNT_QUESTIONS.fillRates, payload, (counts, owner) =>
        counts.fillRates(payload.definition, owner),
      ),
      (fillRates) => ({ revision: payload.revision, fillRates }),
    ),
  ),
  sample: HttpApiBuilder.handler(Api, "V1Counting", "sample", ({ payload }) =>
    Effect.map(
      answerCountQuestion(COUNT_QUESTIONS.sample, payload, (counts, owner) =>
        counts.sample(payload.definition, owner, payload),
      ),
      (sample) => ({ revision: payload.revision, sample }),
    ),
  ),
}
