import { basename } from "node:path"
import { emptyDefinition } from "@listwright/domain/definition"
import {
  ADDRESS_COLUMNS,
  type AddressColumn,
  type AddressColumnMapping,
  addressFileNotice,
  addUploadedAddresses,
  defaultAreaChoiceRules,
  mapAddressColumns,
  uploadAddressFile,
} from "@listwright/domain/geography"
import { Effect, Result } from "effect"
import { CommandFailed } from "../../failures/CommandFailed.ts"
import { readBytes } from "../../terminal/readBytes.ts"
import { concatGatheredAreas, type GatheredAreas, noGatheredAreas } from "./GatheredAreas.ts"
import type { AreaFlags } from "./areaOptions.ts"
import { applySiteWording } from "../../sign-in/applySiteWording.ts"
import { messageText } from "@listwright/domain/shared"

const columnOf = (word: string): AddressColumn | undefined =>
  ADDRESS_COLUMNS.find((column) => column.split(" ")[0]?.toLowerCase() === word.trim().toLowerCase())

type Named = ReadonlyMap<AddressColumn, string>

/** Parses the columns named by --address-column; rejects an unknown column name. */
const namedColumns = (pairs: ReadonlyArray<string>): Result.Result<Named, string> => {
  const named = new Map<AddressColumn, string>()
  for (const pair of pairs) {
    const at = pair.indexOf("=")
    const column = columnOf(pair.slice(0, at))
    if (at === -1 || column === undefined)
      return Result.fail(
        `--address-column ${pair}: Use one of Keycode, Address, City, State, ZIP or Distance, then = and the column in the file.`,
      )
    named.set(column, pair.slice(at + 1))
  }
  return Result.succeed(named)
}

const withNamed = (suggested: AddressColumnMapping, named: Named): AddressColumnMapping =>
  mapAddressColumns((column) => named.get(column) ?? suggested[column])

const refused = (...refusals: ReadonlyArray<string>): GatheredAreas => ({ ...noGatheredAreas, refusals })

/**
 * Returns the areas of --addresses-from. Every row must be locatable on the map; with `skipUnknown`, other rows are
 * skipped and reported with the reason.
 */
export const gatherAddressFileAreas = Effect.fn("gatherAddressFileAreas")(function* (
  { addressColumn = [], addressesFrom = [], sameState }: AreaFlags,
  listType: number,
  skipUnknown: boolean,
) {
  const named = namedColumns(addressColumn)
  if (Result.isFailure(named)) {
    return yield* new CommandFailed({ kind: "usage", message: named.failure })
  }
  const parts = yield* Effect.forEach(
    addressesFrom,
    Effect.fnUntraced(function* (path) {
      const option = `--addresses-from ${path}`
      const file = { name: basename(path), content: yield* readBytes(path) }
      const uploaded = yield* uploadAddressFile(file)
      if (Result.isFailure(uploaded))
        return refused(`${option}: ${yield* applySiteWording(addressFileNotice(uploaded.failure).text)}`)
      const { suggested, targetFile } = uploaded.success
      const columns = withNamed(suggested, named.success)
      const definition = emptyDefinition(listType)
      const isWithinState = sameState === true
      const choosing = { ...defaultAreaChoiceRules, mixing: "moreArea" } as const
      const outcome = yield* addUploadedAddresses(definition, targetFile, columns, isWithinState, choosing)
      const { added, centers, failed, located, warnings } = outcome
      if (warnings.length > 0)
        return refused(
          ...(yield* Effect.forEach(warnings, ({ text }) =>
            applySiteWording(messageText`${option}: ${text}`),
          )),
        )
      const rows = failed.map(({ line, reason }) => `${option}: Line ${line}: ${reason}`)
      const said = yield* Effect.forEach(
        [located, centers].filter((notice) => notice !== null),
        ({ text }) => applySiteWording(messageText`${option}: ${text}`),
      )
      return rows.length > 0 && !skipUnknown
        ? refused(...rows)
        : ({ ...noGatheredAreas, areas: added, notices: [...said, ...rows] } satisfies GatheredAreas)
    }),
  )
  return concatGatheredAreas(parts)
})
