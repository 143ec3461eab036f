import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Schema } from "effect"
import { readFileFacts } from "../../files/readFileFacts.ts"
import type { DataFile } from "../UniverseManifest.ts"
import { StoredColumn } from "./StoredColumn.ts"

const FILE = "columns.json"

const Columns = Schema.fromJsonString(Schema.Array(StoredColumn))
const decode = Schema.decodeUnknownSync(Columns)

/** Writes a universe's attributes to its folder. */
export const writeColumns = async (
  folder: string,
  columns: ReadonlyArray<StoredColumn>,
): Promise<DataFile> => {
  const path = join(folder, FILE)
  await writeFile(path, `${JSON.stringify(columns, null, 1)}\n`, { flush: true })
  return { path: FILE, ...(await readFileFacts(path)) }
}

/** Reads a universe's attributes; throws if the file doesn't contain any. */
export const readColumns = async (folder: string): Promise<ReadonlyArray<StoredColumn>> =>
  decode(await readFile(join(folder, FILE), "utf8"))
