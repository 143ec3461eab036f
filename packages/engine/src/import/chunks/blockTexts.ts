import {
  BLOCK_END,
  BLOCK_ROWS,
  FIELD_END,
  blockRecordFields,
  RECORD_END,
} from "../../format/blocks/blockLayout.ts"
import { sqlText } from "../../writing/sqlText.ts"
import { quoteName } from "../staging/Field.ts"
import type { Workbench } from "../Workbench.ts"

/** The characters that a provider's text may contain but a block must not. */
const MARKS = sqlText(`${FIELD_END}${RECORD_END}${BLOCK_END}`)

const field = (name: string): string => `translate(coalesce(${quoteName(name)}::VARCHAR, ''), ${MARKS}, '')`

/** Yields the text of each block for the table `chunk`, whose first row is `firstRow`. */
export const blockTexts = async function* (
  bench: Workbench,
  firstRow: number,
  hasCompanies: boolean,
): AsyncGenerator<Uint8Array> {
  const record = `concat_ws(${sqlText(FIELD_END)}, ${blockRecordFields({ hasCompanies }).map(field).join(", ")})`
  const block = `(ROW_ID - ${firstRow}) // ${BLOCK_ROWS}`
  bench.check()
  const result = await bench.connection.stream(
    `SELECT string_agg(${record}, ${sqlText(RECORD_END)} ORDER BY ROW_ID) FROM chunk GROUP BY ${block} ORDER BY ${block}`,
  )
  for await (const rows of result.yieldRows()) {
    bench.check()
    for (const [one] of rows) yield Buffer.from(`${String(one)}${BLOCK_END}`)
  }
}
