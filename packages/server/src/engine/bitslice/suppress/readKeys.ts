import { readFile } from "node:fs/promises"
import type { KeyFile } from "../../question/EngineQuestion.ts"

const KEY_BYTES = 8

/** The keys of files; rejects where one is not what it was when it was written: nobody is suppressed half. */
export const readKeys = async (files: ReadonlyArray<KeyFile>): Promise<ReadonlyArray<bigint>> => {
  const keys: Array<bigint> = []
  for (const { keys: count, path } of files) {
    const bytes = await readFile(path)
    if (bytes.length !== count * KEY_BYTES)
      throw new Error(
        `the key file ${path} is damaged: it has ${bytes.length} bytes instead of ${count * KEY_BYTES}`,
      )
    for (let at = 0; at < bytes.length; at += KEY_BYTES) keys.push(bytes.readBigUInt64BE(at))
  }
  return keys
}
