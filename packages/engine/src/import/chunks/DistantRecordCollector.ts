import type { Country } from "@listwright/domain/shared"
import { ZIP_NUMBERS } from "../../format/rows/zipNumbers.ts"
import type { DistantRecords as Found } from "../ImportReport.ts"
import type { Workbench } from "../Workbench.ts"
import { LINE_SQL } from "../writeReport.ts"

/** The maximum number of example records. */
const SHOWN = 5

/** Collects the records that are far from the others in their ZIP Code, chunk by chunk. */
export class DistantRecordCollector {
  readonly #country: Country
  #records = 0
  readonly #examples: Array<Found["examples"][number]> = []

  constructor(country: Country) {
    this.#country = country
  }

  /** Adds rows of the table `chunk`, which starts at row `firstRow`; `rows` are relative to it. */
  async add(bench: Workbench, firstRow: number, rows: ReadonlyArray<number>): Promise<void> {
    this.#records += rows.length
    const room = SHOWN - this.#examples.length
    if (rows.length === 0 || room === 0) return
    const found = await bench.rows(
      `SELECT FILE, ${LINE_SQL}, ${ZIP_NUMBERS[this.#country].zipSql("ZIP")}, LATITUDE, LONGITUDE
       FROM chunk JOIN files ON NUMBER = ORDINAL >> 40
       WHERE ROW_ID IN (${rows.map((row) => firstRow + row).join(", ")}) ORDER BY ROW_ID LIMIT ${room}`,
    )
    for (const [file, line, zip, latitude, longitude] of found)
      this.#examples.push({
        file: String(file),
        line: Number(line),
        zip: String(zip),
        latitude: Number(latitude),
        longitude: Number(longitude),
      })
  }

  get found(): Found {
    return { records: this.#records, examples: this.#examples }
  }
}
