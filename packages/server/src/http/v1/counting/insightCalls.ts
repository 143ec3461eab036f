import { Api } from "@listwright/adapters"
import { COUNT_QUESTIONS, countEachIndustry } from "@listwright/domain/counting"
import { canonicalJson } from "@listwright/domain/definition"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { answerLive, askLive } from "../../answering/askLive.ts"

/** What a count tells beyond its number. */
export const insightCalls = {
  countDetails: HttpApiBuilder.handler(Api, "V1Counting", "countDetails", ({ payload }) =>
    Effect.map(
      askLive(COUNT_QUESTIONS.details, payload, (counts, owner) => counts.details(payload.definition, owner)),
      (details) => ({ revision: payload.revision, details }),
    ),
  ),
  overlap: HttpApiBuilder.handler(Api, "V1Counting", "overlap", ({ payload }) =>
    Effect.map(
      askLive(COUNT_QUESTIONS.overlap, payload, (counts, owner) => counts.overlap(payload.definition, owner)),
      (overlap) => ({ revision: payload.revision, overlap }),
    ),
  ),
  eachArea: HttpApiBuilder.handler(Api, "V1Counting", "eachArea", ({ payload }) =>
    Effect.map(
      askLive(COUNT_QUESTIONS.eachArea, payload, (counts, owner) =>
        counts.eachArea(payload.definition, owner),
      ),
      (eachArea) => ({ revision: payload.revision, eachArea }),
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
      answerLive(payload, topic, (_, owner) => countEachIndustry(definition, owner, industries)),
      (eachIndustry) => ({ revision, eachIndustry }),
    )
  }),
  breakdown: HttpApiBuilder.handler(Api, "V1Counting", "breakdown", ({ payload }) =>
    Effect.map(
      askLive(COUNT_QUESTIONS.breakdown, payload, (counts, owner) =>
        counts.breakdown(payload.definition, owner, payload),
      ),
      (breakdown) => ({ revision: payload.revision, breakdown }),
    ),
  ),
  crossTable: HttpApiBuilder.handler(Api, "V1Counting", "crossTable", ({ payload }) =>
    Effect.map(
      askLive(COUNT_QUESTIONS.crossTab, payload, (counts, owner) =>
        counts.crossTab(payload.definition, owner, payload),
      ),
      (crossTable) => ({ revision: payload.revision, crossTable }),
    ),
  ),
  fillRates: HttpApiBuilder.handler(Api, "V1Counting", "fillRates", ({ payload }) =>
    Effect.map(
      askLive(COUNT_QUESTIONS.fillRates, payload, (counts, owner) =>
        counts.fillRates(payload.definition, owner),
      ),
      (fillRates) => ({ revision: payload.revision, fillRates }),
    ),
  ),
  sample: HttpApiBuilder.handler(Api, "V1Counting", "sample", ({ payload }) =>
    Effect.map(
      askLive(COUNT_QUESTIONS.sample, payload, (counts, owner) => counts.sample(payload.definition, owner)),
      (sample) => ({ revision: payload.revision, sample }),
    ),
  ),
}
