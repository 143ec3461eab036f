import { CountUnavailable } from "@listwright/domain/counting"
import { sourceTraits } from "@listwright/domain/catalog"
import { DEFAULT_COUNTRY } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import { ADDRESS_QUESTIONS, MAX_ADDRESSES } from "../protocol/addressQuestions.ts"
import type { QuestionDefinition } from "../protocol/QuestionDefinition.ts"
import { Engines } from "./Engines.ts"
import { reportEngineUnavailable } from "./reportEngineUnavailable.ts"
import { UniverseStreets } from "./UniverseStreets.ts"

/** The delay before streets are indexed, by which time more urgent startup work is done. */
const AFTER_START = "5 seconds"

/** Provides streets from the engine process, which builds street files after startup if the universe has none. */
export const UniverseStreetsEngine = Layer.effect(
  UniverseStreets,
  Effect.gen(function* () {
    const { all } = yield* Engines
    const engine = all.find(({ row }) => sourceTraits(row.listType).country === DEFAULT_COUNTRY)

    const ask = <Payload, Reply>(question: QuestionDefinition<Payload, Reply>, payload: Payload) =>
      engine === undefined
        ? Effect.succeed(null)
        : engine.ask(question, payload).pipe(
            Effect.map(({ reply }) => reply),
            Effect.catchTags({
              EngineFailed: reportEngineUnavailable,
              EngineRefused: ({ reason }) => Effect.fail(new CountUnavailable({ reason })),
            }),
          )

    // Only where a process runs anyhow.
    yield* Effect.forkScoped(
      Effect.gen(function* () {
        yield* Effect.sleep(AFTER_START)
        if (engine !== undefined && (yield* engine.pid) !== undefined)
          yield* Effect.ignore(ask(ADDRESS_QUESTIONS.streets, { asked: [] }))
      }),
    )

    return UniverseStreets.of({
      find: Effect.fn("UniverseStreets.find")(function* (asked) {
        const parts = Array.from({ length: Math.ceil(asked.length / MAX_ADDRESSES) }, (_, part) =>
          asked.slice(part * MAX_ADDRESSES, (part + 1) * MAX_ADDRESSES),
        )
        const found = yield* Effect.forEach(parts, (part) => ask(ADDRESS_QUESTIONS.streets, { asked: part }))
        return parts.flatMap((part, at) => found[at]?.found ?? part.map(() => []))
      }),
      suggest: (asked) =>
        Effect.map(ask(ADDRESS_QUESTIONS.suggestStreets, asked), (reply) => reply?.streets ?? []),
    })
  }),
)
