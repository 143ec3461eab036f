import type { Unit } from "@listwright/domain"
import { NO_ROUTE, routeOfCode } from "../../../universe/rows/routeCode.ts"

const zipText = (zip: number): string => String(zip).padStart(5, "0")

interface UnitCodes {
  /** The column that tells in which of the units a record lies. */
  readonly column: string
  /** The code as people write it; null: the record lies in no such unit. */
  readonly text: (code: number) => string | null
}

/** How the rows hold ZIP Codes, ZIP+4s and carrier routes. */
export const UNIT_CODES: Readonly<Record<Unit, UnitCodes>> = {
  zip: { column: "ZIP", text: zipText },
  zip4: {
    column: "ZIP4",
    text: (code) => (code % 10_000 === 0 ? null : String(code).padStart(9, "0")),
  },
  carrierRoute: {
    column: "ZIP_ROUTE",
    text: (code) =>
      code % 5_000 === NO_ROUTE ? null : `${zipText(Math.floor(code / 5_000))}${routeOfCode(code % 5_000)}`,
  },
}
