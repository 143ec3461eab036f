import { Actor, Api, type WireAddressColumns } from "@listwright/adapters"
import {
  type AddressColumnMapping,
  addressFileNotice,
  cellProblemText,
  checkAddressRows,
  type FailedRow,
  type LocatedAddress,
  MAX_ADDRESSES,
  suggestedAddressColumns,
} from "@listwright/domain/geography"
import { MAX_LOCATION_NAME_CHARACTERS } from "@listwright/domain/definition"
import { groupBy } from "@listwright/domain/shared"
import { Effect, Result } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Site } from "../../../configuration/Site.ts"
import { AddressLookupQuota } from "../../../geocoding/AddressLookupQuota.ts"
import { Geocoder } from "../../../geocoding/Geocoder.ts"
import { LocationFiles } from "../../../locations/LocationFiles.ts"
import { SuppressionFiles } from "../../../suppression/SuppressionFiles.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"
import { refuseTooManyRequests } from "../../answering/failTooManyRequests.ts"

/** The refusal if IsMultipleAddress is off, in our own wording. */
const ONE_ADDRESS = "A list takes one address on this site, so that files of addresses are not read."

const chosenColumns = ({ Address, City, Distance, Keycode, State, Zip }: WireAddressColumns) => {
  const chosen: AddressColumnMapping = {
    Keycode: Keycode ?? null,
    Address: Address ?? null,
    City: City ?? null,
    State: State ?? null,
    ZIP: Zip ?? null,
    "Distance in miles": Distance ?? null,
  }
  return chosen
}

/** Converts a located address to a file location, named by its keycode or, without one, by its address. */
const locationOf = ({ addressLine, keycode, latitude, longitude, miles, state }: LocatedAddress) => ({
  longitude,
  latitude,
  miles,
  state,
  name: (keycode || addressLine).slice(0, MAX_LOCATION_NAME_CHARACTERS),
})

/**
 * Locates an uploaded file's rows on the map, stores them as one location file, and returns all other rows with the
 * reasons.
 */
const located = Effect.fn("located")(
  function* (id: string, columns: WireAddressColumns | undefined) {
    const { user } = yield* Actor
    const { configuration } = yield* Site
    if (!configuration.takesSeveralAddresses) return yield* new CallRefused({ reason: ONE_ADDRESS })
    const files = yield* SuppressionFiles
    const geocoder = yield* Geocoder
    const { take } = yield* AddressLookupQuota
    const sheet = yield* files.sheet(user, id, MAX_ADDRESSES)
    const readable = sheet.rows.filter(({ problem }) => problem === null)
    const checked = checkAddressRows(
      {
        columns: sheet.columns,
        rows: readable.map(({ cells }) => cells),
        lines: readable.map(({ line }) => line),
      },
      columns === undefined ? suggestedAddressColumns(sheet.columns) : chosenColumns(columns),
    )
    if (Result.isFailure(checked)) {
      return yield* new CallRefused({ reason: addressFileNotice(checked.failure).text })
    }
    const reasons = new Map<number, string>()
    for (const { line, problem } of sheet.rows) if (problem !== null) reasons.set(line, problem)
    for (const [line, problems] of groupBy(checked.success.problems, (problem) => problem.line))
      reasons.set(line, problems.map(cellProblemText).join("; "))
    const { good } = checked.success
    yield* Effect.catchTag(
      take(user.id, yield* geocoder.costOfRows(good)),
      "DailyAddressLimitReached",
      refuseTooManyRequests,
    )
    const places = yield* geocoder.locate(good)
    const found: Array<LocatedAddress> = []
    for (const [at, place] of places.entries()) {
      if (Result.isSuccess(place)) found.push(place.success)
      else reasons.set(good[at]?.line ?? 0, place.failure)
    }
    const failed = sheet.rows.flatMap(({ cells, line }): ReadonlyArray<FailedRow> => {
      const reason = reasons.get(line)
      return reason === undefined ? [] : [{ line, cells, reason }]
    })
    const locations = yield* LocationFiles
    const owner = { userId: user.id, accountId: user.accountId }
    const kept = found.length === 0 ? null : yield* locations.keep(owner, found.map(locationOf))
    return { found, failed, kept: kept === null ? null : { ...kept, name: sheet.name } }
  },
  Effect.catchTags({
    FileRefused: ({ reason }) => Effect.fail(new CallRefused({ reason: reason })),
  }),
)

/** Calls for addresses in uploaded files. */
export const addressFileCalls = {
  GetAddressByFile2: HttpApiBuilder.handler(Api, "Geography", "GetAddressByFile2", ({ payload }) =>
    toEnvelope(
      Effect.map(located(payload.FilePath, payload.Columns), ({ failed, found, kept }) => ({
        GeoItems: found.map((address) => ({
          Longitude: address.longitude,
          Latitude: address.latitude,
          Distance: address.miles,
          AddressLine: address.addressLine,
          KeyCode: address.keycode,
          StateCode: address.state,
          Precision: address.precision,
        })),
        LocationFile: kept === null ? null : { Hash: kept.file, Name: kept.name, Locations: kept.locations },
        TotalCount: found.length + failed.length,
        FCount: failed.length,
        FailedRows: failed.map(({ cells, line, reason }) => ({ Line: line, Cells: cells, Reason: reason })),
      })),
    ),
  ),
}
