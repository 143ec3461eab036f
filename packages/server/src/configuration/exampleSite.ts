import { fileURLToPath } from "node:url"
import { onDisk } from "../site/SiteUnusable.ts"
import type { SiteText } from "./SiteContent.ts"
import { machineZone } from "./SiteFile.ts"
import { SETTINGS, siteFilesIn } from "./siteFiles.ts"
import { withValues } from "./settingsText.ts"

/** Shipped with the package, seen from `src/configuration` and from `dist/configuration`. */
export const exampleFolder = fileURLToPath(new URL("../../example-site", import.meta.url))

/** The files of the example site, in the time zone of this machine. */
export const exampleSite = onDisk(exampleFolder, async (): Promise<ReadonlyArray<SiteText>> => {
  const { files } = await siteFilesIn(exampleFolder)
  return files.map(({ path, text }) =>
    path === SETTINGS ? { path, text: withValues(text, { timeZone: machineZone() }) } : { path, text },
  )
})
