import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { accessDisk } from "../site/SiteUnusable.ts"
import type { SiteText } from "./SiteContent.ts"
import { machineTimeZone } from "./SiteFile.ts"
import { SETTINGS, listSiteFiles } from "./siteFiles.ts"
import { updateJsonText } from "./updateJsonText.ts"
import type { WrittenAsset } from "./writeSite.ts"

/**
 * The example site's folder, shipped with the package. The relative path works from both `src/configuration` and
 * `dist/configuration`.
 */
export const exampleFolder = fileURLToPath(new URL("../../example-site", import.meta.url))

/** The example site's files, with this machine's time zone. */
export const exampleSite = accessDisk(exampleFolder, async (): Promise<ReadonlyArray<SiteText>> => {
  const { files } = await listSiteFiles(exampleFolder)
  return files.map(({ path, text }) =>
    path === SETTINGS
      ? { path, text: updateJsonText(text, { timeZone: machineTimeZone() }) }
      : { path, text },
  )
})

/** The example site's images and videos. */
export const exampleAssets = accessDisk(exampleFolder, async (): Promise<ReadonlyArray<WrittenAsset>> => {
  const { assets } = await listSiteFiles(exampleFolder)
  // A copied file would keep who may read the example's; a written one is its user's alone.
  return assets.map(({ path }) => ({
    path,
    write: async (file) => writeFile(file, await readFile(join(exampleFolder, path))),
  }))
})
