import type { Country } from "@listwright/domain/shared"
import { formatRouteCode } from "../format/rows/routeCode.ts"
import { ZIP4S_PER_ZIP, ZIP_NUMBERS } from "../format/rows/zipNumbers.ts"
import type { RecordTexts } from "./RecordSource.ts"

/**
 * The functions, by country, that return the cells with a record's mailing codes, given its stored values. If the last
 * four digits are 0000, there are none.
 */
const PLACE_CELLS: Readonly<
  Record<Country, (zip: number, plus4: number, route: number) => ReadonlyArray<string>>
> = {
  US: (zip, plus4, route) => {
    const { plus4Text, zipText } = ZIP_NUMBERS.US
    return [zipText(zip), plus4 === 0 ? "" : plus4Text(plus4), formatRouteCode(route)]
  },
  CA: (zip, plus4) => {
    const { plus4Text, zipText } = ZIP_NUMBERS.CA
    return [plus4 === 0 ? zipText(zip) : `${zipText(zip)} ${plus4Text(plus4)}`]
  },
}

/**
 * Returns a record's default fields except its ID, and separately its last name and its phone, which is optional in
 * lists.
 */
export const defaultCells = (
  country: Country,
  [
    first = "",
    last = "",
    address = "",
    city = "",
    state = "",
    zip = "",
    zip4 = "",
    route = "",
    score = "",
    walk = "",
    phone = "",
    company,
  ]: RecordTexts,
): {
  readonly cells: ReadonlyArray<string>
  readonly last: string
  readonly phone: string
} => ({
  cells: [
    ...(company === undefined ? [] : [company]),
    first,
    last,
    address,
    city,
    state,
    ...PLACE_CELLS[country](Number(zip), Number(zip4) % ZIP4S_PER_ZIP, Number(route)),
    score,
    walk,
  ],
  last,
  phone,
})
