import type { CountUnavailable } from "@listwright/domain/counting"
import { Effect, Exit, Scope } from "effect"
import type { UniverseUnusable } from "../format/UniverseErrors.ts"
import { type QuestionFailure, EngineSupervisor, type SnapshotAnswer } from "./EngineSupervisor.ts"
import type { EngineGone } from "./EngineInstance.ts"
import type { UniverseFacts } from "../process/UniverseFacts.ts"
import type { QuestionDefinition } from "../protocol/QuestionDefinition.ts"
import type { ServingOptions } from "./ServingOptions.ts"

/** The time that a replaced process remains available for questions already prepared for its universe. */
const GRACE = "5 seconds"

/** A universe that a process reads, and the number of questions the process is answering. */
interface Reader {
  readonly folder: string
  readonly universe: UniverseFacts
  readonly keeper: EngineSupervisor
  /** The process's scope; closing it ends the process. */
  readonly scope: Scope.Closeable
  questions: number
}

/** A universe that isn't served yet, and its process. */
export type NextUniverse = Pick<Reader, "universe" | "keeper">

/**
 * Routes new questions to the current process while earlier processes finish answering theirs. Lives as long as its
 * scope is open.
 */
export class EngineSwitch {
  readonly #options: ServingOptions
  /** The scope that contains all processes. */
  readonly #scope: Scope.Scope
  #reader: Reader
  /** The replaced readers that haven't ended yet. */
  readonly #leaving = new Set<Reader>()
  /** The leaving readers that can still receive questions. */
  readonly #graced = new Set<Reader>()

  private constructor(reader: Reader, scope: Scope.Scope, options: ServingOptions) {
    this.#reader = reader
    this.#scope = scope
    this.#options = options
  }

  static make(
    folder: string,
    options: ServingOptions = {},
  ): Effect.Effect<EngineSwitch, UniverseUnusable | EngineGone, Scope.Scope> {
    return Effect.flatMap(Effect.scope, (scope) =>
      Effect.map(startReader(folder, options, scope), (reader) => new EngineSwitch(reader, scope, options)),
    )
  }

  /** The folder of the universe that new questions are sent to. */
  get folder(): string {
    return this.#reader.folder
  }

  get universe(): UniverseFacts {
    return this.#reader.universe
  }

  get pid(): number | undefined {
    return this.#reader.keeper.pid
  }

  /** True if `folder` is the only universe still being read. */
  get isSettled(): boolean {
    return this.#leaving.size === 0
  }

  /** Asks a question. Interrupting the effect also cancels the question in its process. */
  ask<Payload, Reply>(
    question: QuestionDefinition<Payload, Reply>,
    payload: Payload,
  ): Effect.Effect<SnapshotAnswer<Reply>, QuestionFailure> {
    return Effect.suspend(() => {
      const reader = this.#readerFor(question.snapshot(payload))
      reader.questions++
      return Effect.ensuring(reader.keeper.ask(question, payload), this.#answered(reader))
    })
  }

  /**
   * Switches to another universe once its process is ready and `prepare` is done; until then, or if either fails, the
   * previous universe is served.
   */
  switchTo(
    folder: string,
    prepare: (next: NextUniverse) => Effect.Effect<void, CountUnavailable>,
  ): Effect.Effect<void, UniverseUnusable | EngineGone | CountUnavailable> {
    return Effect.uninterruptibleMask((restore) =>
      restore(startReader(folder, this.#options, this.#scope)).pipe(
        Effect.tap((reader) =>
          Effect.onError(restore(prepare(reader)), () => Scope.close(reader.scope, Exit.void)),
        ),
        Effect.flatMap((reader) => {
          const before = this.#reader
          this.#reader = reader
          this.#leaving.add(before)
          this.#graced.add(before)
          return Effect.forkIn(
            Effect.andThen(
              Effect.sleep(GRACE),
              Effect.suspend(() => {
                this.#graced.delete(before)
                return this.#closeWhenDone(before)
              }),
            ),
            this.#scope,
          )
        }),
        Effect.asVoid,
      ),
    )
  }

  #readerFor(snapshot: string | undefined): Reader {
    const readers = [this.#reader, ...this.#leaving]
    return readers.find(({ universe }) => universe.snapshot === snapshot) ?? this.#reader
  }

  #answered(reader: Reader): Effect.Effect<void> {
    return Effect.suspend(() => {
      reader.questions--
      return this.#closeWhenDone(reader)
    })
  }

  #closeWhenDone(reader: Reader): Effect.Effect<void> {
    return reader.questions === 0 && !this.#graced.has(reader) && this.#leaving.delete(reader)
      ? Scope.close(reader.scope, Exit.void)
      : Effect.void
  }
}

/** Starts an engine process for a universe and waits until it's serving; the process runs while the scope is open. */
const startReader = Effect.fnUntraced(function* (
  folder: string,
  options: ServingOptions,
  within: Scope.Scope,
): Effect.fn.Return<Reader, UniverseUnusable | EngineGone> {
  const scope = yield* Scope.fork(within)
  return yield* Scope.provide(EngineSupervisor.make(folder, options), scope).pipe(
    Effect.flatMap((keeper) =>
      keeper.ready.pipe(
        Effect.tap((universe) => options.ensureServable?.(universe) ?? Effect.void),
        Effect.map((universe) => ({ folder, universe, keeper, scope, questions: 0 })),
      ),
    ),
    Effect.onError((cause) => Scope.close(scope, Exit.failCause(cause))),
  )
})
