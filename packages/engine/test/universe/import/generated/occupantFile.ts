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

const thousands = "(TRY_CAST(nullif(income, '') AS BIGINT) // 1000)"
const percent = "TRY_CAST(nullif(children, '') AS BIGINT)"
const HOME = "use <> 'B' AND flat <> 'Y'"
const letters = (...some: ReadonlyArray<string>): string =>
  `left(route, 1) IN (${some.map((letter) => `'${letter}'`).join(", ")})`

/** A file of every address that gets mail, most of them with a name. */
export const occupantFile: ProviderFile = {
  listType: 50,
  mapping: {
    version: 1,
    source: "Made up addresses",
    vintage: "2026-11",
    listType: 50,
    record: {
      key: { column: "id", as: "text" },
      firstName: "first",
      lastName: "last",
      address: "street",
      zip: "zip",
      plus4: "plus4",
      carrierRoute: "route",
      walkSequence: "walk",
      phone: { column: "phone", doNotCall: "removed" },
      apartment: { column: "flat" },
      business: { column: "use", yes: ["B"], no: ["R"] },
    },
    attributes: [
      { column: "income", to: "MEDIANINCOME", divideBy: 1_000 },
      { column: "age", to: "MEDIANAGE" },
      { column: "children", to: "PHWC", values: { "0": "1" } },
      { column: "box", to: "MAILBOX", values: { C: "1", K: "2", N: "3", D: "4", P: "5" } },
      { column: "summer", to: "SEASONAL" },
    ],
  },
  row: (random, at, zip) => {
    const isNamed = random.chance(0.7)
    const use = pick(random, ["R", "R", "R", "R", "B", ""])
    return {
      id: `A-${padded(at, 8)}`,
      first: isNamed ? pick(random, FIRST) : "",
      last: isNamed ? pick(random, LAST) : "",
      street: `${1 + 2 * random.below(900)} Oak St`,
      zip,
      plus4: padded(1 + random.below(9_000), 4),
      route: random.chance(0.95)
        ? `${pick(random, ["C", "C", "C", "B", "R", "H", "G"])}${padded(random.below(90), 3)}`
        : "",
      walk: String(random.below(900)),
      phone: random.chance(0.1) ? `312-555-${padded(random.below(10_000), 4)}` : "",
      flat: pick(random, ["Y", "N", "N", ""]),
      use,
      income: random.chance(0.9) ? String(random.between(20_000, 250_000)) : "",
      age: random.chance(0.9) ? String(random.between(25, 80)) : "",
      children: random.chance(0.9) ? String(random.below(70)) : "",
      box: pick(random, ["C", "K", "N", "D", "P", ""]),
      summer: pick(random, ["Y", "N", "N", ""]),
    }
  },
  breaks: [
    ...PLACE_BREAKS,
    { kind: "KeyMissing", broken: changing("id", "") },
    { kind: "AddressMissing", broken: changing("street", "") },
    { kind: "FlagUnknown", broken: changing("use", "X", "business") },
    { kind: "NumberUnreadable", broken: changing("income", "n/a", "60k") },
    { kind: "ValueUnknown", broken: changing("box", "Z") },
    { kind: "OutOfBounds", broken: changing("income", "900", "99000000") },
  ],
  fit: `id <> '' AND street <> '' AND use IN ('R', 'B', '') AND ${PLACE_FIT} AND box <> 'Z'
    AND (income = '' OR coalesce(${thousands} BETWEEN 5 AND 400, false))`,
  questions: {
    everything: { definition: within(), sql: "true" },
    Texas: { definition: { areas: [{ kind: "state", state: "TX", excluded: false }] }, sql: "state = 'TX'" },
    "those with phones": {
      definition: { areas: nation, phoneOption: "onlyWithPhones" },
      sql: "phone <> ''",
    },
    "homes on city and rural routes": {
      definition: {
        areas: nation,
        occupant: { targets: ["homes"], routes: ["carrierRoutes", "ruralRoutes"], contactNames: true },
      },
      sql: `${HOME} AND (route IN ('', 'B000') OR ${letters("C", "H", "R")})`,
    },
    "apartments with post office boxes": {
      definition: {
        areas: nation,
        occupant: { targets: ["apartments"], routes: ["poBoxes"], contactNames: false },
      },
      sql: `use <> 'B' AND flat = 'Y' AND ${letters("B", "G")} AND route <> 'B000'`,
    },
    "businesses, those in apartment houses too": {
      definition: {
        areas: nation,
        occupant: {
          targets: ["businesses"],
          routes: ["carrierRoutes", "poBoxes", "ruralRoutes"],
          contactNames: false,
        },
      },
      sql: "use = 'B'",
    },
    "routes with a middle income of 60 to 120 thousand and many children": {
      definition: within(between("MEDIANINCOME", "60", "120"), between("PHWC", "40", "100")),
      sql: `${thousands} BETWEEN 60 AND 120 AND ${percent} >= 40`,
    },
    "routes hardly anybody has children on": {
      definition: within(between("PHWC", "1", "1")),
      sql: `${percent} IN (0, 1)`,
    },
    "mailboxes at the curb, not only in summer": {
      definition: within(valuesOf("MAILBOX", "1"), valuesOf("SEASONAL", "N")),
      sql: "box = 'C' AND summer = 'N'",
    },
  },
}
