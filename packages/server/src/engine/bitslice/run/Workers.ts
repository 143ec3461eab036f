import { Worker } from "node:worker_threads"
import type { Task } from "./Task.ts"

export interface WorkerSetup {
  readonly memories: ReadonlyArray<WebAssembly.Memory>
}

interface Waiting {
  left: number
  readonly resolve: () => void
}

/** Threads that share the work of each question. One that dies takes the process with it, which is then started again. */
export class Workers {
  readonly #workers: ReadonlyArray<Worker>
  readonly #waiting = new Map<number, Waiting>()

  constructor(count: number, setup: WorkerSetup) {
    const source = import.meta.url.endsWith(".ts")
    const module = new URL(source ? "./worker.ts" : "./worker.js", import.meta.url)
    this.#workers = Array.from({ length: count }, () => {
      const worker = new Worker(module, { workerData: setup })
      worker.on("message", (id: number) => this.#done(id))
      worker.on("error", (cause) => {
        throw cause
      })
      return worker
    })
  }

  get count(): number {
    return this.#workers.length
  }

  /** Settles when every worker has left the task. */
  run(task: Task): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.set(task.id, { left: this.#workers.length, resolve })
      for (const worker of this.#workers) worker.postMessage(task)
    })
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
  }

  #done(id: number): void {
    const waiting = this.#waiting.get(id)
    if (waiting === undefined) return
    waiting.left--
    if (waiting.left > 0) return
    this.#waiting.delete(id)
    waiting.resolve()
  }
}
