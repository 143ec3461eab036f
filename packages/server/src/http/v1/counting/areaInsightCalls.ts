import { Api } from "@listwright/adapters"
import { COUNT_QUESTIONS, countEachIndustry } from "@listwright/domain/counting"
import { canonicalJson } from "@listwright/domain/definition"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { answerLiveQuestion, answerCountQuestion } from "../../answering/answerCountQuestion.ts"

/** Calls for counts by area, by the routes in an area, and by industry. */
export const areaInsightCalls = {
  saturation: HttpApiBuilder.handler(Api, "V1Counting", "saturation", ({ payload }) =>
    Effect.map(
      answerCountQuestion(COUNT_QUESTIONS.saturation, payload, (counts, owner) =>
        counts.saturation(payload.definition, owner, payload),
      ),
      (saturation) => ({ revision: payload.revision, saturation }),
    ),
  ),
  overlap: HttpApiBuilder.handler(Api, "V1Counting", "overlap", ({ payload }) =>
    Effect.map(
      answerCountQuestion(COUNT_QUESTIONS.overlap, payload, (counts, owner) =>
        counts.overlap(payload.definition, owner),
      ),
      (overlap) => ({ revision: payload.revision, overlap }),
    ),
  ),
  eachArea: HttpApiBuilder.handler(Api, "V1Counting", "eachArea", ({ payload }) =>
    Effect.map(
      answerCountQuestion(COUNT_QUESTIONS.eachArea, payload, (counts, owner) =>
        counts.eachArea(payload.definition, owner),
      ),
      (eachArea) => ({ revision: payload.revision, eachArea }),
    ),
  ),
  shades: HttpApiBuilder.handler(Api, "V1Counting", "shades", ({ payload }) =>
    Effect.map(
      answerCountQuestion(COUNT_QUESTIONS.shades, payload, (counts, owner) =>
        counts.shades(payload.definition, owner, payload),
      ),
      (shades) => ({ revision: payload.revision, shades }),
    ),
  ),
  eachIndustry: HttpApiBuilder.handler(Api, "V1Counting", "eachIndustry", ({ payload }) => {
    const { definition, industries, revision } = payload
    const topic = {
      // What is below several nodes is counted side by side.
      kind: `eachIndustry ${industries.join()}`,
      question: () => JSON.stringify([canonicalJson(definition), industries]),
    }
    return Effect.map(
      answerLiveQuestion(payload, topic, (_, owner) => countEachIndustry(definition, owner, industries)),
      (eachIndustry) => ({ revision, eachIndustry }),
    )
  }),
}
