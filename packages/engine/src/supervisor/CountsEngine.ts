import {
  type CountFunction,
  type CountQuestion,
  CountRefused,
  Counts,
  type CountUnavailable,
  type ListOwner,
  type AnswerBasis,
} from "@listwright/domain/counting"
import { definitionHash, type CanonicalDefinition } from "@listwright/domain/definition"
import { Effect, Layer, Schema, Struct } from "effect"
import * as Digest from "effect/crypto/Digest"
import { LIST_QUESTIONS, type ListQuestion } from "../protocol/listQuestions.ts"
import { resolveQuestion } from "../question/resolveQuestion.ts"
import { SourceColumns } from "../question/SourceColumns.ts"
import { Suppressors } from "../question/Suppressors.ts"
import { Engines } from "./Engines.ts"
import { createAnswerCache } from "./createAnswerCache.ts"
import { reportEngineUnavailable } from "./reportEngineUnavailable.ts"

/** The number of long answers cached. */
const FEW = 20

interface Asking extends Struct.Lambda {
  <Asks, Sent, Reply>(question: ListQuestion<Asks, Sent, Reply>): Effect.Effect<CountFunction<Asks, Reply>>
  readonly "~lambda.out": this["~lambda.in"] extends {
    readonly asked: CountQuestion<infer Asks, infer Reply>
  }
    ? Effect.Effect<CountFunction<Asks, Reply>>
    : never
}

/**
 * Provides exact counts from the engine process. Identical questions are answered once, even while the first is still
 * in progress.
 */
export const CountsEngine = Layer.effect(
  Counts,
  Effect.gen(function* () {
    const engines = yield* Engines
    const digest = yield* Digest.Digest
    const suppressors = yield* Suppressors
    const sourceColumns = yield* SourceColumns
    const hashOf = (definition: CanonicalDefinition) =>
      definitionHash(definition).pipe(Effect.provideService(Digest.Digest, digest), Effect.orDie)

    const asking = Effect.fnUntraced(function* <Asks, Sent, Reply>(
      question: ListQuestion<Asks, Sent, Reply>,
    ) {
      const { asked, read } = question
      const decodeAsks = Schema.decodeUnknownSync(asked.asks)
      const answers = yield* createAnswerCache<AnswerBasis & Reply, CountRefused | CountUnavailable>(
        asked.isLong ? FEW : undefined,
      )
      return Effect.fnUntraced(function* (
        definition: CanonicalDefinition,
        owner: ListOwner,
        beside: unknown = {},
      ) {
        const asks = decodeAsks(beside)
        const engine = yield* engines.of(definition.listType)
        const about = yield* resolveQuestion(definition, owner).pipe(
          Effect.provideService(Suppressors, suppressors),
          Effect.provideService(SourceColumns, sourceColumns),
        )
        const hash = yield* hashOf(definition)
        const work = engine.ask(question, { question: about, asks }).pipe(
          Effect.catchTags({
            EngineFailed: reportEngineUnavailable,
            EngineRefused: ({ reason }) => Effect.fail(new CountRefused({ reason })),
          }),
          Effect.map(({ reply, snapshot }) => ({
            definitionHash: hash,
            snapshot,
            ...read(reply, definition),
          })),
        )
        // Besides the snapshot, an answer depends on the people on the do-not-sell list and those that the suppressions
        // name today, and on the files of locations that exist.
        const { doNotSell, locationFiles, savedCounts, suppressing } = about
        const files = locationFiles.map(({ file }) => file)
        const key = `${hash}${JSON.stringify([doNotSell, suppressing, savedCounts, files, asks])}`
        const { snapshot } = yield* engine.universe
        return yield* answers(snapshot, key, work)
      })
    })
    return Counts.of(yield* Effect.all(Struct.map(LIST_QUESTIONS, Struct.lambda<Asking>(asking))))
  }),
)
