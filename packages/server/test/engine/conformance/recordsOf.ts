import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { UniverseRecord } from "@listwright/domain"
import { readZips } from "../../../src/geography/readGeography.ts"
import { readColumns } from "../../../src/universe/catalogue/columnsFile.ts"
import { coder, textOfCode } from "../../../src/universe/catalogue/codes.ts"
import type { StoredColumn } from "../../../src/universe/catalogue/StoredColumn.ts"
import { latitudeOf, longitudeOf, NOWHERE } from "../../../src/universe/layout/points.ts"
import { readZipTable } from "../../../src/universe/layout/ZipTable.ts"
import { rowsOf } from "../../universe/smallUniverse.ts"

const LETTERS = "BCGHR"
const DELIVERY = { B: "poBox", C: "carrierRoute", G: "poBox", H: "ruralRoute", R: "ruralRoute" } as const

const valuesOf = (stored: StoredColumn, held: number): ReadonlyArray<string> => {
  if (held === 0) return []
  return stored.encoding === "flags"
    ? stored.column.values.flatMap(({ value }, bit) => (Math.floor(held / 2 ** bit) % 2 === 1 ? [value] : []))
    : [textOfCode(stored, coder(stored)(held))]
}

const phones = ["none", "deliverable", "doNotCall"] as const

/**
 * Every record of a universe folder as the evaluator wants them: attributes and keys from the Parquet files, points from
 * the file of points, one for each row in the order of the ZIP Codes' boxes.
 */
export const recordsOf = async (folder: string): Promise<ReadonlyArray<UniverseRecord>> => {
  const columns = await readColumns(folder)
  const facts = new Map(readZips().map((info) => [info.zip, info]))
  const zips = readZipTable(await readFile(join(folder, "places/zips")))
  const steps = new Uint16Array((await readFile(join(folder, "places/points"))).buffer.slice(0))
  const valid = await readFile(join(folder, "bits/VALID.bits"))
  const places: Array<readonly [number, number] | null> = []
  for (const box of zips)
    for (let position = box.vector * 128; position < (box.vector + box.vectors) * 128; position++) {
      if (((valid[position >>> 3] ?? 0) & (1 << (position & 7))) === 0) continue
      const [x = NOWHERE, y = NOWHERE] = steps.subarray(2 * position, 2 * position + 2)
      places.push(x === NOWHERE ? null : [longitudeOf(box, x), latitudeOf(box, y)])
    }
  const rows = await rowsOf(folder, "SELECT * FROM people JOIN payload USING (ROW_ID) ORDER BY ROW_ID")
  return rows.map((row, at): UniverseRecord => {
    const number = (name: string): number => Number(row[name])
    const zip = String(number("ZIP")).padStart(5, "0")
    const letter = LETTERS.charAt(Math.floor(number("ROUTE") / 1_000))
    const info = facts.get(zip)
    const address = String(row["ADDRESS"])
    const attributes = columns.flatMap((stored) => {
      const values = valuesOf(stored, number(stored.column.column))
      return values.length === 0 ? [] : [[stored.column.column, values] as const]
    })
    return {
      personKey: BigInt(String(row["PERSON_KEY"])),
      household: `${zip} ${number("HOUSEHOLD")}`,
      zip,
      plus4: String(number("ZIP4") % 10_000).padStart(4, "0"),
      route: `${letter}${String(number("ROUTE") % 1_000).padStart(3, "0")}`,
      postalCode: null,
      city: info?.city ?? "",
      county: info?.countyFips ?? null,
      state: info?.state ?? "",
      point: places[at] ?? null,
      attributes: new Map(attributes),
      industry: null,
      phone: phones[number("PHONE")] ?? "none",
      hasEmail: false,
      dwelling: address.includes(" Apt ") ? "apartment" : "home",
      delivery:
        letter === "B" || letter === "C" || letter === "G" || letter === "H" || letter === "R"
          ? DELIVERY[letter]
          : "carrierRoute",
      hasContactName: true,
    }
  })
}
