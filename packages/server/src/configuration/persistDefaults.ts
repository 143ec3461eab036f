import { join } from "node:path"
import { writeFileAtomically } from "@listwright/engine/files"
import { parse } from "jsonc-parser"
import { Effect } from "effect"
import { accessDisk, type SiteUnusable } from "../site/SiteUnusable.ts"
import { openSite, type OpenedSite } from "./openSite.ts"
import { updateJsonText } from "./updateJsonText.ts"
import { SETTINGS } from "./siteFiles.ts"
import type { SiteLocation } from "./SiteEnvironment.ts"

/**
 * Writes the default values of missing settings into site.json, so they stay the same on another machine and in a later
 * version.
 */
export const persistDefaults = Effect.fn("persistDefaults")(function* (
  site: OpenedSite,
  place: SiteLocation,
): Effect.fn.Return<OpenedSite, SiteUnusable> {
  const { text = "{}" } = site.files.find(({ path }) => path === SETTINGS) ?? {}
  const stated: object = parse(text)
  const open = Object.entries(site.content.settings).filter(([name]) => !(name in stated))
  if (open.length === 0) return site
  const file = join(site.folder, SETTINGS)
  yield* accessDisk(file, () => writeFileAtomically(file, updateJsonText(text, Object.fromEntries(open))))
  return yield* openSite(site.folder, place)
})
