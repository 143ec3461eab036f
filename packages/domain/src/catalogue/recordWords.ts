import { listTypeOf } from "./listTypes.ts"
import type { UniverseName } from "./universes.ts"

/** What people call the records of a universe, where a screen speaks of all of them or of an example. */
interface RecordWords {
  /** Of an audience that leaves nobody out: 'Everybody in your areas'. */
  readonly all: string
  /** Of those that a sentence goes on to describe: 'People aged 25 to 54'. */
  readonly subject: string
  /** What somebody might look for among the attributes. */
  readonly attributes: string
}

const RECORD_WORDS: Readonly<Record<UniverseName, RecordWords>> = {
  consumer: { all: "Everybody in your areas", subject: "People", attributes: "Age, income, homeowner" },
  business: {
    all: "Every business in your areas",
    subject: "Businesses",
    attributes: "Industry, employees, title",
  },
  movers: {
    all: "Everybody who moved to your areas",
    subject: "People",
    attributes: "Move date, price, income",
  },
  occupant: { all: "Every address in your areas", subject: "Addresses", attributes: "Income, home value" },
  canadianConsumer: {
    all: "Everybody in your areas",
    subject: "People",
    attributes: "Age, income, homeowner",
  },
}

/** The words for the records that a source sells. */
export const recordWords = (listType: number): RecordWords =>
  RECORD_WORDS[listTypeOf(listType)?.universe ?? "consumer"]
