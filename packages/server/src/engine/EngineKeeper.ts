import type { ChildProcess } from "node:child_process"
import { CountUnavailable } from "@listwright/domain"
import { Deferred, Effect, Exit, Schema } from "effect"
import { UniverseUnusable } from "../universe/UniverseErrors.ts"
import { forkModule } from "./process/forkModule.ts"
import { type Question, Report } from "./process/messages.ts"
import type { UniverseFacts } from "./process/UniverseFacts.ts"

type Answer = Extract<Report, { readonly id: number }>
/** An answer, and the state of the data that it is true of. */
export type Told = Answer & { readonly snapshot: string }
/** A question before it has its id. */
export type Asked = Question extends infer Q
  ? Q extends { readonly kind: "cancel" }
    ? never
    : Omit<Q, "id">
  : never

/** The process ended while a question was in it. */
export class EngineGone extends Schema.TaggedError<EngineGone>()("EngineGone", {}) {}

export interface EngineOptions {
  /** Servers to count on, as CLICKHOUSE_URL has them; the process counts by itself unless given. */
  readonly clickhouseUrl?: string | undefined
  /** The provider's own metro areas and districts, where there are some; the committed ones unless given. */
  readonly geographyFolder?: string | undefined
}

/** A process that ends sooner than this after its start waits before the next start, ever longer. */
const SETTLED_MS = 2_000
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 10_000
/** How long a question waits for a process that is starting. */
const PATIENCE = "20 seconds"

const decode = Schema.decodeUnknownSync(Report)

/** One life of the engine's process, from before its start to its end. */
class Life {
  child: ChildProcess | undefined
  over = false
  readonly ready = Deferred.makeUnsafe<UniverseFacts, UniverseUnusable | EngineGone>()
  readonly pending = new Map<number, (answer: Exit.Exit<Answer, EngineGone>) => void>()

  hear(message: unknown): void {
    const report = decode(message)
    switch (report.kind) {
      case "ready":
        Deferred.doneUnsafe(this.ready, Exit.succeed(report.universe))
        return
      case "unusable":
        Deferred.doneUnsafe(this.ready, Exit.fail(new UniverseUnusable(report)))
        return
      case "counted":
      case "explained":
      case "suggested":
      case "detailed":
      case "brokenDown":
      case "crossed":
      case "filled":
      case "sampled":
      case "found":
      case "delivered":
      case "matched":
      case "refused":
      case "failed": {
        const resume = this.pending.get(report.id)
        this.pending.delete(report.id)
        resume?.(Exit.succeed(report))
      }
    }
  }

  end(): void {
    this.over = true
    Deferred.doneUnsafe(this.ready, Exit.fail(new EngineGone()))
    const lost = [...this.pending.values()]
    this.pending.clear()
    for (const resume of lost) resume(Exit.fail(new EngineGone()))
  }
}

/** Starts the engine's process, starts it again when it ends, and exchanges questions for answers with it. */
export class EngineKeeper {
  readonly #folder: string
  readonly #options: EngineOptions
  #life: Life
  #nextId = 1
  #pause = FIRST_PAUSE_MS
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(folder: string, options: EngineOptions = {}) {
    this.#folder = folder
    this.#options = options
    this.#life = new Life()
    this.#start(this.#life)
  }

  get pid(): number | undefined {
    return this.#life.child?.pid
  }

  /** What the process serves, once it does. */
  get ready(): Effect.Effect<UniverseFacts, UniverseUnusable | EngineGone> {
    return Effect.suspend(() => Deferred.await(this.#life.ready))
  }

  /** Interrupting cancels the question in the process. */
  ask(question: Asked): Effect.Effect<Told, EngineGone | UniverseUnusable | CountUnavailable> {
    return Effect.suspend(() => {
      const life = this.#life
      return Deferred.await(life.ready).pipe(
        Effect.timeoutOrElse({
          duration: PATIENCE,
          orElse: () => Effect.fail(new CountUnavailable({ reason: "the count engine does not start" })),
        }),
        Effect.flatMap(({ snapshot }) =>
          Effect.map(this.#exchange(life, question), (answer) => ({ ...answer, snapshot })),
        ),
      )
    })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#life.child?.kill("SIGKILL")
    this.#life.end()
  }

  #exchange(life: Life, question: Asked): Effect.Effect<Answer, EngineGone> {
    return Effect.callback((resume) => {
      const { child, pending } = life
      if (life.over || child === undefined) return resume(Exit.fail(new EngineGone()))
      const id = this.#nextId++
      pending.set(id, resume)
      // A process that cannot be reached has ended or is ended now; either way its exit tells everybody who waits.
      const told = (problem: Error | null): void => {
        if (problem !== null) child.kill("SIGKILL")
      }
      child.send({ ...question, id }, told)
      return Effect.sync(() => {
        if (pending.delete(id) && child.connected) child.send({ id, kind: "cancel" }, told)
      })
    })
  }

  #start(life: Life): void {
    const born = performance.now()
    // An address may hold a password, which command lines show to everybody.
    const child = forkModule(
      "./process/main.ts",
      import.meta.url,
      [this.#folder, this.#options.geographyFolder ?? ""],
      {
        CLICKHOUSE_URL: this.#options.clickhouseUrl,
      },
    )
    life.child = child
    const end = (): void => {
      if (life.over) return
      child.kill("SIGKILL")
      if (!this.#closed) this.#follow(performance.now() - born)
      life.end()
    }
    child.on("error", end)
    child.on("exit", end)
    child.on("message", (message) => life.hear(message))
  }

  /** The next life stands before the process does, so that what is asked meanwhile waits for it. */
  #follow(livedMs: number): void {
    const next = new Life()
    this.#life = next
    if (livedMs > SETTLED_MS) {
      this.#pause = FIRST_PAUSE_MS
      return this.#start(next)
    }
    this.#timer = setTimeout(() => this.#start(next), this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
  }
}
