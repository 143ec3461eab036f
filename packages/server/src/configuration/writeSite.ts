import { existsSync } from "node:fs"
import { mkdir, readdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Effect, Schema } from "effect"
import { accessDisk } from "../site/SiteUnusable.ts"
import type { SiteText } from "./SiteContent.ts"
import { SETTINGS } from "./siteFiles.ts"

/** Raised when a new site's folder isn't empty. */
export class FolderNotEmpty extends Schema.TaggedError<FolderNotEmpty>()("FolderNotEmpty", {
  folder: Schema.String,
}) {
  override get message(): string {
    return `The folder ${this.folder} isn't empty. Choose another folder, or move its files.`
  }
}

/** An image or video to be written to a site's folder. */
export interface WrittenAsset {
  /** The path relative to the folder. */
  readonly path: string
  readonly write: (file: string) => Promise<void>
}

const NO_ASSETS: ReadonlyArray<WrittenAsset> = []

/** Writes a site's files, with site.json last: a folder without it isn't a site. */
export const writeFiles = Effect.fn("writeFiles")(function* (
  folder: string,
  files: ReadonlyArray<SiteText>,
  assets = NO_ASSETS,
) {
  const settings = files.filter(({ path }) => path === SETTINGS)
  const others = files.filter(({ path }) => path !== SETTINGS)
  yield* accessDisk(folder, async () => {
    for (const { path, write } of assets) {
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true })
      await write(file)
    }
    for (const { path, text } of [...others, ...settings]) {
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text, { flush: true })
    }
  })
})

/** Writes a site to its own folder. */
export const writeNewSite = Effect.fn("writeNewSite")(function* (
  folder: string,
  files: ReadonlyArray<SiteText>,
  assets = NO_ASSETS,
) {
  const present = yield* accessDisk(folder, async () => (existsSync(folder) ? await readdir(folder) : []))
  if (present.length > 0) return yield* new FolderNotEmpty({ folder })
  yield* writeFiles(folder, files, assets)
})
