import type { SampleUniverse } from "../SampleUniverse.ts"
import { layOutPlaces } from "../places/layOutPlaces.ts"
import { distributeRecords } from "../places/distributeRecords.ts"
import { fillMovers } from "./fillMovers.ts"
import { moverCatalog } from "../../catalog/moverCatalog.ts"
import { moverRowColumns } from "./moverRows.ts"

/** The number of movers per consumer in the demo. */
const MOVERS_A_PERSON = 0.04

/** The universe of people who moved within the last twelve months. */
export const moverUniverse: SampleUniverse = {
  name: "movers",
  source: "synthetic movers over real geography",
  columns: moverCatalog,
  rowColumns: moverRowColumns,
  layOut: (seed, people, within) =>
    distributeRecords(
      layOutPlaces(seed, people, within),
      Math.max(1, Math.round(people * MOVERS_A_PERSON)),
      // City people move more often.
      ({ people: here, urbanity }) => here * (0.85 + 0.3 * urbanity),
    ),
  fill: fillMovers,
}
