import { fork, type ChildProcess } from "node:child_process"
import { join } from "node:path"
import type { Answer, Order, Setting } from "./Messages.ts"

/** The reason that an order wasn't answered. */
export type NoAnswerReason = "timedOut" | "crashed"

/** A process that tries mutants. After a silence it is gone. */
export interface Worker {
  readonly ask: (order: Order, milliseconds: number) => Promise<Answer | NoAnswerReason>
  readonly stop: () => void
}

const FLAGS = [
  "--conditions=listwright-source",
  "--disable-warning=ExperimentalWarning",
  "--max-old-space-size=2048",
]

export const startWorker = (setting: Setting): Worker => {
  const child: ChildProcess = fork(join(import.meta.dirname, "tryMutants.ts"), [JSON.stringify(setting)], {
    execArgv: FLAGS,
    // What mutated code prints is of no interest; what stops the process at its start is.
    stdio: ["ignore", "ignore", process.env["MUTATION_DEBUG"] === undefined ? "ignore" : "inherit", "ipc"],
  })
  const stop = (): void => {
    child.kill("SIGKILL")
  }
  // A mutant in an endless loop hears nothing else.
  process.on("exit", stop)
  child.once("exit", () => process.off("exit", stop))
  return {
    stop,
    ask: (order, milliseconds) =>
      new Promise((resolve) => {
        const done = (answer: Answer | NoAnswerReason): void => {
          clearTimeout(timer)
          child.off("message", done)
          child.off("exit", crashed)
          resolve(answer)
        }
        const timer = setTimeout(() => {
          stop()
          done("timedOut")
        }, milliseconds)
        const crashed = (): void => done("crashed")
        child.once("message", done)
        child.once("exit", crashed)
        child.send(order, (error) => {
          if (error !== null) crashed()
        })
      }),
  }
}
