import { demoCatalogue } from "./catalogue/demoCatalogue.ts"
import { generatedColumns } from "./catalogue/generatedColumns.ts"
import type { DemoUniverse } from "./DemoUniverse.ts"
import { fillPlaces } from "./people/fillPlaces.ts"
import { layOutPlaces } from "./places/layOutPlaces.ts"

/** People at home. */
export const consumerUniverse: DemoUniverse = {
  name: "consumer",
  source: "synthetic people over real geography",
  columns: (names) => demoCatalogue(names.lastTexts),
  rowColumns: generatedColumns,
  layOut: layOutPlaces,
  fill: fillPlaces,
}
