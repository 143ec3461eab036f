import { Result } from "effect"
import { type CanonicalDefinition, canonicalDefinition } from "../definition/canonicalDefinition.ts"
import { referencedSavedCounts } from "../definition/savedCountAreas.ts"
import { referencedAddressFiles, referencedLists } from "./references.ts"
import {
  type EmbeddedAddressFile,
  type EmbeddedList,
  type EmbeddedLocationFile,
  MAX_LOCATIONS_PER_LIST_FILE,
  MAX_PERSON_KEYS_PER_FILE,
  type SavedListFile,
} from "./SavedListFile.ts"

/** The reason why a file can't be imported as saved lists: the field, the error, and how to fix it. */
export interface ListFileProblem {
  readonly field: string
  readonly message: string
}

/** The contents of a saved list file. */
export interface ListFileContents {
  /** The name; null if the file doesn't contain one. */
  readonly name: string | null
  readonly definition: CanonicalDefinition
  /** The lists that the file references, each after the lists that it references itself. */
  readonly lists: ReadonlyArray<EmbeddedList>
  /** The address files, without any that aren't referenced. */
  readonly addressFiles: ReadonlyArray<EmbeddedAddressFile>
  /** The location files, without any that aren't referenced. */
  readonly locationFiles: ReadonlyArray<EmbeddedLocationFile>
}

const NOTHING: Pick<NonNullable<SavedListFile["portable"]>, "lists" | "addressFiles" | "locationFiles"> = {
  lists: [],
  addressFiles: [],
}

const repeated = (ids: ReadonlyArray<string>): string | undefined =>
  ids.find((id, at) => ids.indexOf(id) !== at)

/**
 * Returns the saved lists and address files that a file requires, in an order in which they can be created; or the
 * first reason why the file can't be read, such as a reference that's missing from the file, is circular, or points to
 * another source.
 */
export const extractFileLists = (file: SavedListFile): Result.Result<ListFileContents, ListFileProblem> => {
  const { addressFiles, lists, locationFiles = [] } = file.portable ?? NOTHING
  const { portable: _, ...rest } = file
  const definition = canonicalDefinition(rest)
  const refused = (field: string, message: string) => Result.fail<ListFileProblem>({ field, message })
  const twice = repeated([...lists, ...addressFiles].map(({ id }) => id))
  if (twice !== undefined) return refused("portable", `names ${twice} twice; every id must be used once`)
  const people = addressFiles.reduce((sum, { keys }) => sum + keys.length, 0)
  if (people > MAX_PERSON_KEYS_PER_FILE)
    return refused(
      "portable.addressFiles",
      `hold ${people} people together; at most ${MAX_PERSON_KEYS_PER_FILE} fit`,
    )

  const locations = locationFiles.reduce((sum, own) => sum + own.locations.length, 0)
  if (locations > MAX_LOCATIONS_PER_LIST_FILE)
    return refused(
      "portable.locationFiles",
      `hold ${locations} locations together; at most ${MAX_LOCATIONS_PER_LIST_FILE} fit`,
    )

  const made: Array<EmbeddedList> = []
  const needed = new Set<string>()
  /** Collects a list's references; `path` contains the lists visited so far, to detect cycles. */
  const follow = (
    prefix: string,
    from: CanonicalDefinition,
    path: ReadonlyArray<EmbeddedList>,
  ): ListFileProblem | null => {
    if (from.listType !== definition.listType)
      return {
        field: `${prefix}listType`,
        message: `is ${from.listType}, but the list is of type ${definition.listType}; only lists from the same data source can be combined`,
      }
    for (const id of referencedAddressFiles(from)) {
      if (!addressFiles.some((one) => one.id === id))
        return {
          field: `${prefix}suppressions.files`,
          message: `refers to the address file ${id}, which isn't in portable.addressFiles; export the list again, or remove it`,
        }
      needed.add(id)
    }
    for (const area of from.areas) {
      if (area.kind !== "locations") continue
      if (!locationFiles.some((one) => one.file === area.file))
        return {
          field: `${prefix}areas`,
          message: `refers to the file of locations ${area.name}, which isn't in portable.locationFiles; export the list again, or remove it`,
        }
      needed.add(area.file)
    }
    for (const id of referencedLists(from)) {
      const field = `${prefix}${referencedSavedCounts(from.areas).includes(id) ? "areas" : "suppressions.savedCounts"}`
      const at = lists.findIndex((one) => one.id === id)
      const list = lists[at]
      if (list === undefined)
        return {
          field,
          message: `refers to the saved list ${id}, which isn't in portable.lists; export the list again, or remove it`,
        }
      if (path.includes(list)) {
        const circle = [...path.slice(path.indexOf(list)), list].map(({ name }) => name).join(" → ")
        return { field, message: `refers to itself: ${circle}; remove one of these references` }
      }
      if (made.includes(list)) continue
      const problem = follow(`portable.lists.${at}.definition.`, list.definition, [...path, list])
      if (problem !== null) return problem
      made.push(list)
    }
    return null
  }
  const problem = follow("", definition, [])
  if (problem !== null) return Result.fail(problem)
  return Result.succeed({
    name: file.portable?.name ?? null,
    definition,
    lists: made,
    addressFiles: addressFiles.filter(({ id }) => needed.has(id)),
    locationFiles: locationFiles.filter((one) => needed.has(one.file)),
  })
}
