import { mkdir, rm } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { type DuckDBConnection, DuckDBInstance, type DuckDBValue } from "@duckdb/node-api"

/** DuckDB's approximate memory limit; the rest of an import uses up to 1 GB. */
const MEMORY = "2GB"

/** An import's working database, stored on disk in its own folder, which is removed afterward. */
export class Workbench {
  readonly folder: string
  readonly connection: DuckDBConnection
  readonly #signal: AbortSignal

  private constructor(folder: string, connection: DuckDBConnection, signal: AbortSignal) {
    this.folder = folder
    this.connection = connection
    this.#signal = signal
  }

  /** Runs the work in a new database under `folder`. Aborting interrupts the running statement. */
  static async use<A>(
    folder: string,
    signal: AbortSignal,
    work: (bench: Workbench) => Promise<A>,
  ): Promise<A> {
    await mkdir(folder, { recursive: true })
    const instance = await DuckDBInstance.create(join(folder, "work.duckdb"), {
      threads: String(Math.min(availableParallelism(), 4)),
      memory_limit: MEMORY,
      temp_directory: join(folder, "spilled"),
      preserve_insertion_order: "false",
    })
    const connection = await instance.connect()
    const stop = (): void => connection.interrupt()
    signal.addEventListener("abort", stop)
    try {
      return await work(new Workbench(folder, connection, signal))
    } finally {
      signal.removeEventListener("abort", stop)
      connection.closeSync()
      instance.closeSync()
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** Throws if the import was aborted. */
  check(): void {
    this.#signal.throwIfAborted()
  }

  async run(sql: string): Promise<void> {
    this.check()
    await this.connection.run(sql)
  }

  async rows(sql: string): Promise<ReadonlyArray<ReadonlyArray<DuckDBValue>>> {
    this.check()
    return (await this.connection.runAndReadAll(sql)).getRows()
  }

  /** Returns the result of a query for a single number. */
  async number(sql: string): Promise<number> {
    return Number((await this.rows(sql))[0]?.[0])
  }

  /**
   * Runs the work with statements executed as written. DuckDB can't estimate the size of text files, and would
   * otherwise load their rows into memory to join them with ZIP Codes or short lists.
   */
  async asWritten<A>(work: () => Promise<A>): Promise<A> {
    await this.run("SET disabled_optimizers = 'join_order,build_side_probe_side,in_clause'")
    const done = await work()
    await this.run("RESET disabled_optimizers")
    return done
  }

  /** Limits DuckDB to one thread, so that rows stay in order and files have the same bytes every time. */
  async oneThread(): Promise<void> {
    await this.run("SET threads = 1")
  }
}
