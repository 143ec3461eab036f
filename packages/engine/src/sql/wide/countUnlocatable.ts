import { Granularity } from "@listwright/domain/definition"
import type { SqlSession } from "../SqlSession.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"
import { pointColumns } from "./wideColumns.ts"

/** Counts, by granularity, the records that no shape can contain, of those that satisfy a condition. */
export const countUnlocatable = async (
  session: SqlSession,
  { people }: Pick<SqlUniverse, "people">,
  condition = "1 = 1",
): Promise<SqlUniverse["withoutPlace"]> => {
  const sums = Granularity.literals.map(
    (granularity) =>
      // The sum of nothing is nothing in some databases, and 0 in others.
      `coalesce(sum(CASE WHEN ${pointColumns[granularity].located} = 1 THEN 0 ELSE 1 END), 0)`,
  )
  const [[standard = 0, zip4 = 0, carrierRoute = 0, zip = 0] = []] = await session.rows(
    `SELECT ${sums.join(", ")} FROM ${people} WHERE ${condition}`,
  )
  return { standard, zip4, carrierRoute, zip }
}
