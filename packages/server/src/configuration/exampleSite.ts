import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { onDisk } from "../site/SiteUnusable.ts"
import type { SiteText } from "./SiteContent.ts"
import { machineZone } from "./SiteFile.ts"
import { SETTINGS, siteFilesIn } from "./siteFiles.ts"
import { withValues } from "./settingsText.ts"
import type { WrittenAsset } from "./writeSite.ts"

/**
 * The example site's folder, shipped with the package. The relative path works from both `src/configuration` and
 * `dist/configuration`.
 */
export const exampleFolder = fileURLToPath(new URL("../../example-site", import.meta.url))

/** The example site's files, with this machine's time zone. */
export const exampleSite = onDisk(exampleFolder, async (): Promise<ReadonlyArray<SiteText>> => {
  const { files } = await siteFilesIn(exampleFolder)
  return files.map(({ path, text }) =>
    path === SETTINGS ? { path, text: withValues(text, { timeZone: machineZone() }) } : { path, text },
  )
})

/** The example site's images and videos. */
export const exampleAssets = onDisk(exampleFolder, async (): Promise<ReadonlyArray<WrittenAsset>> => {
  const { assets } = await siteFilesIn(exampleFolder)
  // A copied file would keep who may read the example's; a written one is its user's alone.
  return assets.map(({ path }) => ({
    path,
    write: async (file) => writeFile(file, await readFile(join(exampleFolder, path))),
  }))
})
