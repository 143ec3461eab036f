import { join } from "node:path"
import { Worker } from "node:worker_threads"
import { UniverseUnusable } from "../../format/UniverseErrors.ts"
import type { DataFile } from "../../format/UniverseManifest.ts"
import type { LoadResult, LoadTask } from "./loader.ts"

interface Waiting {
  readonly task: LoadTask
  readonly done: (problem: string | null) => void
}

/**
 * Threads that read a universe's files. The first read of a file verifies it; reading a damaged file always fails with
 * `UniverseUnusable`.
 */
export class FileLoaders {
  readonly #folder: string
  readonly #workers: ReadonlyArray<Worker>
  readonly #idle: Array<Worker>
  readonly #queue: Array<Waiting> = []
  readonly #underWay = new Map<number, Waiting>()
  readonly #proven = new Set<string>()
  readonly #proving = new Map<string, Promise<void>>()
  #nextId = 1

  constructor(folder: string, threads: number) {
    this.#folder = folder
    const source = import.meta.url.endsWith(".ts")
    const module = new URL(source ? "./loader.ts" : "./loader.js", import.meta.url)
    this.#workers = Array.from({ length: threads }, () => {
      const worker = new Worker(module)
      worker.on("message", (loaded: LoadResult) => this.#finish(worker, loaded))
      worker.on("error", (cause) => {
        throw cause
      })
      return worker
    })
    this.#idle = [...this.#workers]
  }

  isProven({ path }: DataFile): boolean {
    return this.#proven.has(path)
  }

  /** Reads a file into consecutive buffers with the same total size. */
  async load(file: DataFile, into: ReadonlyArray<Uint8Array>): Promise<void> {
    const problem = await new Promise<string | null>((done) => {
      this.#queue.push({
        task: {
          id: this.#nextId++,
          path: join(this.#folder, file.path),
          bytes: file.bytes,
          sha256: this.isProven(file) ? null : file.sha256,
          into,
        },
        done,
      })
      this.#start()
    })
    if (problem !== null) throw new UniverseUnusable({ file: file.path, reason: problem })
    this.#proven.add(file.path)
  }

  /** Settles once the file has been verified. */
  prove(file: DataFile): Promise<void> {
    if (this.isProven(file)) return Promise.resolve()
    const known = this.#proving.get(file.path)
    if (known !== undefined) return known
    const proving = this.load(file, []).finally(() => this.#proving.delete(file.path))
    this.#proving.set(file.path, proving)
    return proving
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
  }

  #start(): void {
    while (this.#idle.length > 0 && this.#queue.length > 0) {
      const [worker, next] = [this.#idle.pop(), this.#queue.shift()]
      if (worker === undefined || next === undefined) return
      this.#underWay.set(next.task.id, next)
      worker.postMessage(next.task)
    }
  }

  #finish(worker: Worker, { id, problem }: LoadResult): void {
    this.#idle.push(worker)
    const waiting = this.#underWay.get(id)
    this.#underWay.delete(id)
    this.#start()
    waiting?.done(problem)
  }
}
