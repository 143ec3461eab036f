import { OCCUPANT_FACTS } from "../../format/layout/Slices.ts"
import type { SampleUniverse } from "../SampleUniverse.ts"
import { layOutPlaces } from "../places/layOutPlaces.ts"
import { distributeRecords } from "../places/distributeRecords.ts"
import { fillOccupants } from "./fillOccupants.ts"
import { occupantColumns } from "../../catalog/occupantColumns.ts"
import { occupantRowColumns } from "./occupantRows.ts"

/**
 * The number of deliverable addresses per consumer in the demo: 1.73 consumers share a home, one address in ten is a
 * business, and about one home in twenty has no known resident.
 */
const ADDRESSES_A_PERSON = 0.68

/** The universe of addresses where mail can be delivered, regardless of who lives or works there. */
export const occupantUniverse: SampleUniverse = {
  name: "occupant",
  source: "synthetic addresses over real geography",
  columns: () => occupantColumns,
  facts: OCCUPANT_FACTS,
  rowColumns: occupantRowColumns,
  layOut: (seed, people, within) =>
    distributeRecords(
      layOutPlaces(seed, people, within),
      Math.max(1, Math.round(people * ADDRESSES_A_PERSON)),
      ({ people: here }) => here,
    ),
  fill: fillOccupants,
}
