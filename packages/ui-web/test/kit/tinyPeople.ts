import { readFileSync } from "node:fs"
import { join } from "node:path"
import { readCsv } from "../../../../test/csv.ts"

/** A person of the tiny universe: cells by column, as `fixtures/tiny/people.csv` has them. */
export type TinyPerson = Readonly<Record<string, string>>

const people: ReadonlyArray<TinyPerson> = readCsv(
  readFileSync(join(import.meta.dirname, "../../../../fixtures/tiny/people.csv"), "utf8"),
)

/** Tells whether a person has a known phone that may be called. */
export const hasPhone = ({ do_not_call, phone }: TinyPerson): boolean => phone !== "" && do_not_call === "N"

/** The people of a ZIP Code, as the file has them. */
export const tinyPeopleIn = (zip: string): ReadonlyArray<TinyPerson> =>
  people.filter((person) => person["zip"] === zip)

/** Counts the people of the file who pass a test, independently of the engine. */
export const tinyCount = (isMeant: (person: TinyPerson) => boolean): number => people.filter(isMeant).length

/** The same among the people of ZIP Codes. */
export const tinyCountIn = (
  zips: ReadonlyArray<string>,
  isMeant: (person: TinyPerson) => boolean = () => true,
): number => tinyCount((person) => zips.includes(person["zip"] ?? "") && isMeant(person))

/** The six ZIP Codes that most tests select: 519 people. */
export const SIX = ["60614", "60615", "60618", "60625", "60640", "60657"]
