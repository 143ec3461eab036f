import type { CountUnavailable } from "@listwright/domain"
import { Effect } from "effect"
import type { UniverseUnusable } from "../universe/UniverseErrors.ts"
import { type Asked, type EngineGone, EngineKeeper, type EngineOptions, type Told } from "./EngineKeeper.ts"
import type { UniverseFacts } from "./process/UniverseFacts.ts"

/** How long a process that was switched away from waits for questions that were made for its universe. */
const GRACE_MS = 5_000

/** The only state of the data that a question can be asked about: whom nobody may have is known for that one. */
const snapshotOf = (asked: Asked): string | undefined => {
  switch (asked.kind) {
    case "codes":
    case "match":
      return undefined
    case "deliver":
      return asked.order.question.suppressing.snapshot
    case "count":
    case "waterfall":
    case "suggestions":
    case "details":
    case "breakdown":
    case "crossTab":
    case "fillRates":
    case "sample":
      return asked.question.suppressing.snapshot
  }
}

/** A universe that is read by a process, and how many questions are in it. */
class Reader {
  readonly folder: string
  readonly universe: UniverseFacts
  readonly keeper: EngineKeeper
  questions = 0
  /** Runs while questions may still come to a universe that was switched away from. */
  grace: NodeJS.Timeout | undefined

  constructor(folder: string, universe: UniverseFacts, keeper: EngineKeeper) {
    this.folder = folder
    this.universe = universe
    this.keeper = keeper
  }
}

/** A universe that nobody else asks yet, and its process. */
export type NextReader = Pick<Reader, "universe" | "keeper">

/** Starts an engine's process over a universe and waits until it serves. */
const startReader = (
  folder: string,
  options: EngineOptions,
): Effect.Effect<Reader, UniverseUnusable | EngineGone> =>
  Effect.suspend(() => {
    const keeper = new EngineKeeper(folder, options)
    return keeper.ready.pipe(
      Effect.map((universe) => new Reader(folder, universe, keeper)),
      Effect.onError(() => Effect.sync(() => keeper.close())),
    )
  })

/**
 * The process that new questions go to, and those before it that still answer what they were asked. There is a reader
 * from the first `switchTo` that succeeds on.
 */
export class EngineSwitch {
  readonly #options: EngineOptions
  #reader: Reader
  /** Those that were switched away from and have, or may still be asked, questions. */
  readonly #leaving = new Set<Reader>()

  private constructor(reader: Reader, options: EngineOptions) {
    this.#reader = reader
    this.#options = options
  }

  static start(
    folder: string,
    options: EngineOptions = {},
  ): Effect.Effect<EngineSwitch, UniverseUnusable | EngineGone> {
    return Effect.map(startReader(folder, options), (reader) => new EngineSwitch(reader, options))
  }

  /** The folder of the universe that new questions are asked about. */
  get folder(): string {
    return this.#reader.folder
  }

  get universe(): UniverseFacts {
    return this.#reader.universe
  }

  get pid(): number | undefined {
    return this.#reader.keeper.pid
  }

  /** Whether nobody reads another universe than `folder` any more. */
  get isSettled(): boolean {
    return this.#leaving.size === 0
  }

  /** Interrupting cancels the question in its process. */
  ask(question: Asked): Effect.Effect<Told, EngineGone | UniverseUnusable | CountUnavailable> {
    return Effect.suspend(() => {
      const reader = this.#readerFor(snapshotOf(question))
      reader.questions++
      return Effect.ensuring(
        reader.keeper.ask(question),
        Effect.sync(() => this.#answered(reader)),
      )
    })
  }

  /**
   * Serves another universe from when its process is ready and `prepare` is done; until then, and if either fails, the
   * one before.
   */
  switchTo<E>(
    folder: string,
    prepare: (next: NextReader) => Effect.Effect<void, E>,
  ): Effect.Effect<void, UniverseUnusable | EngineGone | E> {
    return Effect.uninterruptibleMask((restore) =>
      restore(startReader(folder, this.#options)).pipe(
        Effect.tap((reader) =>
          restore(prepare(reader)).pipe(Effect.onError(() => Effect.sync(() => reader.keeper.close()))),
        ),
        Effect.map((reader) => {
          const before = this.#reader
          this.#reader = reader
          this.#leaving.add(before)
          before.grace = setTimeout(() => {
            before.grace = undefined
            this.#closeWhenDone(before)
          }, GRACE_MS)
        }),
      ),
    )
  }

  close(): void {
    for (const { grace, keeper } of [this.#reader, ...this.#leaving]) {
      clearTimeout(grace)
      keeper.close()
    }
    this.#leaving.clear()
  }

  #readerFor(snapshot: string | undefined): Reader {
    const readers = [this.#reader, ...this.#leaving]
    return readers.find(({ universe }) => universe.snapshot === snapshot) ?? this.#reader
  }

  #answered(reader: Reader): void {
    reader.questions--
    this.#closeWhenDone(reader)
  }

  #closeWhenDone(reader: Reader): void {
    if (reader.questions === 0 && reader.grace === undefined && this.#leaving.delete(reader))
      reader.keeper.close()
  }
}
