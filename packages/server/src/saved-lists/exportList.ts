import type { Reach } from "@listwright/domain/account"
import { referencedLocationFiles } from "@listwright/domain/definition"
import {
  referencedAddressFiles,
  type EmbeddedList,
  LIST_FILE_VERSION,
  referencedLists,
  MAX_LISTS_PER_FILE,
  MAX_LOCATIONS_PER_LIST_FILE,
  type FullSavedList,
  SavedListId,
  type SavedListFile,
} from "@listwright/domain/saved-lists"
import { formatWholeNumber } from "@listwright/domain/shared"
import { Effect, Schema } from "effect"
import { LocationFiles } from "../locations/LocationFiles.ts"
import { SuppressionFiles } from "../suppression/SuppressionFiles.ts"
import { SavedCounts } from "./SavedCounts.ts"

/** Raised when a list can't be exported to a file; `message` gives the reason and the remedy. */
export class ListExportFailed extends Schema.TaggedError<ListExportFailed>()("ListExportFailed", {
  message: Schema.String,
}) {}

const missing = (owner: string, what: string, id: string) => () =>
  new ListExportFailed({
    message: `${owner} refers to the ${what} ${id}, which was deleted or doesn't belong to you. Open the list, remove it, and save the list again.`,
  })

/**
 * Exports a saved list as a file, with all the lists, address files, and location files that it refers to, directly or
 * indirectly. The user must have access to all of them, as to the list itself. Lists suppressed by date range aren't
 * included, since those dates apply to the counting account's lists.
 */
export const exportList = Effect.fn("exportList")(function* (list: FullSavedList, reach: Reach) {
  const counts = yield* SavedCounts
  const suppressionFiles = yield* SuppressionFiles
  const lists: Array<EmbeddedList> = []
  const files = new Set<string>(referencedAddressFiles(list.definition))
  const placed = new Set(referencedLocationFiles(list.definition.areas))
  const waiting = referencedLists(list.definition).map((id) => ({ id, owner: list.row.name }))
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { id, owner } = next
    if (lists.some((one) => one.id === id)) continue
    if (lists.length === MAX_LISTS_PER_FILE)
      return yield* new ListExportFailed({
        message: `The list refers to more than ${MAX_LISTS_PER_FILE} other lists. Save it in parts.`,
      })
    const { definition, row } = yield* counts
      .find(reach, SavedListId.make(id))
      .pipe(Effect.mapError(missing(owner, "saved list", id)))
    lists.push({ id, name: row.name, definition })
    for (const file of referencedAddressFiles(definition)) files.add(file)
    for (const file of referencedLocationFiles(definition.areas)) placed.add(file)
    waiting.push(...referencedLists(definition).map((named) => ({ id: named, owner: row.name })))
  }
  const addressFiles = yield* suppressionFiles
    .embed({ accountId: list.row.accountId, reach }, [...files])
    .pipe(
      Effect.catchTags({
        NotFound: () => Effect.fail(missing(list.row.name, "address file", [...files].join(", "))()),
        FileRefused: ({ reason }) => Effect.fail(new ListExportFailed({ message: reason })),
      }),
    )
  // Whoever reaches a list reaches the locations that it names.
  const locationFiles = yield* (yield* LocationFiles)
    .embed(null, [...placed])
    .pipe(Effect.mapError(missing(list.row.name, "file of locations", [...placed].join(", "))))
  const locations = locationFiles.reduce((sum, file) => sum + file.locations.length, 0)
  if (locations > MAX_LOCATIONS_PER_LIST_FILE)
    return yield* new ListExportFailed({
      message: `The list's files of locations contain ${formatWholeNumber(locations)} locations, but a list file can have at most ${formatWholeNumber(MAX_LOCATIONS_PER_LIST_FILE)}. Export the list in parts.`,
    })
  const { areas, audience, emailOption, listType, occupant, phoneOption, suppressions, version } =
    list.definition
  const file: SavedListFile = {
    version,
    listType,
    areas,
    audience,
    phoneOption,
    emailOption,
    suppressions,
    occupant,
    portable: {
      version: LIST_FILE_VERSION,
      name: list.row.name,
      lists,
      addressFiles,
      ...(locationFiles.length === 0 ? {} : { locationFiles }),
    },
  }
  return file
})
