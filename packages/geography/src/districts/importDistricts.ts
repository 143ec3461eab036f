import { grouped } from "@listwright/domain/shared"
import { Effect } from "effect"
import { readCsvFile } from "../csv/readCsvFile.ts"
import { ImportRefused, type RefusedRow } from "../reference/ReferenceErrors.ts"
import { DISTRICT, type DistrictMap, districtMap } from "./DistrictMap.ts"

const COLUMNS = ["stateabbr", "zcta", "cd"]

export interface DistrictsImported {
  readonly districts: DistrictMap
  readonly refused: ReadonlyArray<RefusedRow>
  /** ZIP Codes that exist and that the file does not name, ascending: they are in no district. Most are PO boxes. */
  readonly zipsWithout: ReadonlyArray<string>
}

/** '5' is IL05; '0' and '98' are the one district of a state or territory. Nothing is no district, as '' shows. */
const districtOf = (state: string, number: string): string =>
  number === "" ? "" : `${state}${number === "98" ? "00" : number.padStart(2, "0")}`

/**
 * Reads a file of the districts that each ZIP Code area meets, a row a pair (`state_fips,state_abbr,zcta,cd`, as the
 * Census Bureau's relations are published), into the form of `districts.tsv`. A ZIP Code may be in several districts and
 * states. Fails when no row is of use.
 *
 * @param zips The ZIP Codes that exist, ascending.
 */
export const importDistricts = Effect.fn("importDistricts")(function* (
  file: string,
  zips: ReadonlyArray<string>,
): Effect.fn.Return<DistrictsImported, ImportRefused> {
  const { records, refused: unreadable } = yield* readCsvFile(file, COLUMNS)
  const refused = [...unreadable]
  const pairs = new Map<string, { readonly district: string; readonly zip: string }>()
  for (const { line, cells } of records) {
    const [state = "", zcta = "", number = ""] = cells
    const [zip, district] = [zcta.padStart(5, "0"), districtOf(state, number)]
    if (!/^\d{1,5}$/.test(zcta)) refused.push({ line, reason: `'${zcta}' is not a ZIP Code of 5 digits` })
    else if (!DISTRICT.test(district))
      refused.push({ line, reason: `'${state}' and '${number}' are not a state of 2 letters and a district` })
    else if (pairs.has(district + zip))
      refused.push({ line, reason: `ZIP Code ${zip} is already in district ${district}` })
    else pairs.set(district + zip, { district, zip })
  }
  if (pairs.size === 0)
    return yield* new ImportRefused({
      file,
      reason: refused[0] === undefined ? "it has no rows" : `line ${refused[0].line}: ${refused[0].reason}`,
    })
  const districts = districtMap(
    [...grouped(pairs.values(), ({ district }) => district)].map(
      ([district, members]) => [district, members.map(({ zip }) => zip).toSorted()] as const,
    ),
  )
  return {
    districts,
    refused: refused.toSorted((a, b) => a.line - b.line),
    zipsWithout: zips.filter((zip) => !districts.districtsOfZip.has(zip)),
  }
})
