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
import { questionAbout } from "./question/questionAbout.ts"
import { outOfOrder } from "./outOfOrder.ts"
import { unexpectedReply } from "./unexpectedReply.ts"

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
      const question = yield* questionAbout(definition)
      const reply = yield* engine.ask({ kind, question }).pipe(Effect.catchTag("EngineFailed", outOfOrder))
      return reply.kind === "refused" ? yield* new CountRefused({ reason: reply.reason }) : reply
    })
    const hashOf = (definition: ListDefinition) =>
      definitionHash(definition).pipe(Effect.provideService(Digest.Digest, digest), Effect.orDie)

    const count = Effect.fnUntraced(function* (definition: ListDefinition, hash: string) {
      const reply = yield* ask("count", definition)
      if (reply.kind !== "counted") return yield* unexpectedReply(reply.kind)
      const areas = canonicalDefinition(definition)
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
      }
      return answer
    })
    const waterfall = Effect.fnUntraced(function* (definition: ListDefinition, hash: string) {
      const reply = yield* ask("waterfall", definition)
      if (reply.kind !== "explained") return yield* unexpectedReply(reply.kind)
      const answer: CountWaterfall = { definitionHash: hash, snapshot, steps: reply.steps }
      return answer
    })
    const suggestions = Effect.fnUntraced(function* (definition: ListDefinition, hash: string) {
      const reply = yield* ask("suggestions", definition)
      if (reply.kind !== "suggested") return yield* unexpectedReply(reply.kind)
      const answer: CountSuggestions = { definitionHash: hash, snapshot, suggestions: reply.suggestions }
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
