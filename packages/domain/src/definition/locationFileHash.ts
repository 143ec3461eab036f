import * as Digest from "effect/crypto/Digest"
import { Effect } from "effect"
import { shortNumber } from "../shared/shortNumber.ts"
import { LocationFileHash, type LocationRow, encodeLocations } from "./LocationFile.ts"
import { compareStrings } from "./sortUniqueStrings.ts"
import { encodeUtf8 } from "./encodeUtf8.ts"

const circleOf = ({ latitude, longitude, miles, state }: LocationRow): string =>
  [shortNumber(longitude), shortNumber(latitude), shortNumber(miles), state].join(":")

const canonicalRow = ({ latitude, longitude, miles, name, state }: LocationRow): LocationRow => ({
  longitude: Number(shortNumber(longitude)),
  latitude: Number(shortNumber(latitude)),
  miles: Number(shortNumber(miles)),
  state,
  name,
})

/**
 * Normalizes a file's rows, whatever their order: sorts them by location and keeps each circle once, under its first
 * name. The normalization is idempotent and doesn't change the selection.
 */
export const canonicalLocations = (rows: ReadonlyArray<LocationRow>): ReadonlyArray<LocationRow> => {
  const byCircle = new Map<string, LocationRow>()
  for (const row of rows) {
    const circle = circleOf(row)
    const known = byCircle.get(circle)
    if (known === undefined || compareStrings(row.name, known.name) < 0)
      byCircle.set(circle, canonicalRow(row))
  }
  return [...byCircle].toSorted(([a], [b]) => compareStrings(a, b)).map(([, row]) => row)
}

/** Serializes canonical rows to the JSON that is stored and hashed. */
export const locationsJson = (canonical: ReadonlyArray<LocationRow>): string =>
  JSON.stringify(encodeLocations(canonical))

/** Computes the ID of a file with these rows: the SHA-256 of their canonical JSON. */
export const locationFileHash = Effect.fn("locationFileHash")(function* (rows: ReadonlyArray<LocationRow>) {
  const digest = yield* Digest.Digest
  return LocationFileHash.make(
    yield* digest.digestHex(Digest.sha256, encodeUtf8(locationsJson(canonicalLocations(rows)))),
  )
})
