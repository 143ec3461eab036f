import { CountUnavailable } from "@listwright/domain/counting"
import { Deferred, Effect, Exit, Schema, type Scope } from "effect"
import type { UniverseUnusable } from "../format/UniverseErrors.ts"
import { Requester } from "./Requester.ts"
import { EngineGone, EngineInstance, type Outcome } from "./EngineInstance.ts"
import { forkModule } from "../files/forkModule.ts"
import type { EngineOptions } from "../opened/openUniverse.ts"
import type { Message } from "../process/messages.ts"
import type { UniverseFacts } from "../process/UniverseFacts.ts"
import type { QuestionDefinition } from "../protocol/QuestionDefinition.ts"

/** There is no exact answer to the question, or it would cost too much. The reason is for a person. */
export class EngineRefused extends Schema.TaggedError<EngineRefused>()("EngineRefused", {
  reason: Schema.String,
}) {}

/** The engine understood the question and failed at it. The reason is for the log. */
export class EngineFailed extends Schema.TaggedError<EngineFailed>()("EngineFailed", {
  reason: Schema.String,
}) {}

/** An answer, and the state of the data that it is true of. */
export interface SnapshotAnswer<Reply> {
  readonly reply: Reply
  readonly snapshot: string
}

/** Why a question has no answer. */
export type AskFailed = EngineRefused | EngineFailed | EngineGone | UniverseUnusable | CountUnavailable

/** A process that ends sooner than this after its start waits before the next start, ever longer. */
const SETTLED_MS = 2_000
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 10_000
/** How long a question waits for a starting process. */
const PATIENCE = "20 seconds"

/**
 * Starts the engine's process, starts it again when it ends or hangs, and exchanges questions for answers with it, for as
 * long as its scope is open.
 */
export class EngineKeeper {
  readonly #folder: string
  readonly #options: EngineOptions
  readonly #logHanging: () => void
  #life: EngineInstance
  #nextId = 1
  #pause = FIRST_PAUSE_MS
  #timer: NodeJS.Timeout | undefined
  #closed = false

  private constructor(folder: string, options: EngineOptions, logHanging: () => void) {
    this.#folder = folder
    this.#options = options
    this.#logHanging = logHanging
    this.#life = this.#newLife()
    this.#start(this.#life)
  }

  static make(folder: string, options: EngineOptions = {}): Effect.Effect<EngineKeeper, never, Scope.Scope> {
    return Effect.acquireRelease(
      Effect.map(Effect.context<never>(), (context) => {
        const log = Effect.runForkWith(context)
        return new EngineKeeper(folder, options, () =>
          log(
            Effect.logError("The count engine has not answered for several seconds and is being restarted."),
          ),
        )
      }),
      (keeper) => Effect.sync(() => keeper.#close()),
    )
  }

  get pid(): number | undefined {
    return this.#life.child?.pid
  }

  /** What the process serves, once it is ready. */
  get ready(): Effect.Effect<UniverseFacts, UniverseUnusable | EngineGone> {
    return Effect.suspend(() => Deferred.await(this.#life.ready))
  }

  /** Interrupting cancels the question in the process. */
  ask<Payload, Reply>(
    question: QuestionDefinition<Payload, Reply>,
    payload: Payload,
  ): Effect.Effect<SnapshotAnswer<Reply>, AskFailed> {
    return Effect.flatMap(Effect.service(Requester), (client) => {
      const life = this.#life
      return Deferred.await(life.ready).pipe(
        Effect.timeoutOrElse({
          duration: PATIENCE,
          orElse: () => Effect.fail(new CountUnavailable({ reason: "the count engine does not start" })),
        }),
        Effect.flatMap(({ snapshot }) =>
          Effect.flatMap(
            this.#exchange(life, { kind: "ask", name: question.name, client, payload }),
            (outcome) => toldBy(outcome, question, snapshot),
          ),
        ),
      )
    })
  }

  #exchange(
    life: EngineInstance,
    asked: Omit<Extract<Message, { readonly kind: "ask" }>, "id">,
  ): Effect.Effect<Outcome, EngineGone> {
    return Effect.callback((resume) => {
      const { child, pending } = life
      if (life.over || child === undefined) return resume(Exit.fail(new EngineGone()))
      const id = this.#nextId++
      pending.set(id, resume)
      // A process that cannot be reached has ended or is ended now; either way its exit tells everybody who waits.
      const told = (problem: Error | null): void => {
        if (problem !== null) child.kill("SIGKILL")
      }
      child.send({ ...asked, id }, told)
      return Effect.sync(() => {
        if (pending.delete(id) && child.connected) child.send({ id, kind: "cancel" }, told)
      })
    })
  }

  #close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#life.child?.kill("SIGKILL")
    this.#life.end()
  }

  #newLife(): EngineInstance {
    const life: EngineInstance = new EngineInstance(() => {
      this.#logHanging()
      life.child?.kill("SIGKILL")
    })
    return life
  }

  #start(life: EngineInstance): void {
    const born = performance.now()
    // An address may hold a password, which command lines show to everybody.
    const child = forkModule(
      "../process/main.ts",
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

  /** The next instance exists before the process does, so that questions asked in the meantime wait for it. */
  #follow(livedMs: number): void {
    const next = this.#newLife()
    this.#life = next
    if (livedMs > SETTLED_MS) {
      this.#pause = FIRST_PAUSE_MS
      return this.#start(next)
    }
    this.#timer = setTimeout(() => this.#start(next), this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
  }
}

const toldBy = <Payload, Reply>(
  outcome: Outcome,
  { decodeReply }: QuestionDefinition<Payload, Reply>,
  snapshot: string,
): Effect.Effect<SnapshotAnswer<Reply>, EngineRefused | EngineFailed> => {
  switch (outcome.kind) {
    case "answered":
      return Effect.sync(() => ({ reply: decodeReply(outcome.reply), snapshot }))
    case "refused":
      return Effect.fail(new EngineRefused({ reason: outcome.reason }))
    case "failed":
      return Effect.fail(new EngineFailed({ reason: outcome.reason }))
  }
}
