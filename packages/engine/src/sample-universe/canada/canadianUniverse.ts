import type { SampleUniverse } from "../SampleUniverse.ts"
import { canadianColumns } from "../../catalog/canadianColumns.ts"
import { canadianRowColumns } from "./canadianRows.ts"
import { readCanadianNames } from "./readCanadianNames.ts"
import { fillCanadians } from "./fillCanadians.ts"
import { layOutFsas } from "./layOutFsas.ts"

/** The number of Canadians per consumer in the demo, similar to the actual number per American. */
const CANADIANS_A_PERSON = 0.1

/** The universe of people at their home addresses in Canada. */
export const canadianUniverse: SampleUniverse = {
  name: "canadianConsumer",
  source: "synthetic Canadians over real geography",
  names: () => readCanadianNames().all,
  columns: ({ lastTexts }) => canadianColumns(lastTexts),
  rowColumns: canadianRowColumns,
  layOut: (seed, people, within) =>
    layOutFsas(seed, Math.max(1, Math.round(people * CANADIANS_A_PERSON)), within),
  fill: fillCanadians,
}
