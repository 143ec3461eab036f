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

const STATES = ["CA", "NY", "TX", "IL", "WA"] as const

const dollars = (column: string): string => `(TRY_CAST(nullif(${column}, '') AS BIGINT) // 1000)`
const age = "TRY_CAST(nullif(age, '') AS BIGINT)"

/** People who moved, two a household. */
export const moverFile: ProviderFile = {
  listType: 40,
  mapping: {
    version: 1,
    source: "Made up movers",
    vintage: "2026-11",
    listType: 40,
    record: {
      key: { column: "id", as: "number" },
      household: "house",
      firstName: "first",
      lastName: "last",
      address: "street",
      zip: "zip",
      carrierRoute: "route",
      phone: { column: "phone", doNotCall: { column: "dnc" } },
      apartment: { column: "flat", yes: ["A"], no: ["H"] },
    },
    attributes: [
      { column: "moved", to: "MOVEDATE", format: "YYYY-MM-DD", min: "20240101", max: "20261231" },
      { column: "kind", to: "MOVETYPE", values: { O: "B" } },
      { column: "distance", to: "MOVEDISTANCE" },
      { column: "from_state", to: "FROMSTATE" },
      { column: "age", to: "AGE", values: { "0": null } },
      { column: "price", to: "PRICE", divideBy: 1_000 },
      { column: "first_time", to: "FIRSTTIMEBUYER" },
      { column: "loan", to: "LOANAMOUNT", divideBy: 1_000 },
      { column: "loan_type", to: "LOANTYPE", values: { C: "1", F: "2", V: "3", R: "4" } },
      { column: "rate", to: "LOANRATE", values: { FIX: "1", ADJ: "2" } },
    ],
  },
  row: (random, at, zip) => {
    const bought = random.chance(0.6)
    const borrowed = bought && random.chance(0.7)
    return {
      id: String(1_000_000 + at),
      house: `H${at >> 1}`,
      first: pick(random, FIRST),
      last: pick(random, LAST),
      street: `${1 + random.below(900)} Elm St`,
      zip,
      route: random.chance(0.9) ? `R${padded(random.below(90), 3)}` : "",
      phone: random.chance(0.4) ? `312-555-${padded(random.below(10_000), 4)}` : "",
      dnc: pick(random, ["Y", "N", "N", ""]),
      flat: pick(random, ["A", "H", ""]),
      moved: `${random.between(2_024, 2_026)}-${padded(random.between(1, 12), 2)}-${padded(random.between(1, 28), 2)}`,
      kind: bought ? "O" : "R",
      distance: pick(random, ["1", "2", "3", ""]),
      from_state: pick(random, STATES),
      age: pick(random, ["0", "25", "41", "41", "73"]),
      price: bought ? String(random.between(80_000, 1_500_000)) : "",
      first_time: bought ? pick(random, ["Y", "N"]) : "",
      loan: borrowed ? String(random.between(20_000, 900_000)) : "",
      loan_type: borrowed ? pick(random, ["C", "C", "F", "V", "R"]) : "",
      rate: borrowed ? pick(random, ["FIX", "ADJ"]) : "",
    }
  },
  breaks: [
    ...PLACE_BREAKS,
    { kind: "KeyMissing", broken: changing("id", "") },
    { kind: "KeyUnreadable", broken: changing("id", "12A", "-5") },
    { kind: "NameMissing", broken: changing("last", "") },
    { kind: "AddressMissing", broken: changing("street", "") },
    { kind: "FlagUnknown", broken: changing("flat", "maybe") },
    { kind: "DateUnreadable", broken: changing("moved", "2025-02-30", "01/02/2025") },
    { kind: "ValueUnknown", broken: changing("from_state", "ZZ") },
    { kind: "NumberUnreadable", broken: changing("price", "n/a") },
    { kind: "OutOfBounds", broken: changing("price", "900", "99000000") },
  ],
  fit: `regexp_full_match(id, '[0-9]+') AND last <> '' AND street <> '' AND flat IN ('A', 'H', '')
    AND TRY_CAST(moved AS DATE) IS NOT NULL AND moved LIKE '____-__-__' AND from_state <> 'ZZ' AND ${PLACE_FIT}
    AND (price = '' OR coalesce(${dollars("price")} BETWEEN 20 AND 10000, false))`,
  questions: {
    everything: { definition: within(), sql: "true" },
    "one of each household": {
      definition: { areas: nation, audience: { unit: "allHouseholds", criteria: [] } },
      sql: "true",
      count: "count(DISTINCT zip || '|' || house)",
    },
    Texas: { definition: { areas: [{ kind: "state", state: "TX", excluded: false }] }, sql: "state = 'TX'" },
    "those who may be called": {
      definition: { areas: nation, phoneOption: "onlyWithPhones" },
      sql: "phone <> '' AND dnc <> 'Y'",
    },
    "moved in the spring of 2026": {
      definition: within(between("MOVEDATE", "20260301", "20260531")),
      sql: "moved BETWEEN '2026-03-01' AND '2026-05-31'",
    },
    "bought for 300 to 600 thousand": {
      definition: within(valuesOf("MOVETYPE", "B"), between("PRICE", "300", "600")),
      sql: `kind = 'O' AND ${dollars("price")} BETWEEN 300 AND 600`,
    },
    "came from California or New York": {
      definition: within(valuesOf("FROMSTATE", "CA", "NY")),
      sql: "from_state IN ('CA', 'NY')",
    },
    "an insured loan of 200 thousand or more at a fixed rate": {
      definition: within(
        valuesOf("LOANTYPE", "2", "3"),
        valuesOf("LOANRATE", "1"),
        between("LOANAMOUNT", "200", "3000"),
      ),
      sql: `loan_type IN ('F', 'V') AND rate = 'FIX' AND ${dollars("loan")} >= 200`,
    },
    "older first-time buyers": {
      definition: within(between("AGE", "40", "99"), valuesOf("FIRSTTIMEBUYER", "Y")),
      sql: `${age} >= 40 AND first_time = 'Y'`,
    },
  },
}
