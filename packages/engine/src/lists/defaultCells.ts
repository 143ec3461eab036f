import { routeOfCode } from "../format/rows/routeCode.ts"
import type { RecordTexts } from "./RecordSource.ts"

/** The last four digits of a ZIP+4; 0000 means none. */
const addOn = (zip4: string): string => (zip4.endsWith("0000") ? "" : zip4.slice(-4))

/** The default fields of a record after its number, and the phone, which not everybody may have. */
export const defaultCells = ([
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
]: RecordTexts): {
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
    zip.padStart(5, "0"),
    addOn(zip4),
    routeOfCode(Number(route)),
    score,
    walk,
  ],
  last,
  phone,
})
