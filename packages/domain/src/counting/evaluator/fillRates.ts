import type { Attribute } from "../../audience/attributes/Attribute.ts"
import type { FillRates } from "../questions/Breakdown.ts"
import { type Unit, findRecordUnit } from "./Gazetteer.ts"
import { type UniverseRecord, recordValues } from "./UniverseRecord.ts"

/** Counts the selected records with a known ZIP+4, a known carrier route, and a known value in each column. */
export const fillRates = (
  records: ReadonlyArray<UniverseRecord>,
  columns: ReadonlyArray<Attribute>,
): FillRates => {
  const within = (unit: Unit): number =>
    records.filter((record) => findRecordUnit(record, unit) !== null).length
  return {
    withZip4: within("zip4"),
    withCarrierRoutes: within("carrierRoute"),
    columns: columns.map((column) => ({
      column: column.column,
      known: records.filter((record) => recordValues(record, column).length > 0).length,
    })),
  }
}
