import type { UniverseRow } from "@listwright/domain/catalog"
import { CountUnavailable } from "@listwright/domain/counting"
import { type Duration, Effect, RcRef, Schedule, type Scope } from "effect"
import type { UniverseUnusable } from "../format/UniverseErrors.ts"
import { readPointer } from "../switching/Pointer.ts"
import { currentUniverseName } from "../switching/currentUniverseName.ts"
import type { UniversesFolder } from "../switching/UniversesFolder.ts"
import { askWithRetry } from "./askWithRetry.ts"
import type { EngineMemory } from "./EngineMemory.ts"
import type { EngineSwitch, NextUniverse } from "./EngineSwitch.ts"
import { checkPointer } from "./checkPointer.ts"
import { readUniverseFacts, rejectionText, type StoredFacts } from "./readUniverseFacts.ts"
import type { ServingOptions } from "./ServingOptions.ts"
import { startDesignatedEngine } from "./startEngine.ts"
import type { QuestionSender, Preparation, UniverseEngine } from "./UniverseEngine.ts"

/** The interval between checks for a new universe. */
const LOOK = Schedule.spaced("1 second")

/** The settings and resources shared by a site's engines. */
export interface SharedEngines {
  readonly options: ServingOptions
  readonly memory: EngineMemory
  /** The time that a process continues to run after its last question. */
  readonly idleTime: Duration.Input
  /** The preparations to run on another universe before it's served. */
  readonly preparations: ReadonlyArray<Preparation>
  /** Returns the next number in the shared sequence of questions. */
  readonly nextQuestion: () => number
  /** Returns the message for users if a universe isn't available yet. */
  readonly whyMissing: (row: UniverseRow) => string
}

/** An engine that can be started before its first question. */
export interface LazyEngine extends UniverseEngine {
  readonly start: Effect.Effect<void, UniverseUnusable | CountUnavailable>
}

/**
 * Returns the engine for the universe named by a site's pointer; it switches as soon as the pointer changes. Its
 * process starts with the first question and ends after a period without questions; while it isn't running, the
 * universe's facts are read from the folder.
 */
export const createLazyEngine = Effect.fn("createLazyEngine")(function* (
  row: UniverseRow,
  universes: UniversesFolder,
  { idleTime, memory, nextQuestion, options, preparations, whyMissing }: SharedEngines,
): Effect.fn.Return<LazyEngine, never, Scope.Scope> {
  const scope = yield* Effect.scope
  let running: EngineSwitch | null = null
  let asking = 0
  let lastAsked = 0
  let kept: { readonly written: string; readonly stored: StoredFacts } | null = null
  let logged: string | null = null

  /** Logs a rejection once until the pointer is rewritten; a process that runs logs its own. */
  const logOnce = (written: string, text: string) =>
    Effect.suspend(() => {
      if (running !== null || logged === written) return Effect.void
      logged = written
      return Effect.logError(text)
    })

  const stored: Effect.Effect<StoredFacts, UniverseUnusable | CountUnavailable> = Effect.gen(function* () {
    const written = (yield* readPointer(universes))?.written ?? ""
    if (kept?.written === written) return kept.stored
    const found = yield* Effect.tapError(readUniverseFacts(universes, options), (error) =>
      // Users learn the reason of any other failure.
      error.userMessage === undefined
        ? Effect.void
        : Effect.flatMap(currentUniverseName(universes), (name) =>
            logOnce(written, rejectionText({ error, name }, null)),
          ),
    )
    if (found?.rejection) yield* logOnce(written, found.rejection)
    if (found === null) return yield* new CountUnavailable({ reason: whyMissing(row) })
    kept = { written, stored: found }
    return found
  })

  const prepare = ({ keeper, universe }: NextUniverse) => {
    const next = { universe, ask: askWithRetry(keeper) }
    return Effect.forEach(preparations, (one) => one(next), { discard: true })
  }

  const process: RcRef.RcRef<EngineSwitch, UniverseUnusable | CountUnavailable> = yield* RcRef.make({
    acquire: Effect.gen(function* () {
      const { bytes } = yield* stored
      yield* memory.take({ row, bytes, leave, lastAsked: () => lastAsked })
      const engines = yield* startDesignatedEngine(universes, options)
      yield* Effect.acquireRelease(
        Effect.sync(() => void (running = engines)),
        () => Effect.sync(() => void (running = null)),
      )
      yield* Effect.forkScoped(Effect.repeat(checkPointer(engines, universes, prepare), LOOK))
      return engines
    }),
    idleTimeToLive: idleTime,
  })

  const leave = Effect.suspend(() =>
    asking > 0 ? Effect.succeed(false) : Effect.as(RcRef.invalidate(process), true),
  )

  const unavailable = ({ file, reason, userMessage }: UniverseUnusable) =>
    Effect.fail(new CountUnavailable({ reason: userMessage ?? `${file} in the universe ${reason}` }))

  const start = Effect.scoped(RcRef.get(process)).pipe(Effect.asVoid)

  /** Starts the process in the background: startup continues for later requesters even if the first one cancels. */
  const started = Effect.suspend(() =>
    running === null ? Effect.forkIn(Effect.ignore(start), scope) : Effect.void,
  )

  const ask: QuestionSender = (question, payload) =>
    Effect.suspend(() => {
      asking++
      lastAsked = nextQuestion()
      return started.pipe(
        Effect.andThen(RcRef.get(process)),
        Effect.catchTag("UniverseUnusable", unavailable),
        Effect.flatMap((engines) => askWithRetry(engines)(question, payload)),
        Effect.scoped,
        Effect.ensuring(Effect.sync(() => asking--)),
      )
    })

  return {
    row,
    start,
    ask,
    universe: Effect.suspend(() =>
      running === null
        ? Effect.map(Effect.catchTag(stored, "UniverseUnusable", unavailable), ({ facts }) => facts)
        : Effect.succeed(running.universe),
    ),
    pid: Effect.sync(() => running?.pid),
  }
})
