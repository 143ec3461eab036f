import type { UniverseRecord } from "@listwright/domain/counting"
import type { Point } from "@listwright/domain/definition"
import type { Country } from "@listwright/domain/shared"
import { readFsas } from "../../../geography/src/canada/readCanada.ts"
import { readZips } from "../../../geography/src/tables/readGeography.ts"
import { Effect } from "effect"
import { readColumns } from "../../src/format/columns/columnsFile.ts"
import { createEncoder, codeText } from "../../src/format/columns/codes.ts"
import { columnParts } from "../../src/format/columns/columnParts.ts"
import type { StoredColumn } from "../../src/format/columns/StoredColumn.ts"
import { toDegrees } from "../../src/format/layout/points.ts"
import { heldPlaces } from "./placesAnew.ts"
import { universeCountry } from "../../src/format/UniverseManifest.ts"
import { readManifest } from "../../src/format/readManifest.ts"
import { ZIP_NUMBERS } from "../../src/format/rows/zipNumbers.ts"
import { rowsOf } from "../universe/smallUniverse.ts"

const LETTERS = "BCGHR"
const DELIVERY = { B: "poBox", C: "carrierRoute", G: "poBox", H: "ruralRoute", R: "ruralRoute" } as const

const valuesOf = (stored: StoredColumn, held: number): ReadonlyArray<string> => {
  if (held === 0) return []
  return stored.encoding === "flags"
    ? stored.column.values.flatMap(({ value }, bit) => (Math.floor(held / 2 ** bit) % 2 === 1 ? [value] : []))
    : [codeText(stored, createEncoder(stored)(held))]
}

const isIndustries = ({ encoding }: StoredColumn): boolean => encoding === "industries"

const phones = ["none", "deliverable", "doNotCall"] as const

const pointOf = (held: readonly [number, number] | null): Point | null =>
  held === null ? null : [toDegrees(held[0]), toDegrees(held[1])]

/** The place where a record gets its mail. */
type MailPlace = Pick<
  UniverseRecord,
  "city" | "county" | "delivery" | "plus4" | "postalCode" | "route" | "state" | "zip"
>

/** A function that finds the mail place for the numbers in a row. */
type PlaceReader = (zip: number, plus4: number, route: number) => MailPlace

const inTheUnitedStates = (): PlaceReader => {
  const facts = new Map(readZips().map((info) => [info.zip, info]))
  return (number, plus4, route) => {
    const zip = String(number).padStart(5, "0")
    const letter = LETTERS.charAt(Math.floor(route / 1_000))
    const info = facts.get(zip)
    return {
      zip,
      plus4: String(plus4).padStart(4, "0"),
      route: `${letter}${String(route % 1_000).padStart(3, "0")}`,
      postalCode: null,
      city: info?.city ?? "",
      county: info?.countyFips ?? null,
      state: info?.state ?? "",
      delivery:
        letter === "B" || letter === "C" || letter === "G" || letter === "H" || letter === "R"
          ? DELIVERY[letter]
          : "carrierRoute",
    }
  }
}

const inCanada = (): PlaceReader => {
  const { plus4Text, zipText } = ZIP_NUMBERS.CA
  const facts = new Map(readFsas().map((info) => [info.fsa, info]))
  return (number, plus4) => {
    const fsa = zipText(number)
    const info = facts.get(fsa)
    return {
      zip: null,
      plus4: null,
      route: null,
      postalCode: plus4 === 0 ? fsa : `${fsa}${plus4Text(plus4)}`,
      city: info?.city ?? "",
      county: null,
      state: info?.province ?? "",
      delivery: "carrierRoute",
    }
  }
}

const PLACE_READERS: Readonly<Record<Country, () => PlaceReader>> = { US: inTheUnitedStates, CA: inCanada }

/**
 * Every record of a universe folder as the evaluator wants them: attributes and keys from the Parquet files, points from
 * the file of points.
 */
export const recordsOf = async (folder: string): Promise<ReadonlyArray<UniverseRecord>> => {
  const columns = await readColumns(folder)
  const manifest = await Effect.runPromise(readManifest(folder))
  const placeOf = PLACE_READERS[universeCountry(manifest ?? {})]()
  const places = await heldPlaces(folder)
  const rows = await rowsOf(folder, "SELECT * FROM people JOIN payload USING (ROW_ID) ORDER BY ROW_ID")
  return rows.map((row, at): UniverseRecord => {
    const number = (name: string): number => Number(row[name])
    const address = String(row["ADDRESS"])
    const valuesIn = (stored: StoredColumn): ReadonlyArray<string> =>
      columnParts(stored).flatMap((part) => valuesOf(stored, number(part)))
    const attributes = columns.flatMap((stored) => {
      const values = isIndustries(stored) ? [] : valuesIn(stored)
      return values.length === 0 ? [] : [[stored.column.column, values] as const]
    })
    return {
      personKey: BigInt(String(row["PERSON_KEY"])),
      household: `${number("ZIP")} ${number("HOUSEHOLD")}`,
      ...placeOf(number("ZIP"), number("ZIP4") % 10_000, number("ROUTE")),
      point: pointOf(places[at] ?? null),
      attributes: new Map(attributes),
      industries: columns.filter(isIndustries).flatMap(valuesIn),
      phone: phones[number("PHONE")] ?? "none",
      hasEmail: attributes.some(([name, values]) => name === "EMAILREACH" && values.includes("Y")),
      dwelling:
        row["BUSINESS"] === true || row["COMPANY"] !== undefined
          ? "business"
          : address.includes(" Apt ")
            ? "apartment"
            : "home",
      hasContactName: row["FIRST_NAME"] !== null || row["LAST_NAME"] !== null,
    }
  })
}
