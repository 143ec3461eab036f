import { findListType } from "./listTypes.ts"

/**
 * The kinds of records that sources sell. A universe contains records of one kind, and several sources may sell them.
 */
export const UNIVERSE_NAMES = ["consumer", "business", "movers", "occupant", "canadianConsumer"] as const
export type UniverseName = (typeof UNIVERSE_NAMES)[number]

/** A universe's names, and the number that identifies it in files and folders. */
export interface UniverseRow {
  readonly name: UniverseName
  /** The first list type that sells the universe's records; its folders and mapping files use this number. */
  readonly listType: number
  /** The name of the universe's records, as shown to users. */
  readonly title: string
  /** True if every record belongs to a company and names it. */
  readonly hasCompanies: boolean
}

/** Every universe, by name. */
export const UNIVERSES: Readonly<Record<UniverseName, UniverseRow>> = {
  consumer: { name: "consumer", listType: 10, title: "Consumers", hasCompanies: false },
  business: { name: "business", listType: 20, title: "Businesses", hasCompanies: true },
  movers: { name: "movers", listType: 40, title: "Movers and Homeowners", hasCompanies: false },
  occupant: { name: "occupant", listType: 50, title: "Occupant Addresses", hasCompanies: false },
  canadianConsumer: {
    name: "canadianConsumer",
    listType: 100,
    title: "Canadian Consumers",
    hasCompanies: false,
  },
}

/** Returns a source's universe; undefined if the source doesn't exist. */
export const findSourceUniverse = (listType: number): UniverseRow | undefined => {
  const source = findListType(listType)
  return source === undefined ? undefined : UNIVERSES[source.universe]
}

/** Finds the universe with this number in file names; undefined if there isn't one. */
export const findUniverseByNumber = (listType: number): UniverseRow | undefined =>
  UNIVERSE_NAMES.map((name) => UNIVERSES[name]).find((row) => row.listType === listType)
