import { Worker } from "node:worker_threads"
import { Precedence } from "./Precedence.ts"
import type { Task, TaskStopped } from "./Task.ts"

export interface WorkerSetup {
  readonly memories: ReadonlyArray<WebAssembly.Memory>
}

/** The data that a thread receives when it starts. */
export interface WorkerData extends WorkerSetup {
  readonly precedence: SharedArrayBuffer
  /** The thread's number, from 0. */
  readonly thread: number
}

interface Waiting {
  readonly task: Task
  readonly isShort: boolean
  left: number
  readonly resolve: () => void
}

/**
 * Threads that share the work on each question. Tasks take turns, short questions first. If a thread dies, the process
 * exits and is restarted.
 */
export class WorkerPool {
  readonly #workers: ReadonlyArray<Worker>
  readonly #precedence: Precedence
  /** The waiting tasks, in order of arrival. */
  readonly #waiting = new Map<number, Waiting>()

  constructor(count: number, setup: WorkerSetup) {
    const source = import.meta.url.endsWith(".ts")
    const module = new URL(source ? "./worker.ts" : "./worker.js", import.meta.url)
    const precedence = Precedence.make()
    this.#precedence = new Precedence(precedence)
    this.#workers = Array.from({ length: count }, (_, thread) => {
      const workerData: WorkerData = { ...setup, precedence, thread }
      const worker = new Worker(module, { workerData })
      worker.on("message", (left: TaskStopped) => this.#heard(worker, left))
      worker.on("error", (cause) => {
        throw cause
      })
      return worker
    })
  }

  get count(): number {
    return this.#workers.length
  }

  /** Settles when every worker has finished the task. */
  run(task: Task, isShort = false): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.set(task.id, { task, isShort, left: this.#workers.length, resolve })
      this.#tellWhoIsFirst()
      for (const worker of this.#workers) worker.postMessage(task)
    })
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
  }

  #heard(worker: Worker, { id, isDone }: TaskStopped): void {
    const waiting = this.#waiting.get(id)
    if (waiting === undefined) return
    if (!isDone) return worker.postMessage(waiting.task)
    waiting.left--
    if (waiting.left > 0) return
    this.#waiting.delete(id)
    this.#tellWhoIsFirst()
    waiting.resolve()
  }

  #tellWhoIsFirst(): void {
    const first = [...this.#waiting.values()].find(({ isShort }) => isShort)
    this.#precedence.urgent = first?.task.id ?? 0
    this.#precedence.underWay = this.#waiting.size
  }
}
