import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { type UniverseName, UNIVERSES } from "@listwright/domain/catalog"

/**
 * The universes with records of one type, side by side: '10', created on first start, and '10-1', '10-2', and so on, in
 * installation order. A file next to them determines the universe to serve: see `Pointer`.
 */
export interface UniversesFolder {
  readonly folder: string
  readonly listType: number
}

/** A site's default data folder. */
export const DEFAULT_DATA_FOLDER = ".data"

/** Returns the folder of a site's universes with records of one type, given its data folder. */
export const siteUniversesFolder = (dataFolder: string, universe: UniverseName): UniversesFolder => ({
  folder: join(dataFolder, "universes"),
  listType: UNIVERSES[universe].listType,
})

/** Returns the name of the first universe, which needs no pointer. */
export const firstUniverseName = ({ listType }: UniversesFolder): string => String(listType)

export const universeFolder = ({ folder }: UniversesFolder, name: string): string => join(folder, name)

/** Returns a universe's installation number, such as 0 for '10' or 3 for '10-3'; null if the name isn't valid. */
export const universeNumber = ({ listType }: UniversesFolder, name: string): number | null => {
  const [, type, number = "0"] = /^(\d+)(?:-([1-9]\d*))?$/.exec(name) ?? []
  return type === String(listType) ? Number(number) : null
}

interface Numbered {
  readonly name: string
  readonly number: number
}

const entries = (universes: UniversesFolder): Promise<ReadonlyArray<string>> =>
  readdir(universes.folder).catch(() => [])

/** Lists the existing universes, finished or not, newest first. */
export const listUniverseNames = async (universes: UniversesFolder): Promise<ReadonlyArray<Numbered>> =>
  (await entries(universes))
    .flatMap((name): ReadonlyArray<Numbered> => {
      const number = universeNumber(universes, name)
      return number === null ? [] : [{ name, number }]
    })
    .toSorted((a, b) => b.number - a.number)

/** Lists the folders of universes that were never finished, except those of '10', which belong to the server. */
export const listUnfinishedFolders = async (universes: UniversesFolder): Promise<ReadonlyArray<string>> =>
  (await entries(universes))
    .filter((entry) => {
      const name = entry.replace(/\.unfinished$/, "")
      return entry !== name && (universeNumber(universes, name) ?? 0) > 0
    })
    .map((entry) => join(universes.folder, entry))
