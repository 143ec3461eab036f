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

/** Raised when the question has no exact answer or would cost too much. The reason is human-readable. */
export class EngineRefused extends Schema.TaggedError<EngineRefused>()("EngineRefused", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/** Raised when the engine understands the question but fails to answer it. The reason is for the log. */
export class EngineFailed extends Schema.TaggedError<EngineFailed>()("EngineFailed", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/** An answer and the data snapshot it's based on. */
export interface SnapshotAnswer<Reply> {
  readonly reply: Reply
  readonly snapshot: string
}

/** The reasons a question isn't answered. */
export type QuestionFailure = EngineRefused | EngineFailed | EngineGone | UniverseUnusable | CountUnavailable

/** The minimum run time; after a process that ends sooner, the next start is delayed, longer each time. */
const SETTLED_MS = 2_000
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 10_000
/** The maximum time that a question waits for a process to start. */
const PATIENCE = "20 seconds"

/**
 * Runs the engine process while its scope is open: starts it, restarts it when it ends or hangs, and exchanges
 * questions and answers with it.
 */
export class EngineSupervisor {
  readonly #folder: string
  readonly #options: EngineOptions
  readonly #logHanging: () => void
  #instance: EngineInstance
  #nextId = 1
  #pause = FIRST_PAUSE_MS
  #timer: NodeJS.Timeout | undefined
  #closed = false

  private constructor(folder: string, options: EngineOptions, logHanging: () => void) {
    this.#folder = folder
    this.#options = options
    this.#logHanging = logHanging
    this.#instance = this.#newInstance()
    this.#start(this.#instance)
  }

  static make(
    folder: string,
    options: EngineOptions = {},
  ): Effect.Effect<EngineSupervisor, never, Scope.Scope> {
    return Effect.acquireRelease(
      Effect.map(Effect.context<never>(), (context) => {
        const log = Effect.runForkWith(context)
        return new EngineSupervisor(folder, options, () =>
          log(
            Effect.logError("The count engine hasn't responded for several seconds and is being restarted."),
          ),
        )
      }),
      (keeper) => Effect.sync(() => keeper.#close()),
    )
  }

  get pid(): number | undefined {
    return this.#instance.child?.pid
  }

  /** Waits until the process is ready; returns its universe's facts. */
  get ready(): Effect.Effect<UniverseFacts, UniverseUnusable | EngineGone> {
    return Effect.suspend(() => Deferred.await(this.#instance.ready))
  }

  /** Asks the process a question. Interrupting the effect also cancels the question in the process. */
  ask<Payload, Reply>(
    question: QuestionDefinition<Payload, Reply>,
    payload: Payload,
  ): Effect.Effect<SnapshotAnswer<Reply>, QuestionFailure> {
    return Effect.flatMap(Effect.service(Requester), (client) => {
      const instance = this.#instance
      return Deferred.await(instance.ready).pipe(
        Effect.timeoutOrElse({
          duration: PATIENCE,
          orElse: () => Effect.fail(new CountUnavailable({ reason: "the count engine won't start" })),
        }),
        Effect.flatMap(({ snapshot }) =>
          Effect.flatMap(
            this.#exchange(instance, { kind: "ask", name: question.name, client, payload }),
            (outcome) => replyOf(outcome, question, snapshot),
          ),
        ),
      )
    })
  }

  #exchange(
    instance: EngineInstance,
    asked: Omit<Extract<Message, { readonly kind: "ask" }>, "id">,
  ): Effect.Effect<Outcome, EngineGone> {
    return Effect.callback((resume) => {
      const { child, pending } = instance
      if (instance.over || child === undefined) return resume(Exit.fail(new EngineGone()))
      const id = this.#nextId++
      pending.set(id, resume)
      // A process that cannot be reached has ended or is ended now; either way its exit answers everybody who waits.
      const sent = (problem: Error | null): void => {
        if (problem !== null) child.kill("SIGKILL")
      }
      child.send({ ...asked, id }, sent)
      return Effect.sync(() => {
        if (pending.delete(id) && child.connected) child.send({ id, kind: "cancel" }, sent)
      })
    })
  }

  #close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#instance.child?.kill("SIGKILL")
    this.#instance.end()
  }

  #newInstance(): EngineInstance {
    const instance: EngineInstance = new EngineInstance(() => {
      this.#logHanging()
      instance.child?.kill("SIGKILL")
    })
    return instance
  }

  #start(instance: EngineInstance): void {
    const startedAt = performance.now()
    // An address may hold a password, which command lines show to everybody.
    const child = forkModule(
      "../process/main.ts",
      import.meta.url,
      [this.#folder, this.#options.geographyFolder ?? ""],
      {
        CLICKHOUSE_URL: this.#options.clickhouseUrl,
      },
      // Each engine takes a free port, which Node prints.
      process.env["LISTWRIGHT_INSPECT_ENGINES"] === "1" ? ["--inspect=127.0.0.1:0"] : [],
    )
    instance.child = child
    const end = (): void => {
      if (instance.over) return
      child.kill("SIGKILL")
      if (!this.#closed) this.#follow(performance.now() - startedAt)
      instance.end()
    }
    child.on("error", end)
    child.on("exit", end)
    child.on("message", (message) => instance.receive(message))
  }

  /** Prepares the next instance before its process starts, so that questions can be queued for it. */
  #follow(ranForMs: number): void {
    const next = this.#newInstance()
    this.#instance = next
    if (ranForMs > SETTLED_MS) {
      this.#pause = FIRST_PAUSE_MS
      return this.#start(next)
    }
    this.#timer = setTimeout(() => this.#start(next), this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
  }
}

const replyOf = <Payload, Reply>(
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
