import {
  areaKey,
  canonicalDefinition,
  type CountAnswer,
  CountRefused,
  Counts,
  type CountSuggestions,
  type CountWaterfall,
  definitionHash,
  type ListDefinition,
} from "@listwright/domain"
import { Effect, Layer } from "effect"
import * as Digest from "effect/crypto/Digest"
import { EngineProcess } from "./EngineProcess.ts"
import { keptAnswers } from "./keptAnswers.ts"
import { outOfOrder } from "./outOfOrder.ts"
import { SUPPRESSING_NOBODY } from "./question/EngineQuestion.ts"
import { unanswerable } from "./question/unanswerable.ts"

/** Exact counts by the engine's process. Equal questions are answered once, also while the first is under way. */
export const CountsEngine = Layer.effect(
  Counts,
  Effect.gen(function* () {
    const engine = yield* EngineProcess
    const digest = yield* Digest.Digest
    const { snapshot } = engine

    const ask = Effect.fnUntraced(function* (
      kind: "count" | "waterfall" | "suggestions",
      definition: ListDefinition,
    ) {
      const beyond = unanswerable(definition)
      if (beyond !== null) return yield* new CountRefused({ reason: beyond })
      const question = { definition, suppressing: SUPPRESSING_NOBODY, savedCounts: [] }
      const reply = yield* engine.ask({ kind, question }).pipe(Effect.catchTag("EngineFailed", outOfOrder))
      return reply.kind === "refused" ? yield* new CountRefused({ reason: reply.reason }) : reply
    })
    const hashOf = (definition: ListDefinition) =>
      definitionHash(definition).pipe(Effect.provideService(Digest.Digest, digest), Effect.orDie)

    const count = Effect.fnUntraced(function* (definition: ListDefinition, hash: string) {
      const reply = yield* ask("count", definition)
      const tallies = reply.kind === "counted" ? reply.areas : []
      const areas = canonicalDefinition(definition)
        .areas.filter(({ excluded }) => !excluded)
        .map((area, at) => {
          const [available = 0, withPhones = 0] = tallies[at] ?? []
          return { key: areaKey(area), available, withPhones }
        })
      const answer: CountAnswer = {
        definitionHash: hash,
        snapshot,
        total: areas.reduce((sum, { available }) => sum + available, 0),
        withPhones: areas.reduce((sum, { withPhones }) => sum + withPhones, 0),
        areas,
      }
      return answer
    })
    const waterfall = Effect.fnUntraced(function* (definition: ListDefinition, hash: string) {
      const reply = yield* ask("waterfall", definition)
      const answer: CountWaterfall = {
        definitionHash: hash,
        snapshot,
        steps: reply.kind === "explained" ? reply.steps : [],
      }
      return answer
    })
    const suggestions = Effect.fnUntraced(function* (definition: ListDefinition, hash: string) {
      const reply = yield* ask("suggestions", definition)
      const answer: CountSuggestions = {
        definitionHash: hash,
        snapshot,
        suggestions: reply.kind === "suggested" ? reply.suggestions : [],
      }
      return answer
    })

    const kept = <A, E>(answer: (definition: ListDefinition, hash: string) => Effect.Effect<A, E>) => {
      const answers = keptAnswers<A, E>()
      return (definition: ListDefinition): Effect.Effect<A, E> =>
        Effect.flatMap(hashOf(definition), (hash) => answers(hash, answer(definition, hash)))
    }
    return Counts.of({
      count: kept(count),
      waterfall: kept(waterfall),
      suggestions: kept(suggestions),
    })
  }),
)
