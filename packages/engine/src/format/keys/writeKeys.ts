import { createHash } from "node:crypto"
import { writeFileAtomically } from "../../files/writeFileAtomically.ts"

/** The number of bytes per key in a key file; keys are big-endian, so that files sort in key order. */
export const KEY_BYTES = 8

/** Writes a key file from ascending keys, as a whole or not at all; returns its SHA-256 and the number of keys. */
export const writeKeys = async (
  path: string,
  keys: AsyncIterable<ReadonlyArray<bigint>>,
): Promise<{ readonly persons: number; readonly sha256: string }> => {
  const hash = createHash("sha256")
  let persons = 0
  await writeFileAtomically(
    path,
    async (file) => {
      for await (const some of keys) {
        const bytes = Buffer.allocUnsafe(some.length * KEY_BYTES)
        for (const [at, key] of some.entries()) bytes.writeBigUInt64BE(key, at * KEY_BYTES)
        hash.update(bytes)
        persons += some.length
        await file.writeFile(bytes)
      }
    },
    0o600,
  )
  return { persons, sha256: hash.digest("hex") }
}
