import { groupBy } from "@listwright/domain/shared"
import { Effect } from "effect"
import { readCsvFile } from "../csv/readCsvFile.ts"
import { ImportRefused, type RefusedRow } from "../reference/ReferenceErrors.ts"
import { DISTRICT_PATTERN, type DistrictMap, districtMap } from "./DistrictMap.ts"

const COLUMNS = ["stateabbr", "zcta", "cd"]

export interface DistrictImport {
  readonly districts: DistrictMap
  readonly refused: ReadonlyArray<RefusedRow>
  /** The existing ZIP Codes that aren't in the file, ascending; they have no district. Most are PO boxes. */
  readonly zipsWithout: ReadonlyArray<string>
}

/**
 * Returns a district's code: IL05 for '5' in Illinois; for '0' or '98', the only district of a state or territory.
 * Returns '' if the number is empty, which means no district.
 */
const districtOf = (state: string, number: string): string =>
  number === "" ? "" : `${state}${number === "98" ? "00" : number.padStart(2, "0")}`

/**
 * Converts a file of the districts that each ZIP Code area overlaps, one row per pair (`state_fips,state_abbr,zcta,cd`,
 * the Census Bureau's published format), into the format of `districts.tsv`. A ZIP Code may be in several districts and
 * states. Fails if no row is usable.
 *
 * @param zips The existing ZIP Codes, ascending.
 */
export const importDistricts = Effect.fn("importDistricts")(function* (
  file: string,
  zips: ReadonlyArray<string>,
): Effect.fn.Return<DistrictImport, ImportRefused> {
  const { records, refused: unreadable } = yield* readCsvFile(file, COLUMNS)
  const refused = [...unreadable]
  const pairs = new Map<string, { readonly district: string; readonly zip: string }>()
  for (const { line, cells } of records) {
    const [state = "", zcta = "", number = ""] = cells
    const [zip, district] = [zcta.padStart(5, "0"), districtOf(state, number)]
    if (!/^\d{1,5}$/.test(zcta)) refused.push({ line, reason: `'${zcta}' isn't a 5-digit ZIP Code` })
    else if (!DISTRICT_PATTERN.test(district))
      refused.push({ line, reason: `'${state}' and '${number}' aren't a 2-letter state and a district` })
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
    [...groupBy(pairs.values(), ({ district }) => district)].map(
      ([district, members]) => [district, members.map(({ zip }) => zip).toSorted()] as const,
    ),
  )
  return {
    districts,
    refused: refused.toSorted((a, b) => a.line - b.line),
    zipsWithout: zips.filter((zip) => !districts.districtsOfZip.has(zip)),
  }
})
