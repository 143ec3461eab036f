import type { ChildProcess } from "node:child_process"
import { Deferred, Exit, Schema } from "effect"
import { UniverseUnusable } from "../format/UniverseErrors.ts"
import { Heartbeat } from "./Heartbeat.ts"
import { Report } from "../process/messages.ts"
import type { UniverseFacts } from "../process/UniverseFacts.ts"

/** Raised when the process ends before answering a question. */
export class EngineGone extends Schema.TaggedError<EngineGone>()("EngineGone", {}) {}

/** The outcome of a question. */
export type Outcome = Extract<Report, { readonly id: number }>

const decode = Schema.decodeUnknownSync(Report)

/** One run of the engine process, from before it starts until it ends. */
export class EngineInstance {
  child: ChildProcess | undefined
  over = false
  readonly ready = Deferred.makeUnsafe<UniverseFacts, UniverseUnusable | EngineGone>()
  readonly pending = new Map<number, (outcome: Exit.Exit<Outcome, EngineGone>) => void>()
  readonly #hangs: () => void
  #heartbeat: Heartbeat | undefined

  /** `hangs` is called when the serving process has been silent for several seconds. */
  constructor(hangs: () => void) {
    this.#hangs = hangs
  }

  receive(message: unknown): void {
    this.#heartbeat?.heard()
    const report = decode(message)
    switch (report.kind) {
      case "beat":
        return
      case "ready":
        this.#heartbeat = new Heartbeat(() => this.child?.send({ kind: "beat" }, ignore), this.#hangs)
        Deferred.doneUnsafe(this.ready, Exit.succeed(report.universe))
        return
      case "unusable":
        Deferred.doneUnsafe(this.ready, Exit.fail(new UniverseUnusable(report)))
        return
      case "answered":
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
    this.#heartbeat?.stop()
    Deferred.doneUnsafe(this.ready, Exit.fail(new EngineGone()))
    const lost = [...this.pending.values()]
    this.pending.clear()
    for (const resume of lost) resume(Exit.fail(new EngineGone()))
  }
}

/** Ignores send errors: a process that can't be reached has ended, which its exit event reports. */
const ignore = (): void => {}
