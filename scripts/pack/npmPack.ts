import { execFileSync } from "node:child_process"
import { mkdirSync } from "node:fs"
import { join } from "node:path"

export interface Packed {
  /** The packed file. */
  readonly file: string
  /** Paths of the files in it, without `package/`. */
  readonly names: ReadonlyArray<string>
  readonly bytes: number
  readonly unpackedBytes: number
}

interface NpmPacked {
  readonly filename: string
  readonly files: ReadonlyArray<{ readonly path: string }>
  readonly size: number
  readonly unpackedSize: number
}

/** Packs a folder as `npm publish` would, without the scripts of its package: what they build is built before. */
export const npmPack = (folder: string, destination: string): Packed => {
  mkdirSync(destination, { recursive: true })
  const args = ["pack", "--json", "--ignore-scripts", "--loglevel=error", "--pack-destination", destination]
  const printed = execFileSync("npm", args, { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
  const [packed]: ReadonlyArray<NpmPacked> = JSON.parse(printed)
  if (packed === undefined) throw new Error(`npm packed nothing in ${folder}`)
  return {
    file: join(destination, packed.filename),
    names: packed.files.map(({ path }) => path),
    bytes: packed.size,
    unpackedBytes: packed.unpackedSize,
  }
}
