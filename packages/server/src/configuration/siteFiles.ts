import { readdir, readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { ASSET_FOLDERS, type SiteAsset } from "./SiteAsset.ts"
import type { SiteText } from "./SiteContent.ts"
import type { SiteProblem } from "./SiteProblem.ts"

export const SETTINGS = "site.json"
export const PRICES = "prices"
export const PROMOTIONS = "promotions.json"
export const TAXES = "taxes.json"
export const AGREEMENT = "agreement.json"
export const SAMPLE_USERS = "demo-users.json"
export const SOURCES = "sources.json"
export const QUICK_PICKS = "quick-picks.json"
export const SERVICE_PRICES = "service-prices.json"
export const REWARDS = "rewards.json"
export const VIDEOS = "videos.json"

const TOP: ReadonlyArray<string> = [
  SETTINGS,
  SOURCES,
  QUICK_PICKS,
  PROMOTIONS,
  SERVICE_PRICES,
  REWARDS,
  VIDEOS,
  TAXES,
  AGREEMENT,
  SAMPLE_USERS,
]

/** The files that the server creates next to its own site's files; not for editing. */
const OF_THE_SERVER: ReadonlyArray<string> = ["identity.json", "secrets.json"]

const isData = (name: string): boolean => /\.(jsonc?|csv|ya?ml)$/i.test(name)

const isPriceFile = (name: string): boolean => /^[^.].*\.json$/.test(name)

/**
 * Returns the error for a file that looks like part of a site but is never read, such as one with a misspelled name.
 */
const stranger = (file: string, names: string): SiteProblem => ({
  file,
  line: 1,
  column: 1,
  text: `a site has no file of this name; move it away, or rename it to one of: ${names}`,
})

const inFolder = async (folder: string): Promise<ReadonlyArray<string>> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

const inPart = async (folder: string, part: string): Promise<ReadonlyArray<string>> => {
  try {
    return await inFolder(join(folder, part))
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return []
    throw cause
  }
}

const assetsIn = async (folder: string): Promise<ReadonlyArray<SiteAsset>> => {
  const paths: Array<string> = []
  for (const part of ASSET_FOLDERS)
    paths.push(...(await inPart(folder, part)).map((name) => `${part}/${name}`))
  const found = await Promise.all(
    paths.map(async (path) => {
      const of = await stat(join(folder, path))
      return of.isFile() ? [{ path, bytes: of.size }] : []
    }),
  )
  return found.flat()
}

/** Returns the site files in a folder, and the files that only look like site files. Other files are ignored. */
export const listSiteFiles = async (folder: string) => {
  const [top, prices] = [await inFolder(folder), await inPart(folder, PRICES)]
  const paths = [
    ...TOP.filter((name) => top.includes(name)),
    ...prices.filter(isPriceFile).map((name) => `${PRICES}/${name}`),
  ]
  const strangers = [
    ...top
      .filter((name) => isData(name) && !TOP.includes(name) && !OF_THE_SERVER.includes(name))
      .map((name) => stranger(name, TOP.join(", "))),
    ...prices
      .filter((name) => isData(name) && !isPriceFile(name))
      .map((name) => stranger(`${PRICES}/${name}`, `${PRICES}/<name>.json`)),
  ]
  const files = await Promise.all(
    paths.map(async (path): Promise<SiteText> => ({
      path,
      text: await readFile(join(folder, path), "utf8"),
    })),
  )
  return { files, strangers, assets: await assetsIn(folder) }
}
