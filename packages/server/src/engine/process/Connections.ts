import type { DuckDBConnection, DuckDBInstance } from "@duckdb/node-api"

/** Questions that run at once; the others wait in order. */
const MOST = 4

/** Work that was cancelled before it had a connection, or while it ran. */
export class Cancelled extends Error {}

interface Waiting {
  readonly start: () => void
  readonly cancel: () => void
}

/** A few connections, each of which runs one question at a time and can be interrupted by the question's id. */
export class Connections {
  readonly #instance: DuckDBInstance
  readonly #idle: Array<DuckDBConnection> = []
  readonly #running = new Map<number, DuckDBConnection>()
  readonly #waiting = new Map<number, Waiting>()
  readonly #cancelled = new Set<number>()
  #made = 0

  constructor(instance: DuckDBInstance) {
    this.#instance = instance
  }

  /** Runs the work on a connection of its own. `stopped` says, between statements, that nobody waits any more. */
  async use<A>(
    id: number,
    work: (connection: DuckDBConnection, stopped: () => boolean) => Promise<A>,
  ): Promise<A> {
    const connection = await this.#take(id)
    this.#running.set(id, connection)
    try {
      return await work(connection, () => this.#cancelled.has(id))
    } finally {
      this.#running.delete(id)
      this.#cancelled.delete(id)
      this.#idle.push(connection)
      const [next] = this.#waiting.values()
      next?.start()
    }
  }

  cancel(id: number): void {
    const connection = this.#running.get(id)
    if (connection === undefined) return this.#waiting.get(id)?.cancel()
    this.#cancelled.add(id)
    connection.interrupt()
  }

  async #take(id: number): Promise<DuckDBConnection> {
    if (this.#idle.length === 0 && this.#made >= MOST) {
      await new Promise<void>((resolve, reject) => {
        this.#waiting.set(id, { start: resolve, cancel: () => reject(new Cancelled()) })
      }).finally(() => this.#waiting.delete(id))
    }
    const idle = this.#idle.pop()
    if (idle !== undefined) return idle
    this.#made++
    return await this.#instance.connect()
  }
}
