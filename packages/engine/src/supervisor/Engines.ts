import { totalmem } from "node:os"
import {
  type UniverseName,
  findUniverseByNumber,
  findSourceUniverse,
  type UniverseRow,
  UNIVERSES,
} from "@listwright/domain/catalog"
import { CountRefused, type CountUnavailable } from "@listwright/domain/counting"
import { Context, type Duration, Effect, Layer } from "effect"
import { UniverseUnusable } from "../format/UniverseErrors.ts"
import type { EngineOptions } from "../opened/openUniverse.ts"
import { siteUniversesFolder } from "../switching/UniversesFolder.ts"
import { askWithRetry } from "./askWithRetry.ts"
import { EngineMemory } from "./EngineMemory.ts"
import { createLazyEngine, type LazyEngine } from "./createLazyEngine.ts"
import type { ServingOptions } from "./ServingOptions.ts"
import { startEngine } from "./startEngine.ts"
import type { Preparation, UniverseEngine } from "./UniverseEngine.ts"

/** The time that a universe's process continues to run after its last question. */
const IDLE_TIME = "15 minutes"
/** The share of the machine's memory that all processes together may use. */
const PART_OF_MEMORY = 0.75

export interface EnginesOptions extends ServingOptions {
  /** The universes sold by the site's sources. The first starts immediately, the others on their first question. */
  readonly universes: readonly [UniverseName, ...ReadonlyArray<UniverseName>]
  /** The number of bytes that all processes together may use. Defaults to three quarters of the machine's memory. */
  readonly memory?: number | undefined
  /** The time that a process continues to run after its last question. Defaults to 15 minutes. */
  readonly idleTime?: Duration.Input | undefined
  /** Returns the message for users if a universe isn't available yet. */
  readonly whyMissing?: ((row: UniverseRow) => string) | undefined
}

const refused = (listType: number) =>
  new CountRefused({ reason: `there are no records for list type ${listType}` })

const notThere = ({ title }: UniverseRow): string => `There are no records for ${title} here yet.`

/** A site's engines, one for each universe that its sources sell. */
export class Engines extends Context.Service<
  Engines,
  {
    /** Returns the engine for the universe whose records a source sells; refuses a list type without a universe. */
    readonly of: (listType: number) => Effect.Effect<UniverseEngine, CountRefused>
    /** All engines; the first represents the site as a whole. */
    readonly all: readonly [UniverseEngine, ...ReadonlyArray<UniverseEngine>]
    /**
     * Registers a preparation to run on each universe that later replaces another, before it's served; if the
     * preparation fails, the universe isn't served.
     */
    readonly beforeSwitch: (prepare: Preparation) => Effect.Effect<void>
  }
>()("@listwright/engine/supervisor/Engines") {
  /** Serves a single universe folder. */
  static readonly layer = (
    folder: string,
    options: EngineOptions = {},
  ): Layer.Layer<Engines, UniverseUnusable | CountUnavailable> =>
    Layer.effect(
      Engines,
      Effect.gen(function* () {
        const engines = yield* startEngine(folder, options)
        const row = findUniverseByNumber(engines.universe.listType)
        if (row === undefined)
          return yield* new UniverseUnusable({
            file: "manifest.json",
            reason: `names list type ${engines.universe.listType}, which has no universe`,
          })
        return over([
          {
            row,
            universe: Effect.sync(() => engines.universe),
            pid: Effect.sync(() => engines.pid),
            ask: askWithRetry(engines),
          },
        ])
      }),
    )

  /** Serves the universes in a site's data folder. Fails if the first one can't be served. */
  static readonly following = (
    dataFolder: string,
    {
      idleTime = IDLE_TIME,
      memory = totalmem() * PART_OF_MEMORY,
      universes,
      whyMissing = notThere,
      ...options
    }: EnginesOptions,
  ): Layer.Layer<Engines, UniverseUnusable | CountUnavailable> =>
    Layer.effect(
      Engines,
      Effect.gen(function* () {
        const preparations: Array<Preparation> = []
        let questions = 0
        const shared = {
          options,
          idleTime,
          preparations,
          whyMissing,
          memory: new EngineMemory(memory),
          nextQuestion: () => ++questions,
        }
        const lazily = (name: UniverseName) =>
          createLazyEngine(UNIVERSES[name], siteUniversesFolder(dataFolder, name), shared)
        const [firstName, ...otherNames] = universes
        const first: LazyEngine = yield* lazily(firstName)
        yield* first.start
        return over([first, ...(yield* Effect.forEach(otherNames, lazily))], preparations)
      }),
    )
}

const over = (
  all: readonly [UniverseEngine, ...ReadonlyArray<UniverseEngine>],
  preparations: Array<Preparation> = [],
): Engines["Service"] => ({
  all,
  of: (listType) => {
    const engine = all.find(({ row }) => row === findSourceUniverse(listType))
    return engine === undefined ? Effect.fail(refused(listType)) : Effect.succeed(engine)
  },
  beforeSwitch: (prepare) => Effect.sync(() => void preparations.push(prepare)),
})
