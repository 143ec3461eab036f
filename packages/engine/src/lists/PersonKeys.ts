import { closeSync, openSync, readSync } from "node:fs"
import { join } from "node:path"
import type { UniverseManifest } from "../format/UniverseManifest.ts"

const KEY_BYTES = 8
/** The maximum distance between rows that are read together. */
const NEAR = 512

/** A universe's person keys, row by row; the key file is verified when the universe is opened. */
export class PersonKeys {
  readonly #file: number

  constructor(folder: string, { places }: Pick<UniverseManifest, "places">) {
    this.#file = openSync(join(folder, places.keys.path), "r")
  }

  /** Reads the keys of rows, which must be ascending. */
  read(rows: Uint32Array): BigUint64Array {
    const keys = new BigUint64Array(rows.length)
    const bytes = Buffer.allocUnsafe(NEAR * KEY_BYTES)
    for (let at = 0; at < rows.length;) {
      const first = rows[at] ?? 0
      let end = at + 1
      while (end < rows.length && (rows[end] ?? 0) - first < NEAR) end++
      const length = ((rows[end - 1] ?? 0) - first + 1) * KEY_BYTES
      if (readSync(this.#file, bytes, 0, length, first * KEY_BYTES) !== length)
        throw new Error("the keys of the universe are shorter than its manifest says")
      for (; at < end; at++) keys[at] = bytes.readBigUInt64LE(((rows[at] ?? 0) - first) * KEY_BYTES)
    }
    return keys
  }

  close(): void {
    closeSync(this.#file)
  }
}
