import { readIndustries } from "@listwright/geography"
import {
  FIRST,
  LAST,
  between,
  changing,
  nation,
  padded,
  pick,
  PLACE_BREAKS,
  PLACE_FIT,
  type ProviderFile,
  valuesOf,
  within,
} from "./ProviderFile.ts"

const CODES = readIndustries().flatMap(({ code }) => (code.length === 4 ? [code] : []))
const [FIRST_CODE = "5812"] = CODES
/** Extensions that make codes as long as providers' own. */
const EXTENDED = ["", "", "", "01", "0102"] as const
const TITLES = ["Owner", "President", "CEO", "Dog Walker", "Chief of Snacks", ""] as const
const WORDS = ["Bakery", "Café", "Law, LLC", "Supply Co.", 'The "Best" Garage'] as const

const DIGITS = (column: string): string => `regexp_full_match(${column}, '[0-9]*')`
const SIC_FIT = ["sic1", "sic2"]
  .map(
    (column) =>
      `(${column} IN ('', '0000') OR regexp_full_match(${column}, '[0-9]{4,8}') AND left(${column}, 2) IN (FROM majors))`,
  )
  .join(" AND ")
const whole = (column: string): string => `TRY_CAST(nullif(${column}, '') AS BIGINT)`
const filed = `TRY_CAST(regexp_extract(filed, '^([0-9]{2})/([0-9]{2})/([0-9]{4})$', 3) || '-' || left(filed, 5).replace('/', '-') AS DATE)`
const industry = (code: string): string => `(starts_with(sic1, '${code}') OR starts_with(sic2, '${code}'))`

/** Contacts at companies, and companies without any. */
export const businessFile: ProviderFile = {
  listType: 20,
  mapping: {
    version: 1,
    source: "Made up businesses",
    vintage: "2026-11",
    listType: 20,
    record: {
      key: { column: "id", as: "text" },
      firstName: "first",
      lastName: "last",
      company: "company",
      address: "street",
      zip: "zip",
      plus4: "plus4",
      carrierRoute: "route",
      phone: { column: "phone", doNotCall: "removed" },
    },
    attributes: [
      { column: "sic1", to: "SIC", also: ["sic2"], values: { "0000": null } },
      {
        column: "employees",
        to: "EMPLOYEES",
        values: { "0": null },
        bands: { 1: "1", 5: "2", 10: "3", 20: "4", 50: "5", 100: "6", 250: "7", 500: "8", 1000: "9" },
      },
      {
        column: "sales",
        to: "SALES",
        bands: {
          0: "1",
          500000: "2",
          1000000: "3",
          2500000: "4",
          5000000: "5",
          10000000: "6",
          20000000: "7",
        },
      },
      { column: "title", to: "TITLE", values: { Owner: "1", President: "2", CEO: "3" }, others: null },
      { column: "site", to: "LOCATION", values: { S: "1", HQ: "2", BR: "3" } },
      { column: "home", to: "HOMEBASED" },
      { column: "founded", to: "YEARFOUNDED", min: "1900" },
      { column: "filed", to: "FILINGDATE", format: "MM/DD/YYYY", min: "20200101", max: "20261231" },
    ],
  },
  row: (random, at, zip) => {
    const site = at >> 1
    const hasContact = random.chance(0.6)
    const code = (chance: number): string =>
      random.chance(chance)
        ? `${CODES[random.below(CODES.length)] ?? FIRST_CODE}${pick(random, EXTENDED)}`
        : ""
    return {
      id: `B-${padded(at, 8)}`,
      // Two contacts in a row are of one company, at one door.
      company: `${LAST[site % LAST.length]} ${WORDS[site % WORDS.length]} ${site}`,
      first: hasContact ? pick(random, FIRST) : "",
      last: hasContact ? pick(random, LAST) : "",
      title: hasContact ? pick(random, TITLES) : "",
      street: `${1 + (site % 900)} Oak St`,
      zip,
      plus4: padded(1 + random.below(9_000), 4),
      route: random.chance(0.9) ? `C${padded(random.below(90), 3)}` : "",
      phone: random.chance(0.8) ? `312-555-${padded(random.below(10_000), 4)}` : "",
      sic1: random.chance(0.03) ? "0000" : code(0.97),
      sic2: code(0.3),
      employees: random.chance(0.9) ? String(random.below(60) ** 2) : "",
      sales: random.chance(0.8) ? `${random.below(30_000_000)}.50` : "",
      site: pick(random, ["S", "S", "HQ", "BR", ""]),
      home: pick(random, ["Y", "N", ""]),
      founded: random.chance(0.8) ? String(random.between(1_900, 2_026)) : "",
      filed: random.chance(0.3)
        ? `${padded(random.between(1, 12), 2)}/${padded(random.between(1, 28), 2)}/${random.between(2_020, 2_026)}`
        : "",
    }
  },
  breaks: [
    ...PLACE_BREAKS,
    { kind: "KeyMissing", broken: changing("id", "") },
    { kind: "CompanyMissing", broken: changing("company", "") },
    { kind: "IndustryUnreadable", broken: changing("sic2", "58", "1812", "58A2", "112") },
    { kind: "NumberUnreadable", broken: changing("employees", "many", "10-19") },
    { kind: "ValueUnknown", broken: changing("site", "X") },
    { kind: "DateUnreadable", broken: changing("filed", "02/30/2025", "2025-01-02") },
    { kind: "OutOfBounds", broken: changing("founded", "1066", "2030") },
  ],
  fit: `id <> '' AND company <> '' AND ${PLACE_FIT} AND ${SIC_FIT} AND ${DIGITS("employees")}
    AND site IN ('S', 'HQ', 'BR', '') AND (filed = '' OR ${filed} IS NOT NULL)
    AND (founded = '' OR ${whole("founded")} BETWEEN 1900 AND 2026)`,
  questions: {
    everything: { definition: within(), sql: "true" },
    "one of each location": {
      definition: { areas: nation, audience: { unit: "allHouseholds", criteria: [] } },
      sql: "true",
      count: "count(DISTINCT zip || '|' || company || '|' || street)",
    },
    Texas: { definition: { areas: [{ kind: "state", state: "TX", excluded: false }] }, sql: "state = 'TX'" },
    "those with phones": {
      definition: { areas: nation, phoneOption: "onlyWithPhones" },
      sql: "phone <> ''",
    },
    "a major group without one of its industries": {
      definition: within({ kind: "industries", column: "SIC", added: ["58", "80"], omitted: ["8011"] }),
      sql: `(${industry("58")} OR ${industry("80")}) AND NOT ${industry("8011")}`,
    },
    "10 to 49 employees": {
      definition: within(valuesOf("EMPLOYEES", "3", "4")),
      sql: `${whole("employees")} BETWEEN 10 AND 49`,
    },
    "sales of five to ten millions": {
      definition: within(valuesOf("SALES", "5")),
      sql: "TRY_CAST(sales AS DOUBLE) >= 5000000 AND TRY_CAST(sales AS DOUBLE) < 10000000",
    },
    "owners and presidents": {
      definition: within(valuesOf("TITLE", "1", "2")),
      sql: "title IN ('Owner', 'President')",
    },
    "headquarters run from no home": {
      definition: within(valuesOf("LOCATION", "2"), valuesOf("HOMEBASED", "N")),
      sql: "site = 'HQ' AND home = 'N'",
    },
    "founded in this century": {
      definition: within(between("YEARFOUNDED", "2000", "2026")),
      sql: `${whole("founded")} >= 2000`,
    },
    "filed in the first half of 2024": {
      definition: within(between("FILINGDATE", "20240101", "20240630")),
      sql: `${filed} BETWEEN '2024-01-01' AND '2024-06-30'`,
    },
  },
}
