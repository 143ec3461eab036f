import { findListType } from "./listTypes.ts"
import type { UniverseName } from "./universes.ts"

/** The wording for a list with one record per home, business, or address, and for a list with every record. */
interface UnitWords {
  /** The label for the choice of one record per unit. */
  readonly all: string
  /** The plural: 'Households' on its own, 'households' in a sentence. */
  readonly title: string
  readonly several: string
  /** An explanation of the choice of one record per unit. */
  readonly oneEach: string
  /** The term for the records of a list with every record. */
  readonly individuals: string
  /** The term for those records in a description of how a list counts: several records may share a unit. */
  readonly counted: string
}

const HOUSEHOLDS: UnitWords = {
  all: "All households",
  title: "Households",
  several: "households",
  oneEach: "One record per household, no matter who lives there",
  individuals: "Individuals",
  counted: "Individuals",
}
const BUSINESSES: UnitWords = {
  all: "All businesses",
  title: "Businesses",
  several: "businesses",
  oneEach: "One record per business, no matter who works there",
  individuals: "Contacts",
  counted: "Contacts, including several at the same business",
}
const ADDRESSES: UnitWords = {
  all: "All addresses",
  title: "Addresses",
  several: "addresses",
  oneEach: "One record per address, no matter who gets mail there",
  individuals: "Addresses",
  counted: "Addresses",
}

/** The wording for a universe's records, for screens that mention all of them or an example. */
interface RecordWords {
  /** The wording for the unit that several records may share: a home, a business, an address. */
  readonly units: UnitWords
  /** The wording for an audience without criteria: 'Everyone in your areas'. */
  readonly all: string
  /**
   * The subject of a sentence that describes the records: 'People aged 25 to 54', 'Contacts at businesses in Illinois'.
   */
  readonly subject: string
  /** The term shown beside a number of records: '1,204 people in your areas'. */
  readonly beside: string
  /** The term for a number of records within a sentence: '1,000,000 consumers'. */
  readonly several: string
  /** Examples of attributes that a user might search for. */
  readonly attributes: string
  /** The contents of a list without phone numbers. */
  readonly withoutPhones: string
}

const RECORD_WORDS: Readonly<Record<UniverseName, RecordWords>> = {
  consumer: {
    units: HOUSEHOLDS,
    all: "Everyone in your areas",
    subject: "People",
    beside: "people",
    several: "consumers",
    attributes: "Age, income, homeowner",
    withoutPhones: "Names and addresses only",
  },
  business: {
    units: BUSINESSES,
    all: "Every business in your areas",
    subject: "Contacts at businesses",
    beside: "contacts",
    several: "businesses",
    attributes: "Industry, employees, title",
    withoutPhones: "Names and addresses only",
  },
  movers: {
    units: HOUSEHOLDS,
    all: "Everyone who moved to your areas",
    subject: "People",
    beside: "people",
    several: "movers and homeowners",
    attributes: "Move date, price, income",
    withoutPhones: "Names and addresses only",
  },
  occupant: {
    units: ADDRESSES,
    all: "Every address in your areas",
    subject: "Addresses",
    beside: "addresses",
    several: "occupant addresses",
    attributes: "Income, home value",
    withoutPhones: "Addresses only",
  },
  canadianConsumer: {
    units: HOUSEHOLDS,
    all: "Everyone in your areas",
    subject: "People",
    beside: "people",
    several: "Canadian consumers",
    attributes: "Age, income, homeowner",
    withoutPhones: "Names and addresses only",
  },
}

/** Returns the wording for the records that a source sells. */
export const recordTerms = (listType: number): RecordWords =>
  RECORD_WORDS[findListType(listType)?.universe ?? "consumer"]
