import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api"
import { readColumns } from "../../format/columns/columnsFile.ts"
import { readZipTable } from "../../format/layout/ZipTable.ts"
import type { UniverseManifest } from "../../format/UniverseManifest.ts"
import type { AreaFacts, ZipFacts } from "../../question/AreaFacts.ts"
import { knownNodes } from "../../question/knownNodes.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"
import { countUnlocatable } from "../wide/countUnlocatable.ts"
import { duckDbDialect } from "./duckDbDialect.ts"
import { openDuckDbSession } from "./DuckDbSession.ts"
import { PEOPLE_TABLE, createPeopleTable } from "./createPeopleTable.ts"

/** A universe held in this process's memory, suitable for a few million rows. */
export interface DuckDbUniverse extends SqlUniverse {
  readonly close: () => void
}

export interface DuckDbOptions {
  readonly zips: ReadonlyArray<ZipFacts>
  readonly areas: AreaFacts
  readonly threads: number
}

/**
 * Loads a universe folder, whose manifest has already been read, into a table. Fails if the files contradict each other
 * about their rows.
 */
export const openDuckDb = async (
  folder: string,
  manifest: UniverseManifest,
  { areas, threads, zips: facts }: DuckDbOptions,
): Promise<DuckDbUniverse> => {
  const instance = await DuckDBInstance.create(":memory:", { threads: String(threads) })
  const withConnection = async <A>(work: (connection: DuckDBConnection) => Promise<A>): Promise<A> => {
    const connection = await instance.connect()
    try {
      return await work(connection)
    } finally {
      connection.closeSync()
    }
  }
  try {
    const columns = await readColumns(folder)
    const zips = readZipTable(await readFile(join(folder, manifest.places.zips.path)))
    const named = { dialect: duckDbDialect, people: PEOPLE_TABLE }
    const withoutPlace = await withConnection(async (connection) => {
      await createPeopleTable(connection, { folder, manifest, columns, facts, areas }, zips)
      return await countUnlocatable(openDuckDbSession(connection), named)
    })
    return {
      ...named,
      columns,
      nodes: knownNodes(columns),
      areas,
      withoutPlace,
      withSession: (work, signal) =>
        withConnection(async (connection) => {
          const interrupt = (): void => connection.interrupt()
          signal?.throwIfAborted()
          signal?.addEventListener("abort", interrupt)
          try {
            return await work(openDuckDbSession(connection))
          } finally {
            signal?.removeEventListener("abort", interrupt)
          }
        }),
      close: () => instance.closeSync(),
    }
  } catch (cause) {
    instance.closeSync()
    throw cause
  }
}
