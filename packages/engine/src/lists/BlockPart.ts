import { createHash } from "node:crypto"
import { closeSync, openSync, readFileSync, readSync } from "node:fs"
import { join } from "node:path"
import { crc32 } from "node:zlib"
import type { BlockFile } from "../format/UniverseManifest.ts"

/** Returns the error for a damaged file. */
export const damagedFileError = (path: string): Error =>
  new Error(`${path} in the universe is damaged: its checksum is wrong`)

/** An open file of blocks with a verified index. */
export class BlockPart {
  readonly #path: string
  readonly #file: number
  readonly #index: Uint32Array
  readonly #bytes: number

  constructor(folder: string, { bytes, index, path }: BlockFile) {
    const entries = readFileSync(join(folder, index.path))
    if (createHash("sha256").update(entries).digest("hex") !== index.sha256)
      throw damagedFileError(index.path)
    this.#index = new Uint32Array(new Uint8Array(entries).buffer)
    this.#path = path
    this.#bytes = bytes
    this.#file = openSync(join(folder, path), "r")
  }

  /** Reads and verifies a stored block. This takes a few microseconds if the operating system has it cached. */
  read(block: number): Uint8Array {
    const start = this.#index[2 * block] ?? 0
    const end = this.#index[2 * block + 2] ?? this.#bytes
    const bytes = Buffer.allocUnsafe(end - start)
    const read = readSync(this.#file, bytes, 0, bytes.length, start)
    if (read !== bytes.length || crc32(bytes) !== this.#index[2 * block + 1])
      throw damagedFileError(this.#path)
    return bytes
  }

  close(): void {
    closeSync(this.#file)
  }
}
