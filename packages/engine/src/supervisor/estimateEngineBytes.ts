import { VECTOR_BYTES } from "../format/layout/layOutRows.ts"
import type { UniverseManifest } from "../format/UniverseManifest.ts"
import { SLOT_BYTES } from "../opened/openUniverse.ts"

/** The memory that a process uses before it loads a universe: the runtime, DuckDB, and the reference geography. */
const PROCESS_BYTES = 180e6

/**
 * The memory used for the streets in a universe's addresses. Most of it caches requested streets, up to a limit; the
 * rest is for street names.
 */
const STREET_BYTES = { most: 150e6, held: 4e6, ofRecord: 1.4 }

/** Estimates the memory that a universe's process uses once all of its attributes have been used. */
export const estimateEngineBytes = ({ bits, places, records, vectors }: UniverseManifest): number => {
  const slices = bits.reduce((sum, group) => sum + group.slices, 0) * vectors * VECTOR_BYTES
  const held = places.zips.bytes + places.routeRuns.bytes + places.zip4Runs.bytes + places.strays.bytes
  const streets = Math.min(STREET_BYTES.held + STREET_BYTES.ofRecord * records, STREET_BYTES.most)
  return PROCESS_BYTES + Math.min(slices, SLOT_BYTES) + held + streets
}
