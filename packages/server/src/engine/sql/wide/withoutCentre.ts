import type { Unit } from "@listwright/domain"
import type { SqlSession } from "../SqlSession.ts"
import type { SqlUniverse, WithoutCentre } from "../SqlUniverse.ts"
import { UNIT_CODES } from "./unitCodes.ts"
import { pointColumns } from "./wideColumns.ts"

/** Looks for the first record whose ZIP Code, ZIP+4 or carrier route lies nobody knows where. */
export const findWithoutCentre = async (
  session: SqlSession,
  { dialect: { ofLeast }, people }: Pick<SqlUniverse, "dialect" | "people">,
): Promise<WithoutCentre> => {
  const first = async (unit: Unit): Promise<string | null> => {
    const { column, text } = UNIT_CODES[unit]
    const rows = await session.rows(
      `SELECT count(*), ${ofLeast(column, "ROW_ID")} FROM ${people} WHERE ${pointColumns[unit].located} = 0`,
    )
    const [[count = 0, code = 0] = []] = rows
    return count === 0 ? null : text(code)
  }
  return { zip: await first("zip"), zip4: await first("zip4"), carrierRoute: await first("carrierRoute") }
}
