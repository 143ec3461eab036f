import type { AreaTab } from "@listwright/domain/catalog"
import type { ZipTab } from "../ZipSections.tsx"

/** The area types that 'more area' mixes, by the tab for choosing only that type. */
const WAYS = [
  "zip",
  "radius",
  "polygon",
  "city",
  "county",
  "state",
  "metroArea",
  "congressionalDistrict",
  "SCFCode",
] as const satisfies ReadonlyArray<AreaTab>

export type MixedAreaMethod = (typeof WAYS)[number]

/** The three tabs for choosing ZIP Codes, each in a section of one page. */
const ZIP_TABS = ["zip", "zipPaste", "zipRange"] as const satisfies ReadonlyArray<ZipTab>

/** Returns a source's methods of choosing areas, based on its visible tabs. */
export const mixedAreaMethods = (shown: ReadonlyArray<AreaTab>): ReadonlyArray<MixedAreaMethod> =>
  WAYS.filter((way) => (way === "zip" ? ZIP_TABS.some((tab) => shown.includes(tab)) : shown.includes(way)))

/**
 * Returns the requested method and the tab of its ZIP section. Defaults to the first method if the requested one isn't
 * available.
 */
export const requestedAreaMethod = (
  asked: string | null,
  ways: ReadonlyArray<MixedAreaMethod>,
): { readonly way: MixedAreaMethod | undefined; readonly zipTab: ZipTab } => {
  const zipTab = ZIP_TABS.find((tab) => tab === asked) ?? "zip"
  const meant = ZIP_TABS.some((tab) => tab === asked) ? "zip" : asked
  return { way: ways.find((way) => way === meant) ?? ways[0], zipTab }
}
