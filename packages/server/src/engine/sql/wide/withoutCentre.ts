import type { Unit } from "@listwright/domain"
import { routeOfCode } from "../../../universe/rows/routeCode.ts"
import type { SqlSession } from "../SqlSession.ts"
import type { SqlUniverse, WithoutCentre } from "../SqlUniverse.ts"
import { pointColumns } from "./wideColumns.ts"

const zipText = (zip: number): string => String(zip).padStart(5, "0")

const CODES = {
  zip: { column: "ZIP", text: zipText },
  zip4: { column: "ZIP4", text: (code: number) => String(code).padStart(9, "0") },
  carrierRoute: {
    column: "ZIP_ROUTE",
    text: (code: number) => `${zipText(Math.floor(code / 5_000))}${routeOfCode(code % 5_000)}`,
  },
} satisfies Record<Unit, { readonly column: string; readonly text: (code: number) => string }>

/** Looks for the first record whose ZIP Code, ZIP+4 or carrier route lies nobody knows where. */
export const findWithoutCentre = async (
  session: SqlSession,
  { dialect: { ofLeast }, people }: Pick<SqlUniverse, "dialect" | "people">,
): Promise<WithoutCentre> => {
  const first = async (unit: Unit): Promise<string | null> => {
    const { column, text } = CODES[unit]
    const rows = await session.rows(
      `SELECT count(*), ${ofLeast(column, "ROW_ID")} FROM ${people} WHERE ${pointColumns[unit].located} = 0`,
    )
    const [[count = 0, code = 0] = []] = rows
    return count === 0 ? null : text(code)
  }
  return { zip: await first("zip"), zip4: await first("zip4"), carrierRoute: await first("carrierRoute") }
}
