import type { CsvRecord } from "../csv/parseCsvTable.ts"

/** The column name prefixes shared by the Census Bureau's and the NBER's files. */
export const DELINEATION_COLUMNS = [
  "cbsacode",
  "cbsatitle",
  "metropolitanmicropolitanstatis",
  "fipsstatecode",
  "fipscountycode",
]

/** The metro areas to import: only those around cities of 50,000 people or more, or also those around smaller towns. */
export type MetroAreaKinds = "metropolitan" | "metropolitanAndMicropolitan"

/** The file's names for the types of metro areas. */
export const METRO_KIND_NAMES = {
  metropolitan: ["Metropolitan Statistical Area"],
  metropolitanAndMicropolitan: ["Metropolitan Statistical Area", "Micropolitan Statistical Area"],
} satisfies Record<MetroAreaKinds, ReadonlyArray<string>>

/** A county in a metro area. */
export interface DelineationRow {
  readonly code: string
  readonly name: string
  /** The file's name for the type of metro area. */
  readonly kind: string
  readonly county: string
}

/** Restores the leading zeros that spreadsheets strip from codes; an empty string isn't changed. */
const digits = (text: string, length: number): string => (text === "" ? "" : text.padStart(length, "0"))

export const delineationRow = ({ cells }: CsvRecord): DelineationRow => {
  const [code = "", name = "", kind = "", state = "", county = ""] = cells
  return { code, name, kind, county: `${digits(state, 2)}${digits(county, 3)}` }
}

/**
 * Returns the reason a row can't be imported, given each county's area and each area's name in earlier rows; null if it
 * can.
 */
export const rowProblem = (
  { code, name, kind, county }: DelineationRow,
  taken: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
): string | null => {
  if (!/^\d{5}$/.test(code)) return `'${code}' isn't a 5-digit metro area code`
  if (name === "" || /[\t\r\n]/.test(name)) return `'${name}' isn't the name of a metro area`
  if (!METRO_KIND_NAMES.metropolitanAndMicropolitan.includes(kind))
    return `'${kind}' is neither ${METRO_KIND_NAMES.metropolitanAndMicropolitan.join(" nor ")}`
  if (!/^\d{5}$/.test(county))
    return `'${county}' isn't a county code (2 digits for the state and 3 for the county)`
  const other = taken.get(county)
  if (other !== undefined) return `county ${county} is already in metro area ${other}`
  const named = names.get(code) ?? name
  return named === name ? null : `metro area ${code} was called '${named}' before and is now called '${name}'`
}
