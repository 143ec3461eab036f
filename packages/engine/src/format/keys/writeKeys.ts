import { createHash } from "node:crypto"
import { writeWhole } from "../../files/writeWhole.ts"

/** Bytes of a key in a key file: big-endian, so that files sort as keys do. */
export const KEY_BYTES = 8

/** Writes a key file from ascending keys, whole or not at all; answers its SHA-256 and how many there are. */
export const writeKeys = async (
  path: string,
  keys: AsyncIterable<ReadonlyArray<bigint>>,
): Promise<{ readonly persons: number; readonly sha256: string }> => {
  const hash = createHash("sha256")
  let persons = 0
  await writeWhole(
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
