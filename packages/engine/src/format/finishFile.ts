import { join } from "node:path"
import type { UniverseFile } from "./UniverseManifest.ts"
import { readFileFacts } from "../files/readFileFacts.ts"
import { flush } from "../files/flush.ts"

/** Returns a chunk's two Parquet files, as paths within the universe. */
export const chunkFilePaths = (chunk: number): { readonly people: string; readonly payload: string } => {
  const file = `part-${String(chunk).padStart(4, "0")}.parquet`
  return { people: `people/${file}`, payload: `payload/${file}` }
}

/** Flushes a file written to a universe folder and returns its path, number of records, size, and hash. */
export const finishFile = async (folder: string, path: string, records: number): Promise<UniverseFile> => {
  const whole = join(folder, path)
  await flush(whole)
  return { path, records, ...(await readFileFacts(whole)) }
}
