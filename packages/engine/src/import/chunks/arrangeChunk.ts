import type { Country } from "@listwright/domain/shared"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import { columnParts } from "../../format/columns/columnParts.ts"
import { HOUSEHOLD_FIRST, PHONE } from "../../format/rows/rowColumns.ts"
import { ZIP4S_PER_ZIP } from "../../format/rows/zipNumbers.ts"
import { quoteName } from "../staging/Field.ts"
import { isTextEncoded } from "../staging/stagedColumns.ts"
import type { Workbench } from "../Workbench.ts"
import { codesTableName } from "./textCodes.ts"

/** The number of walk sequences reserved for each route. */
const WALKS = 65_536

/**
 * The number below 10,000 by which a ZIP Code's people are sorted before their walk sequence: the carrier route, or in
 * Canada the postal code.
 */
const WALKED: Readonly<Record<Country, string>> = { US: "ROUTE::UINTEGER", CA: `ZIP4 % ${ZIP4S_PER_ZIP}` }

/** A range of neighboring ZIP Codes, and the number of its first row. */
export interface Span {
  readonly from: number
  readonly to: number
  readonly firstRow: number
}

/**
 * Creates the table `chunk` from the rows of some ZIP Codes in storage format, ordered by ZIP Code, route (in Canada,
 * postal code), walk sequence, household, and person key. Households aren't split; each is placed at its first member's
 * position on the walk.
 */
export const arrangeChunk = async (
  bench: Workbench,
  columns: ReadonlyArray<StoredColumn>,
  country: Country,
  { firstRow, from, to }: Span,
): Promise<void> => {
  const texts = columns.filter(isTextEncoded).flatMap((stored) =>
    columnParts(stored).map((name) => ({
      name,
      codes: quoteName(`coded ${name}`),
      of: stored.column.column,
    })),
  )
  const coded = texts.map(({ codes, name }) => `coalesce(${codes}.CODE, 0)::UINTEGER AS ${quoteName(name)}`)
  const joins = texts.map(
    ({ codes, name, of }) =>
      `LEFT JOIN ${codesTableName(of)} AS ${codes} ON ${codes}.RAW = placed.${quoteName(name)}`,
  )
  await bench.run(
    `CREATE OR REPLACE TABLE chunk AS
     SELECT placed.* REPLACE (${["ZIP AS ZIP", ...coded].join(", ")}),
       (row_number() OVER (ORDER BY ZIP, PLACE, HOUSEHOLD_KEY, PERSON_KEY) - 1 + ${firstRow})::UINTEGER AS ROW_ID,
       (dense_rank() OVER (PARTITION BY ZIP ORDER BY PLACE, HOUSEHOLD_KEY) - 1)::UINTEGER AS HOUSEHOLD
     FROM (
       SELECT *, min(${WALKED[country]} * ${WALKS} + coalesce(WALK_SEQUENCE, 0))
           OVER (PARTITION BY ZIP, HOUSEHOLD_KEY) AS PLACE,
         (CASE WHEN row_number() OVER people = 1 THEN ${HOUSEHOLD_FIRST.any} ELSE 0 END
           + CASE WHEN PHONE = ${PHONE.deliverable} AND count(*) FILTER (PHONE = ${PHONE.deliverable})
               OVER (people ROWS UNBOUNDED PRECEDING) = 1
             THEN ${HOUSEHOLD_FIRST.withPhone} ELSE 0 END)::UTINYINT AS HOUSEHOLD_FIRST
       FROM sorted WHERE ZIP BETWEEN ${from} AND ${to}
       WINDOW people AS (PARTITION BY ZIP, HOUSEHOLD_KEY ORDER BY PERSON_KEY)
     ) AS placed ${joins.join(" ")}`,
  )
}
