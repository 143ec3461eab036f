import { CountUnavailable } from "@listwright/domain/counting"
import { Context, Effect, Layer, Schedule, type Scope } from "effect"
import { universesToServe } from "../switching/universesToServe.ts"
import { universeFolder, type UniversesFolder } from "../switching/UniversesFolder.ts"
import type { UniverseUnusable } from "../format/UniverseErrors.ts"
import type { AskFailed, EngineFailed, EngineKeeper, EngineRefused, SnapshotAnswer } from "./EngineKeeper.ts"
import { EngineSwitch, type NextReader } from "./EngineSwitch.ts"
import { followPointer } from "./followPointer.ts"
import type { EngineOptions } from "../opened/openUniverse.ts"
import type { UniverseFacts } from "../process/UniverseFacts.ts"
import type { QuestionDefinition } from "../protocol/QuestionDefinition.ts"

/** Carries a question of the table to the process. Interrupting the effect cancels it there. */
export type AskEngine = <Payload, Reply>(
  question: QuestionDefinition<Payload, Reply>,
  payload: Payload,
) => Effect.Effect<SnapshotAnswer<Reply>, CountUnavailable | EngineFailed | EngineRefused>

/** What must be done with a universe whose process is ready before it is served, while the one before still is. */
export type Preparation = (
  next: Pick<EngineProcess["Service"], "ask"> & { readonly universe: UniverseFacts },
) => Effect.Effect<void, CountUnavailable>

/** How soon a new universe is noticed. */
const LOOK = Schedule.spaced("1 second")

const start = (
  folder: string,
  options: EngineOptions,
): Effect.Effect<EngineSwitch, UniverseUnusable | CountUnavailable, Scope.Scope> =>
  Effect.catchTag(EngineSwitch.make(folder, options), "EngineGone", () =>
    Effect.fail(new CountUnavailable({ reason: "the count engine ended while it started" })),
  )

/** Serves the universe that the pointer names; if it cannot be used, the newest usable one before it. */
const startMeant = Effect.fnUntraced(function* (universes: UniversesFolder, options: EngineOptions) {
  const [meant, ...before] = yield* universesToServe(universes)
  return yield* before.reduce(
    (started, name) =>
      Effect.catchTag(started, "UniverseUnusable", (unusable) =>
        start(universeFolder(universes, name), options).pipe(
          Effect.tap(() =>
            Effect.logError(
              `The universe ${meant} is refused: ${unusable.file} ${unusable.reason}. ${name} is served instead.`,
            ),
          ),
          Effect.catchTag("UniverseUnusable", () => Effect.fail(unusable)),
        ),
      ),
    start(universeFolder(universes, meant), options),
  )
})

/**
 * Carries questions to the engine's process. A process that ends is started again, and its open questions are asked once more.
 */
export class EngineProcess extends Context.Service<
  EngineProcess,
  {
    /** The universe that questions go to now. Answers name their snapshot, which may be the previous one. */
    readonly universe: Effect.Effect<UniverseFacts>
    /** Id of the process in the operating system; undefined while there is none. */
    readonly pid: Effect.Effect<number | undefined>
    readonly ask: AskEngine
    /** From now on every universe is prepared so before it is served; one that cannot be is not served. */
    readonly beforeSwitch: (prepare: Preparation) => Effect.Effect<void>
  }
>()("@listwright/engine/supervisor/EngineProcess") {
  /** Over one universe folder. */
  static readonly layer = (
    folder: string,
    options: EngineOptions = {},
  ): Layer.Layer<EngineProcess, UniverseUnusable | CountUnavailable> =>
    Layer.effect(
      EngineProcess,
      Effect.map(start(folder, options), (engines) => over(engines, [])),
    )

  /** Over the universe that a site's pointer names, and over another as soon as the pointer changes. */
  static readonly following = (
    universes: UniversesFolder,
    options: EngineOptions = {},
  ): Layer.Layer<EngineProcess, UniverseUnusable | CountUnavailable> =>
    Layer.effect(
      EngineProcess,
      Effect.gen(function* () {
        const engines = yield* startMeant(universes, options)
        const preparations: Array<Preparation> = []
        const prepare = ({ keeper, universe }: NextReader) => {
          const next = { universe, ask: askedTwice(keeper) }
          return Effect.forEach(preparations, (one) => one(next), { discard: true })
        }
        yield* Effect.forkScoped(Effect.repeat(followPointer(engines, universes, prepare), LOOK))
        return over(engines, preparations)
      }),
    )
}

/** Asks once more if the process ended; the second answer may come from a newer universe. */
const askedTwice =
  (engine: Pick<EngineKeeper, "ask">): AskEngine =>
  <Payload, Reply>(question: QuestionDefinition<Payload, Reply>, payload: Payload) => {
    const once: Effect.Effect<SnapshotAnswer<Reply>, AskFailed> = engine.ask(question, payload)
    return once.pipe(
      Effect.catchTag("EngineGone", () => once),
      Effect.catchTags({
        EngineGone: () =>
          Effect.fail(new CountUnavailable({ reason: "the count engine ended twice at this question" })),
        UniverseUnusable: ({ file, reason }) =>
          Effect.fail(new CountUnavailable({ reason: `${file} of the universe ${reason}` })),
      }),
    )
  }

const over = (engines: EngineSwitch, preparations: Array<Preparation>): EngineProcess["Service"] => ({
  universe: Effect.sync(() => engines.universe),
  pid: Effect.sync(() => engines.pid),
  ask: askedTwice(engines),
  beforeSwitch: (prepare) => Effect.sync(() => void preparations.push(prepare)),
})
