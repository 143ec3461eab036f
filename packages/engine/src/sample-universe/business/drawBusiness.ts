import type { Place } from "../../format/layout/Place.ts"
import { ADDRESS_KINDS } from "../../format/rows/rowColumns.ts"
import type { Address } from "../addresses/Address.ts"
import { VINTAGE } from "../people/Household.ts"
import { FEMALE, MALE, type NameLists } from "../people/nameLists.ts"
import type { Random } from "../random/Random.ts"
import { type Business, type BusinessContact, COMPANY_FORMS, type CompanyName } from "./Business.ts"
import type { Trade, Trades } from "./trades.ts"

const EMPLOYEES = [5, 10, 20, 50, 100, 250, 500, 1_000]
/** The bounds of the sales bands, in thousands of dollars. */
const SALES = [500, 1_000, 2_500, 5_000, 10_000, 20_000, 50_000, 100_000]
const SQUARE_FEET = [2_500, 10_000, 40_000]

const bandOf = (bounds: ReadonlyArray<number>, value: number): number =>
  1 + bounds.filter((bound) => value >= bound).length

const LOCATION = { single: 1, headquarters: 2, branch: 3 }
const OWNERSHIP = { private: 1, public: 2, government: 3, nonprofit: 4 }
const TITLE = { owner: 1, president: 2, executive: 3, partner: 4, finance: 5, siteManager: 14 }
/** The titles of functional managers, from operations to facilities. */
const MANAGERS = { first: 6, last: 13 }

/**
 * Generates a number around `middle`, from a seventh to seven times as large, with smaller numbers more often, without
 * using a library's exponential function.
 */
const spread = (random: Random, middle: number): number => {
  const luck = random.unit() * random.unit()
  const large = random.chance(0.08) ? 1 + 12 * random.unit() : 1
  return Math.max(1, Math.round(middle * (0.15 + 2.2 * luck) * large))
}

const drawContact = (
  random: Random,
  names: NameLists,
  title: number,
  womanOwned: boolean,
): BusinessContact => {
  const isLead = title <= TITLE.partner
  const gender = random.chance(isLead ? (womanOwned ? 0.9 : 0.2) : 0.5) ? FEMALE : MALE
  const born = VINTAGE.year - random.between(28, 66)
  return { gender, firstName: names.drawFirst(random, gender, born), lastName: names.drawLast(random), title }
}

const drawTitles = (
  random: Random,
  people: number,
  location: number,
  isPublic: boolean,
): ReadonlyArray<number> => {
  const lead =
    location === LOCATION.branch || isPublic
      ? TITLE.siteManager
      : people < 20
        ? random.chance(0.12)
          ? TITLE.partner
          : TITLE.owner
        : people < 100
          ? TITLE.president
          : TITLE.executive
  const further =
    people < 10 ? 0 : people < 50 ? random.below(2) : people < 250 ? 1 + random.below(3) : 3 + random.below(4)
  const titles = [lead]
  const first = random.below(MANAGERS.last - MANAGERS.first + 1)
  for (let at = 0; at < further; at++)
    titles.push(MANAGERS.first + ((first + 3 * at) % (MANAGERS.last - MANAGERS.first + 1)))
  return titles
}

const drawCompany = (
  random: Random,
  trade: Trade,
  industry: number,
  names: NameLists,
  address: Address,
  lead: BusinessContact,
): CompanyName => {
  const words = trade.wordsOf.get(industry) ?? []
  const word = words[random.below(words.length)] ?? 0
  const luck = random.unit()
  if (trade.isPublic || luck < 0.18) return { form: COMPANY_FORMS.city, name: 0, word }
  if (luck < 0.36) return { form: COMPANY_FORMS.street, name: address.street, word }
  const name = random.chance(0.7) ? lead.lastName : names.drawLast(random)
  return { form: luck < 0.46 ? COMPANY_FORMS.family : COMPANY_FORMS.lastName, name, word }
}

const drawIndustries = (random: Random, { trades, pickerOf }: Trades, urbanity: number) => {
  const at = pickerOf(urbanity)?.draw(random) ?? 0
  const trade = trades[at]
  if (trade === undefined) throw new RangeError(`there is no trade ${at}`)
  const own = trade.industries
  // The first industries of a group have the most establishments.
  const pick = (): number => own[Math.floor(random.unit() * random.unit() * own.length)] ?? 0
  const primary = pick()
  let [second, third] = [0, 0]
  if (random.chance(0.35)) {
    const other = random.chance(0.7) ? trade : trades[pickerOf(urbanity)?.draw(random) ?? 0]
    const found = other?.industries[Math.floor(random.unit() * (other?.industries.length ?? 0))] ?? 0
    second = found === primary ? 0 : found
    if (second !== 0 && random.chance(0.35)) {
      const last = pick()
      third = last === primary || last === second ? 0 : last
    }
  }
  return { trade, industries: [primary, second, third] as const }
}

/** Generates the filing of a new business, registered in the last 22 months. */
const drawFiling = (random: Random): { readonly filingDate: number; readonly year: number } => {
  const months = random.below(22)
  const year = months < 12 ? 2025 : 2026
  return { year, filingDate: year * 10_000 + ((months % 12) + 1) * 100 + random.between(1, 28) }
}

/** Generates a business that fits its place and address. */
export const drawBusiness = (
  random: Random,
  trades: Trades,
  names: NameLists,
  place: Place,
  address: Address,
): Business => {
  const { industries, trade } = drawIndustries(random, trades, place.urbanity)
  const homeBased =
    !trade.isPublic && address.kind !== ADDRESS_KINDS.suite && trade.employees < 8 && random.chance(0.3)
  const people = homeBased ? 1 + random.below(3) : spread(random, trade.employees)
  const location = homeBased
    ? LOCATION.single
    : random.chance(people > 100 ? 0.45 : 0.14)
      ? random.chance(people > 60 ? 0.3 : 0.08)
        ? LOCATION.headquarters
        : LOCATION.branch
      : LOCATION.single
  const isNew = !trade.isPublic && people < 20 && location === LOCATION.single && random.chance(0.1)
  const filing = isNew ? drawFiling(random) : null
  const age = Math.floor(random.unit() * random.unit() * 75) + 2
  const yearFounded = filing?.year ?? Math.max(VINTAGE.year - age, 1850)
  const womanOwned = !trade.isPublic && people < 250 && random.chance(0.2)
  const sales = Math.round(people * trade.sales * (0.5 + random.unit()))
  const titles = drawTitles(random, people, location, trade.isPublic)
  const contacts = titles.map((title) => drawContact(random, names, title, womanOwned))
  const lead = contacts[0] ?? drawContact(random, names, TITLE.owner, womanOwned)
  const nonprofit = trade.sales < 85 && trade.employees > 6 && random.chance(0.3)
  return {
    industries,
    employees: random.chance(0.97) ? bandOf(EMPLOYEES, people) : 0,
    sales: trade.isPublic || random.chance(0.06) ? 0 : bandOf(SALES, sales),
    location: random.chance(0.96) ? location : 0,
    ownership: trade.isPublic
      ? OWNERSHIP.government
      : nonprofit
        ? OWNERSHIP.nonprofit
        : people > 200 && random.chance(0.4)
          ? OWNERSHIP.public
          : OWNERSHIP.private,
    homeBased,
    womanOwned,
    franchise:
      location !== LOCATION.headquarters && trade.sales < 420 && random.chance(homeBased ? 0.01 : 0.06),
    yearFounded: random.chance(0.85) || isNew ? yearFounded : 0,
    squareFeet: homeBased ? 1 : bandOf(SQUARE_FEET, people * (150 + 350 * random.unit())),
    creditRating: random.chance(0.82)
      ? Math.min(Math.max(Math.round(3.2 - 0.02 * Math.min(age, 60) + 0.8 * random.normal()), 1), 4)
      : 0,
    website: random.chance(homeBased ? 0.4 : 0.75),
    filingDate: filing?.filingDate ?? 0,
    company: drawCompany(random, trade, industries[0], names, address, lead),
    contacts,
  }
}
