import { open, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import {
  type KeyFile,
  NO_SUPPRESSIONS,
  NOBODY_UNSOLD,
} from "../../packages/engine/src/question/EngineQuestion.ts"
import { Suppressors } from "../../packages/engine/src/question/Suppressors.ts"

const WANTED = 1_000_000

/** The keys of about a million persons, evenly spread over the universe, as a file of keys. */
export const aMillionKeys = async (universe: string, folder: string): Promise<KeyFile> => {
  const file = await open(join(universe, "places/keys"), "r")
  try {
    const rows = (await file.stat()).size / 8
    const step = Math.max(Math.floor(rows / WANTED), 1)
    const keys: Array<bigint> = []
    const buffer = Buffer.alloc(8 << 20)
    for (let at = 0; at < rows;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, at * 8)
      const read = bytesRead / 8
      for (let row = (step - (at % step)) % step; row < read; row += step)
        keys.push(buffer.readBigUInt64LE(row * 8))
      at += read
    }
    const sorted = BigUint64Array.from(keys).toSorted()
    const bytes = Buffer.alloc(sorted.length * 8)
    for (const [at, key] of sorted.entries()) bytes.writeBigUInt64BE(key, at * 8)
    const path = join(folder, "suppressed-keys")
    await writeFile(path, bytes)
    return { id: "suppressed-keys", path, keys: sorted.length }
  } finally {
    await file.close()
  }
}

/** Suppresses the people in a key file for questions that suppress a file; other questions suppress no people. */
export const suppressing = (million: KeyFile): Layer.Layer<Suppressors> =>
  Layer.succeed(Suppressors, {
    doNotSell: () => Effect.succeed(NOBODY_UNSOLD),
    of: ({ suppressions }) =>
      Effect.succeed({
        doNotSell: NOBODY_UNSOLD,
        suppressing: {
          ...NO_SUPPRESSIONS,
          files: suppressions.files.mode === "off" ? [] : [million],
        },
        savedCounts: [],
        locationFiles: [],
      }),
  })
