import type { Answer, Run, Setting } from "./Messages.ts"
import { type NoAnswerReason, startWorker, type Worker } from "./Worker.ts"

const START_MS = 120_000

/** The tests cannot be run at all, or no longer hold once the changes were taken back. */
export class TestsFail extends Error {}

const loadedOf = (answer: Answer | NoAnswerReason) => {
  if (typeof answer === "string" || answer._tag !== "Loaded")
    throw new TestsFail(`the tests do not load: ${JSON.stringify(answer)}`)
  return answer
}

export const ranOf = (answer: Answer | NoAnswerReason): ReadonlyArray<Run> => {
  if (typeof answer === "string" || answer._tag !== "Ran")
    throw new TestsFail(`the tests do not run: ${JSON.stringify(answer)}`)
  return answer.runs
}

/** Processes that try changes. `begin` starts the first of them and runs every test once; `stop` ends all. */
export const workersOf = (setting: Setting) => {
  const started = new Set<Worker>()
  const start = async () => {
    const worker = startWorker(setting)
    started.add(worker)
    return { worker, loaded: loadedOf(await worker.ask({ _tag: "Load" }, START_MS)) }
  }
  const begin = async () => {
    const { worker: first, loaded } = await start()
    return { first, loaded, runs: ranOf(await first.ask({ _tag: "Baseline" }, START_MS * 5)) }
  }
  const stop = (): void => {
    for (const worker of started) worker.stop()
  }
  return { begin, start, stop }
}
