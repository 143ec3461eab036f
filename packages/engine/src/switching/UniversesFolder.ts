import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { type UniverseName, UNIVERSES } from "@listwright/domain/catalogue"

/**
 * The universes with records of one kind, side by side: '10', which a first start makes, and '10-1', '10-2' ... in the order of
 * their installation. A file next to them says which one to serve: see `Pointer`.
 */
export interface UniversesFolder {
  readonly folder: string
  readonly listType: number
}

/** The folder where a site keeps everything, unless another one is named. */
export const DEFAULT_DATA_FOLDER = ".data"

/** Returns the folder of a site's universes with records of one kind, by its data folder. */
export const universesOf = (dataFolder: string, universe: UniverseName): UniversesFolder => ({
  folder: join(dataFolder, "universes"),
  listType: UNIVERSES[universe].listType,
})

/** The name of the first universe, which needs no pointer. */
export const firstName = ({ listType }: UniversesFolder): string => String(listType)

export const universeFolder = ({ folder }: UniversesFolder, name: string): string => join(folder, name)

/** The place of a universe in their order: 0 for '10', 3 for '10-3'; null where it is no such name. */
export const numberOf = ({ listType }: UniversesFolder, name: string): number | null => {
  const [, type, number = "0"] = /^(\d+)(?:-([1-9]\d*))?$/.exec(name) ?? []
  return type === String(listType) ? Number(number) : null
}

interface Numbered {
  readonly name: string
  readonly number: number
}

const entries = (universes: UniversesFolder): Promise<ReadonlyArray<string>> =>
  readdir(universes.folder).catch(() => [])

/** The universes that are there, finished or not, the newest first. */
export const universeNames = async (universes: UniversesFolder): Promise<ReadonlyArray<Numbered>> =>
  (await entries(universes))
    .flatMap((name): ReadonlyArray<Numbered> => {
      const number = numberOf(universes, name)
      return number === null ? [] : [{ name, number }]
    })
    .toSorted((a, b) => b.number - a.number)

/** Folders of universes that were never finished; those of '10' are the server's own. */
export const unfinishedFolders = async (universes: UniversesFolder): Promise<ReadonlyArray<string>> =>
  (await entries(universes))
    .filter((entry) => {
      const name = entry.replace(/\.unfinished$/, "")
      return entry !== name && (numberOf(universes, name) ?? 0) > 0
    })
    .map((entry) => join(universes.folder, entry))
