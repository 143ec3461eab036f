import type { SampleUniverse } from "../SampleUniverse.ts"
import { layOutPlaces } from "../places/layOutPlaces.ts"
import { distributeRecords } from "../places/distributeRecords.ts"
import { businessCatalog } from "../../catalog/businessCatalog.ts"
import { businessRowColumns } from "./businessRows.ts"
import { fillBusinesses } from "./fillBusinesses.ts"
import { readTrades } from "./trades.ts"

/** The number of business contacts per consumer in the demo. */
const CONTACTS_A_PERSON = 0.1

/** The universe of contacts at company locations. */
export const businessUniverse: SampleUniverse = {
  name: "business",
  source: "synthetic businesses over real geography",
  columns: () => businessCatalog(readTrades().codes),
  rowColumns: businessRowColumns,
  companyWords: () => readTrades().words,
  layOut: (seed, people, within) =>
    distributeRecords(
      layOutPlaces(seed, people, within),
      Math.max(1, Math.round(people * CONTACTS_A_PERSON)),
      // Towns have more than their share, and every place with people has some.
      ({ people: here, urbanity }) => here * (0.6 + 0.8 * urbanity),
    ),
  fill: fillBusinesses,
}
