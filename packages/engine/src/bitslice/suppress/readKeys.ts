import { readFile } from "node:fs/promises"
import { KEY_BYTES } from "../../format/keys/writeKeys.ts"
import type { KeyFile } from "../../question/EngineQuestion.ts"

/**
 * Returns the bytes of key files; rejects if a file has changed since it was written, so a suppression is never applied
 * partially.
 */
export const readKeyFiles = (files: ReadonlyArray<KeyFile>): Promise<ReadonlyArray<Buffer>> =>
  Promise.all(
    files.map(async ({ keys, path }) => {
      const bytes = await readFile(path)
      if (bytes.length !== keys * KEY_BYTES)
        throw new Error(
          `the key file ${path} is damaged: it has ${bytes.length} bytes instead of ${keys * KEY_BYTES}`,
        )
      return bytes
    }),
  )

/** Returns the keys in files. */
export const readKeys = async (files: ReadonlyArray<KeyFile>): Promise<ReadonlyArray<bigint>> => {
  const keys: Array<bigint> = []
  for (const bytes of await readKeyFiles(files))
    for (let at = 0; at < bytes.length; at += KEY_BYTES) keys.push(bytes.readBigUInt64BE(at))
  return keys
}
