import { Effect } from "effect"
import { ReferenceUnusable } from "../reference/ReferenceErrors.ts"
import type { ReferenceFacts } from "@listwright/domain/geography"
import { readReference } from "../reference/readReference.ts"
import type { MetroArea } from "./MetroArea.ts"
import { METRO_COLUMNS } from "./metroTable.ts"

const CODE = /^\d{5}$/
const COUNTIES = /^\d{5}( \d{5})*$/

/**
 * Reads the metro areas from the provider's folder, sorted by name; falls back to the committed areas, the 100 largest
 * in the 50 states and DC, if the folder is null or has none.
 */
export const readMetroAreas = Effect.fn("readMetroAreas")(function* (
  folder: string | null,
): Effect.fn.Return<
  { readonly facts: ReferenceFacts; readonly metroAreas: ReadonlyArray<MetroArea> },
  ReferenceUnusable
> {
  const { facts, file, rows } = yield* readReference("metro-areas", METRO_COLUMNS, folder)
  const metroAreas: Array<MetroArea> = []
  for (const [at, [code = "", name = "", counties = ""]] of (yield* rows).entries()) {
    if (!CODE.test(code) || name === "" || !COUNTIES.test(counties))
      return yield* new ReferenceUnusable({
        file,
        reason: `line ${at + 2} must be a 5-digit metro area code, its name, and its 5-digit county codes`,
      })
    metroAreas.push({ code, name, counties: counties.split(" ") })
  }
  return { facts, metroAreas: metroAreas.toSorted((a, b) => a.name.localeCompare(b.name, "en")) }
})
