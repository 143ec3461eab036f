import type { UniverseName } from "@listwright/domain/catalog"
import { businessUniverse } from "./business/businessUniverse.ts"
import { canadianUniverse } from "./canada/canadianUniverse.ts"
import { consumerUniverse } from "./consumerUniverse.ts"
import type { SampleUniverse } from "./SampleUniverse.ts"
import { moverUniverse } from "./movers/moverUniverse.ts"
import { occupantUniverse } from "./occupants/occupantUniverse.ts"
import { type NameLists, nameLists } from "./people/nameLists.ts"

/** The universe built by default. */
export const DEFAULT_UNIVERSE = "consumer" satisfies UniverseName

/** The universes available in the demo. */
export const SAMPLE_UNIVERSES: Readonly<Partial<Record<UniverseName, SampleUniverse>>> = {
  consumer: consumerUniverse,
  business: businessUniverse,
  movers: moverUniverse,
  occupant: occupantUniverse,
  canadianConsumer: canadianUniverse,
}

export const hasSampleUniverse = (name: UniverseName): boolean => SAMPLE_UNIVERSES[name] !== undefined

/** Returns the demo's recipe for a universe's records. Throws if the demo lacks that universe. */
export const getSampleUniverse = (name: UniverseName): SampleUniverse => {
  const found = SAMPLE_UNIVERSES[name]
  if (found === undefined) throw new RangeError(`the demo has no universe '${name}'`)
  return found
}

/** Returns the name lists for a universe's people and streets. */
export const demoNameLists = ({ names = nameLists }: Pick<SampleUniverse, "names">): NameLists => names()
