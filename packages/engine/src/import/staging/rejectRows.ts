import { sqlText } from "../../writing/sqlText.ts"
import { LANE_ROWS } from "../../format/layout/layOutRows.ts"
import { ZIP_NUMBERS } from "../../format/rows/zipNumbers.ts"
import type { RecordMapping } from "../mapping/Mapping.ts"
import type { RecordRules } from "../mapping/recordRules.ts"
import type { Workbench } from "../Workbench.ts"
import type { RefusalKind } from "./Field.ts"
import { PLACE_CODES } from "./placeCodes.ts"
import type { Staging } from "./Staging.ts"
import { recordColumns, tableSql } from "./stagedColumns.ts"

const kind = (refused: RefusalKind): string => sqlText(refused)

/** Rejects rows that fail a check. */
const refuseProblems = (bench: Workbench, { checks }: Staging): Promise<void> =>
  bench.run(
    `INSERT INTO refused
     SELECT staged.ORDINAL, checks.COLUMN_NAME, staged.SHOWN, checks.KIND, checks.REASON FROM staged JOIN (VALUES ${checks
       .map((check, at) =>
         [at + 1, sqlText(check.column), sqlText(check.kind), sqlText(check.reason)].join(", "),
       )
       .map((row) => `(${row})`)
       .join(", ")}) AS checks (PROBLEM, COLUMN_NAME, KIND, REASON) USING (PROBLEM) WHERE PROBLEM > 0`,
  )

/** Rejects all but the first of otherwise valid rows with the same key. */
const refuseTwice = (bench: Workbench, { key }: RecordMapping): Promise<void> =>
  bench.run(
    `INSERT INTO refused
     SELECT staged.ORDINAL, ${sqlText(key.column)}, staged.KEY_TEXT, ${kind("KeyTwice")},
       'is the key of line ' || (firsts.FIRST & ((1::UBIGINT << 40) - 1)) || ' of ' || files.FILE || ' already'
     FROM staged JOIN (
       SELECT PERSON_KEY, min(ORDINAL) AS FIRST FROM staged WHERE PROBLEM = 0
       GROUP BY PERSON_KEY HAVING count(*) > 1
     ) AS firsts USING (PERSON_KEY) JOIN files ON files.NUMBER = firsts.FIRST >> 40
     WHERE staged.PROBLEM = 0 AND staged.ORDINAL > firsts.FIRST`,
  )

/** Rejects the removal of people who aren't in the universe. */
const refuseUnknown = (bench: Workbench, { key }: RecordMapping): Promise<void> =>
  bench.run(
    `INSERT INTO refused
     SELECT ORDINAL, ${sqlText(key.column)}, KEY_TEXT, ${kind("KeyUnknown")}, 'is not a key of the universe'
     FROM (SELECT * FROM staged ANTI JOIN refused USING (ORDINAL) WHERE ERASE)
       ANTI JOIN previous USING (PERSON_KEY)`,
  )

/**
 * Rejects input rows in households with more people than a lane has rows; returns the number of rejected rows. The
 * record that a rejected row would have replaced remains, which may make another household too large, so call this
 * until it returns 0.
 */
const refuseLargeHouseholds = async (
  bench: Workbench,
  record: RecordMapping,
  { country, household, members }: RecordRules,
): Promise<number> => {
  const before = await bench.number("SELECT count(*) FROM refused")
  await bench.run(
    `INSERT INTO refused
     SELECT kept.ORDINAL, ${sqlText(record.household ?? record.address)},
       coalesce(staged.HOUSEHOLD_TEXT, kept.ADDRESS), ${kind("HouseholdTooLarge")},
       'is a ${household} of ' || large.PEOPLE || ' ${members} in ${PLACE_CODES[country].named} ' || ${ZIP_NUMBERS[country].zipSql("kept.ZIP")}
         || '; one has ${LANE_ROWS} at most'
     FROM kept JOIN (
       SELECT ZIP, HOUSEHOLD_KEY, count(*) AS PEOPLE FROM kept
       GROUP BY ZIP, HOUSEHOLD_KEY HAVING count(*) > ${LANE_ROWS}
     ) AS large USING (ZIP, HOUSEHOLD_KEY) JOIN staged ON staged.ORDINAL = kept.ORDINAL`,
  )
  return (await bench.number("SELECT count(*) FROM refused")) - before
}

/**
 * Fills `refused` from `staged`, and creates the view `kept` with the new universe's people, from `staged` or, without
 * an ORDINAL, from `previous`.
 */
export const rejectRows = async (
  bench: Workbench,
  staging: Staging,
  record: RecordMapping,
  files: ReadonlyArray<string>,
  rules: RecordRules,
): Promise<void> => {
  await bench.run(
    tableSql("files", [
      { name: "NUMBER", type: "UBIGINT" },
      { name: "FILE", type: "VARCHAR" },
    ]),
  )
  await bench.run(
    `INSERT INTO files VALUES ${files.map((file, at) => `(${at}, ${sqlText(file)})`).join(", ")}`,
  )
  const columns = recordColumns(staging.columns).map(({ name }) => name)
  await bench.run(
    `CREATE VIEW kept AS
     SELECT ORDINAL, ${columns.join(", ")} FROM staged ANTI JOIN refused USING (ORDINAL) WHERE NOT ERASE
     UNION ALL
     SELECT NULL, ${columns.join(", ")} FROM previous
       ANTI JOIN (SELECT PERSON_KEY FROM staged ANTI JOIN refused USING (ORDINAL)) USING (PERSON_KEY)`,
  )
  await refuseProblems(bench, staging)
  await refuseTwice(bench, record)
  await refuseUnknown(bench, record)
  while ((await refuseLargeHouseholds(bench, record, rules)) > 0);
}
