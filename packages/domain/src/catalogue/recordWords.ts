import { listTypeOf } from "./listTypes.ts"
import type { UniverseName } from "./universes.ts"

/** What people call the records of a universe, where a screen speaks of all of them or of an example. */
interface RecordWords {
  /** Of an audience that leaves nobody out: 'Everybody in your areas'. */
  readonly all: string
  /** Of those that a sentence goes on to describe: 'People aged 25 to 54'. */
  readonly subject: string
  /** Of some of them, in a sentence: '1,000,000 consumers'. */
  readonly several: string
  /** What somebody might look for among the attributes. */
  readonly attributes: string
  /** What a list without phone numbers holds. */
  readonly withoutPhones: string
}

const RECORD_WORDS: Readonly<Record<UniverseName, RecordWords>> = {
  consumer: {
    all: "Everybody in your areas",
    subject: "People",
    several: "consumers",
    attributes: "Age, income, homeowner",
    withoutPhones: "Names and addresses only",
  },
  business: {
    all: "Every business in your areas",
    subject: "Businesses",
    several: "businesses",
    attributes: "Industry, employees, title",
    withoutPhones: "Names and addresses only",
  },
  movers: {
    all: "Everybody who moved to your areas",
    subject: "People",
    several: "movers and homeowners",
    attributes: "Move date, price, income",
    withoutPhones: "Names and addresses only",
  },
  occupant: {
    all: "Every address in your areas",
    subject: "Addresses",
    several: "occupant addresses",
    attributes: "Income, home value",
    withoutPhones: "Addresses only",
  },
  canadianConsumer: {
    all: "Everybody in your areas",
    subject: "People",
    several: "Canadian consumers",
    attributes: "Age, income, homeowner",
    withoutPhones: "Names and addresses only",
  },
}

/** The words for the records that a source sells. */
export const recordWords = (listType: number): RecordWords =>
  RECORD_WORDS[listTypeOf(listType)?.universe ?? "consumer"]
