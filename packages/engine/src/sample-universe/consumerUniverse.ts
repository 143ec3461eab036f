import { demoCatalog } from "./people/namedColumns.ts"
import { generatedColumns } from "./rows/generatedColumns.ts"
import type { SampleUniverse } from "./SampleUniverse.ts"
import { lifestyleFiller } from "./lifestyle/fillLifestyle.ts"
import { fillPlaces } from "./people/fillPlaces.ts"
import { layOutPlaces } from "./places/layOutPlaces.ts"

/** The universe of U.S. consumers at their home addresses. */
export const consumerUniverse: SampleUniverse = {
  name: "consumer",
  source: "synthetic people over real geography",
  columns: (names) => demoCatalog(names.lastTexts),
  rowColumns: generatedColumns,
  layOut: layOutPlaces,
  fill: (seed, places, names) => {
    const drawn = fillPlaces(seed, places, names)
    const fillLifestyle = lifestyleFiller(drawn.rows)
    let start = 0
    for (const { records, urbanity, zip } of places) {
      fillLifestyle(seed, Number(zip), urbanity, start, start + records)
      start += records
    }
    return drawn
  },
}
