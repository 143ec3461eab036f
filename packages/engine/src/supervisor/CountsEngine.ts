import {
  type CountAnswer,
  CountRefused,
  Counts,
  type CountUnavailable,
  type CountWaterfall,
  type ListOwner,
} from "@listwright/domain/counting"
import {
  areaKey,
  canonicalDefinition,
  definitionHash,
  type ListDefinition,
} from "@listwright/domain/definition"
import { Effect, Layer } from "effect"
import * as Digest from "effect/crypto/Digest"
import { Suppressors } from "../question/Suppressors.ts"
import { EngineProcess } from "./EngineProcess.ts"
import { type Ask, furtherAnswers } from "./furtherAnswers.ts"
import { keptAnswers } from "./keptAnswers.ts"
import type { EngineQuestion } from "../question/EngineQuestion.ts"
import { questionAbout } from "../question/questionAbout.ts"
import { outOfOrder } from "./outOfOrder.ts"
import { QUESTIONS } from "../protocol/questions.ts"

/** Of answers that may be long so many are kept. */
const FEW = 20

/** Exact counts by the engine's process. Equal questions are answered once, also while the first is under way. */
export const CountsEngine = Layer.effect(
  Counts,
  Effect.gen(function* () {
    const engine = yield* EngineProcess
    const digest = yield* Digest.Digest
    const suppressors = yield* Suppressors

    const ask: Ask = (asked, payload) =>
      Effect.catchTags(engine.ask(asked, payload), {
        EngineFailed: outOfOrder,
        EngineRefused: ({ reason }) => Effect.fail(new CountRefused({ reason })),
      })
    const hashOf = (definition: ListDefinition) =>
      definitionHash(definition).pipe(Effect.provideService(Digest.Digest, digest), Effect.orDie)

    const count = Effect.fnUntraced(function* (question: EngineQuestion, hash: string) {
      const { reply, snapshot } = yield* ask(QUESTIONS.count, { question })
      const areas = canonicalDefinition(question.definition)
        .areas.filter(({ excluded }) => !excluded)
        .map((area, at) => {
          const [available = 0, withPhones = 0] = reply.areas[at] ?? []
          return { key: areaKey(area), available, withPhones }
        })
      const answer: CountAnswer = {
        definitionHash: hash,
        snapshot,
        total: areas.reduce((sum, { available }) => sum + available, 0),
        withPhones: areas.reduce((sum, { withPhones }) => sum + withPhones, 0),
        areas,
        suppressed: reply.suppressed,
        withoutPlace: reply.withoutPlace,
      }
      return answer
    })
    const waterfall = Effect.fnUntraced(function* (question: EngineQuestion, hash: string) {
      const { reply, snapshot } = yield* ask(QUESTIONS.waterfall, { question })
      const answer: CountWaterfall = { definitionHash: hash, snapshot, steps: reply.steps }
      return answer
    })

    /** `further`: what else the answer depends on; `most`: answers that are kept. */
    const kept = Effect.fnUntraced(function* <
      A extends { readonly snapshot: string },
      Further extends ReadonlyArray<string | number | undefined>,
    >(
      answer: (
        question: EngineQuestion,
        hash: string,
        ...further: Further
      ) => Effect.Effect<A, CountRefused | CountUnavailable>,
      most?: number,
    ) {
      const answers = yield* keptAnswers<A, CountRefused | CountUnavailable>(most)
      return Effect.fnUntraced(function* (definition: ListDefinition, owner: ListOwner, ...further: Further) {
        const question = yield* Effect.provideService(
          questionAbout(definition, owner),
          Suppressors,
          suppressors,
        )
        const hash = yield* hashOf(definition)
        // Beside the snapshot, an answer depends on whom the suppressions name today.
        const { savedCounts, suppressing } = question
        const asked = `${hash}${JSON.stringify([suppressing, savedCounts, ...further])}`
        const { snapshot } = yield* engine.universe
        return yield* answers(snapshot, asked, answer(question, hash, ...further))
      })
    })
    const further = furtherAnswers(ask)
    return Counts.of({
      count: yield* kept(count),
      waterfall: yield* kept(waterfall),
      suggestions: yield* kept(further.suggestions),
      details: yield* kept(further.details, FEW),
      breakdown: yield* kept(further.breakdown),
      crossTab: yield* kept(further.crossTab, FEW),
      fillRates: yield* kept(further.fillRates),
      sample: yield* kept(further.sample),
    })
  }),
)
