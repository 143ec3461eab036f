import { createHash } from "node:crypto"
import { open, rename, rm } from "node:fs/promises"
import { dirname } from "node:path"
import { flush } from "../../files/flush.ts"

/** Bytes of a key in a key file: big-endian, so that files sort as keys do. */
export const KEY_BYTES = 8

/** Writes a key file from ascending keys, under another name first; answers its SHA-256 and how many there are. */
export const writeKeys = async (
  path: string,
  keys: AsyncIterable<ReadonlyArray<bigint>>,
): Promise<{ readonly persons: number; readonly sha256: string }> => {
  const unfinished = `${path}.unfinished`
  const hash = createHash("sha256")
  let persons = 0
  try {
    const file = await open(unfinished, "w", 0o600)
    try {
      for await (const some of keys) {
        const bytes = Buffer.allocUnsafe(some.length * KEY_BYTES)
        for (const [at, key] of some.entries()) bytes.writeBigUInt64BE(key, at * KEY_BYTES)
        hash.update(bytes)
        persons += some.length
        await file.writeFile(bytes)
      }
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
    await flush(dirname(path))
  } catch (cause) {
    await rm(unfinished, { force: true })
    throw cause
  }
  return { persons, sha256: hash.digest("hex") }
}
