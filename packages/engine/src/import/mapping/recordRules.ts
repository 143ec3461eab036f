import {
  type UniverseName,
  type UniverseRow,
  UNIVERSES,
  findUniverseByNumber,
} from "@listwright/domain/catalog"
import type { Country } from "@listwright/domain/shared"
import { OCCUPANT_FACTS, type OccupantFact } from "../../format/layout/Slices.ts"
import { mappingCountry, type Mapping } from "./Mapping.ts"

/** The rules for a universe's records. */
interface UniverseRules {
  /** True if every record names a person. */
  readonly needsNames: boolean
  /** The nouns for all records at one address together and for the individual records. */
  readonly household: string
  readonly members: string
  /** The flags stored in addition to those that all universes store. */
  readonly facts: ReadonlyArray<OccupantFact>
}

const PEOPLE: UniverseRules = {
  needsNames: true,
  household: "household",
  members: "people",
  facts: [],
}

const RULES: Readonly<Record<UniverseName, UniverseRules>> = {
  consumer: PEOPLE,
  business: { ...PEOPLE, needsNames: false, household: "location", members: "contacts", facts: ["NAMED"] },
  movers: PEOPLE,
  occupant: { ...PEOPLE, needsNames: false, members: "records", facts: OCCUPANT_FACTS },
  canadianConsumer: PEOPLE,
}

/** The rules for the records loaded by a mapping. */
export interface RecordRules extends UniverseRules, Pick<UniverseRow, "hasCompanies"> {
  readonly universe: UniverseName
  readonly country: Country
  /** True if the person keys are hashes of strings. */
  readonly hasTextKeys: boolean
}

/** Returns the universe that a mapping loads. */
export const mappingUniverse = ({ listType }: Pick<Mapping, "listType">): UniverseName =>
  findUniverseByNumber(listType)?.name ?? "consumer"

export const recordRules = (mapping: Pick<Mapping, "country" | "listType" | "record">): RecordRules => {
  const universe = mappingUniverse(mapping)
  return {
    ...RULES[universe],
    hasCompanies: UNIVERSES[universe].hasCompanies,
    universe,
    country: mappingCountry(mapping),
    hasTextKeys: mapping.record.key.as === "text",
  }
}
