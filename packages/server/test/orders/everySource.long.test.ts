import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { DuckDBInstance } from "@duckdb/node-api"
import { findListType, UNIVERSES } from "@listwright/domain/catalog"
import {
  type CanonicalDefinition,
  canonicalDefinition,
  type Criterion,
  emptyDefinition,
  type ListDefinition,
} from "@listwright/domain/definition"
import { type Choices, defaultChoices } from "@listwright/domain/drafts"
import {
  CountAnswer,
  CountFillRates,
  CountSample,
  CountSuggestions,
  CountWaterfall,
  DetailedCount,
} from "@listwright/domain/counting"
import { ListOverlap, FullSavedList } from "@listwright/domain/saved-lists"
import {
  changeWantedRecords,
  OrderReceipt,
  storeOrderQuantities,
  wantedRecordsFromDetails,
} from "@listwright/domain/order"
import { parse } from "jsonc-parser"
import { Schema } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { exampleFolder } from "../../src/configuration/exampleSite.ts"
import { placedOf, prepareList } from "./preparedOrder.ts"
import { RunningSite } from "./runningSite.ts"
import { ACCEPTED, removeFolder, temporaryFolder } from "./shop.ts"

/** A list of a source, and what plain SQL over its records says the same by. */
interface Case {
  readonly definition: Partial<ListDefinition>
  readonly sql: string
  /** Price elements that it pays besides Base. */
  readonly elements: ReadonlyArray<string>
  readonly choices?: Partial<Choices>
  /** The addressee of the records, if it isn't each record's person. */
  readonly addressedTo?: "whoeverIsThere" | "namesWhereKnown"
}

type Occupant = NonNullable<ListDefinition["occupant"]>

const values = (column: string, ...chosen: [string, ...ReadonlyArray<string>]): Criterion => ({
  kind: "values",
  column,
  values: chosen,
})
const between = (column: string, from: string, to: string): Criterion => ({
  kind: "ranges",
  column,
  ranges: [{ from, to }],
})
const audience = (...criteria: ReadonlyArray<Criterion>): ListDefinition["audience"] => ({
  unit: "individuals",
  criteria,
})
const nation: ListDefinition["areas"] = [{ kind: "nation", excluded: false }]
const states = (...codes: ReadonlyArray<string>): ListDefinition["areas"] =>
  codes.map((state) => ({ kind: "state", state, excluded: false }))

const withPhones = { phoneOption: "phonesWhereAvailable" } as const

const adults: Case = {
  definition: { areas: states("CA", "TX"), audience: audience(between("AGE", "30", "59")), ...withPhones },
  sql: "STATE IN ('CA', 'TX') AND AGE BETWEEN 30 AND 59",
  elements: ["Age", "Phone"],
}
const small: Case = {
  definition: { areas: nation, audience: audience(values("EMPLOYEES", "1", "2")), ...withPhones },
  sql: "EMPLOYEES IN (1, 2)",
  elements: ["Employees", "Phone"],
}
const buyers: Case = {
  definition: { areas: nation, audience: audience(between("PRICE", "50", "5000")), ...withPhones },
  sql: "MOVETYPE = 1 AND PRICE BETWEEN 50 AND 5000",
  elements: ["PurchasePrice", "Phone"],
}
const bySpot = (targets: Occupant["targets"], routes: Occupant["routes"], contactNames: boolean) => ({
  occupant: { targets, routes, contactNames },
})
/** Letters of routes by their codes: B, C, G, H, R. */
const LETTER = "ROUTE // 1000"
const withoutPhone = ({ definition, ...other }: Case): Case => ({
  ...other,
  definition: { ...definition, phoneOption: null },
  elements: other.elements.filter((element) => element !== "Phone"),
})

/** Every source that the example site sells, and 270 as the reading lets it be ordered. */
const CASES: Readonly<Record<number, Case>> = {
  10: adults,
  70: { ...adults, choices: { permittedPurpose: "Mailing leads to an offer of our own" } },
  80: { ...adults, choices: { permittedPurpose: "Announcing a service that needs no credit decision" } },
  110: {
    ...adults,
    definition: { ...adults.definition, areas: states("CA") },
    sql: "STATE = 'CA' AND AGE BETWEEN 30 AND 59",
  },
  150: {
    ...adults,
    elements: ["Age", "Income", "Phone"],
    choices: { outputColumns: ["INCOME"], labelCount: 3 },
  },
  190: { ...adults, elements: [], choices: { mobilePackageId: 2 } },
  200: withoutPhone(adults),
  250: adults,
  270: {
    ...withoutPhone(adults),
    definition: { ...adults.definition, phoneOption: "noPhones" },
    choices: { media: { medium: "facebook", shareAccountId: "a1", packageName: "Reach" } },
  },
  20: {
    definition: {
      areas: nation,
      audience: audience({ kind: "industries", column: "SIC", added: ["G", "I"], omitted: ["58"] }),
      ...withPhones,
    },
    sql: `list_any([SIC, SIC2, SIC3], 'G', 'I') AND NOT list_any([SIC, SIC2, SIC3], '58')`,
    elements: ["Industry", "Phone"],
  },
  90: small,
  120: small,
  160: small,
  170: {
    definition: {
      areas: nation,
      audience: audience(values("TITLE", "1"), values("EMPLOYEES", "1", "2"), {
        kind: "industries",
        column: "SIC",
        added: ["G", "I"],
        omitted: ["58"],
      }),
      ...withPhones,
    },
    sql: `TITLE = 1 AND EMPLOYEES IN (1, 2) AND list_any([SIC, SIC2, SIC3], 'G', 'I') AND NOT list_any([SIC, SIC2, SIC3], '58')`,
    elements: ["Title", "Employees", "Industry", "Phone"],
  },
  180: small,
  210: withoutPhone(small),
  260: {
    definition: {
      areas: nation,
      // Too few businesses of the small demo are new to order these alone.
      audience: audience(between("YEARFOUNDED", "1990", "2026")),
      ...withPhones,
    },
    sql: "YEARFOUNDED BETWEEN 1990 AND 2026",
    elements: ["YearFounded", "Phone"],
  },
  30: buyers,
  40: {
    definition: {
      areas: nation,
      audience: audience(values("MOVEDISTANCE", "1", "2"), between("MOVEDATE", "20260301", "20260930")),
      ...withPhones,
    },
    sql: "MOVEDISTANCE IN (1, 2) AND MOVEDATE BETWEEN 20260301 AND 20260930",
    elements: ["MoveOrigin", "MoveDate", "Phone"],
  },
  60: buyers,
  50: {
    definition: {
      areas: states("CA", "NY", "TX"),
      ...bySpot(["homes", "businesses"], ["carrierRoutes", "ruralRoutes"], true),
      ...withPhones,
    },
    sql: `STATE IN ('CA', 'NY', 'TX') AND ADDRESS NOT LIKE '% Apt %' AND ${LETTER} IN (1, 3, 4)`,
    elements: ["Phone"],
    addressedTo: "namesWhereKnown",
  },
  // Too few people live along a route of the small demo to say anything of routes.
  130: {
    definition: {
      areas: states("CA", "NY", "TX"),
      audience: audience(values("MAILBOX", "1", "4")),
      phoneOption: "noPhones",
    },
    sql: "STATE IN ('CA', 'NY', 'TX') AND MAILBOX IN (1, 4)",
    elements: [],
    addressedTo: "whoeverIsThere",
  },
  140: {
    definition: {
      areas: states("CA", "NY", "TX"),
      audience: audience(values("SEASONAL", "N")),
      ...bySpot(["apartments", "businesses"], ["carrierRoutes", "poBoxes"], false),
      phoneOption: "noPhones",
    },
    sql: `STATE IN ('CA', 'NY', 'TX') AND SEASONAL = 2 AND (BUSINESS OR ADDRESS LIKE '% Apt %') AND ${LETTER} <= 2`,
    elements: [],
    addressedTo: "whoeverIsThere",
  },
  100: {
    definition: {
      areas: states("ON", "QC"),
      audience: audience(between("AGE", "30", "59"), values("LANGUAGE", "E")),
      ...withPhones,
    },
    sql: "STATE IN ('ON', 'QC') AND AGE BETWEEN 30 AND 59 AND LANGUAGE = 1",
    elements: ["Age", "Language", "Phone"],
  },
}

/** SQL for the place of a record: from a delivered list, and from the numbers that the rows hold. */
const PLACES = {
  US: { list: 'CAST("ZIP Code" AS INTEGER)', held: "ZIP" },
  CA: {
    list: '"Postal Code"',
    held: `chr((64 + ZIP // 1000)::INTEGER) || (ZIP // 100 % 10) || chr((64 + ZIP % 100)::INTEGER) || ' '
      || (ZIP4 // 1000 % 10) || chr((64 + ZIP4 // 10 % 100)::INTEGER) || (ZIP4 % 10)`,
  },
}

/** First and last name that the list has of a record, as SQL. */
const NAME_SQL = {
  persons: "FIRST_NAME || '|' || LAST_NAME",
  whoeverIsThere: "'Current|' || CASE WHEN BUSINESS THEN 'Occupant' ELSE 'Resident' END",
  namesWhereKnown: `coalesce(FIRST_NAME || '|' || LAST_NAME, 'Current|' || CASE WHEN BUSINESS THEN 'Occupant' ELSE 'Resident' END)`,
} as const

const definitionOf = (listType: number, { definition }: Case): CanonicalDefinition =>
  canonicalDefinition({ ...emptyDefinition(listType), ...definition })

interface PriceFile {
  readonly listType: number
  readonly priceTables: ReadonlyArray<{
    readonly quantities: ReadonlyArray<readonly [number, number | null]>
    readonly perRecord: Readonly<Record<string, ReadonlyArray<string>>>
  }>
  readonly minimumElementsCharge: string
  readonly minimumOrderAmount: string
  readonly minimumLabelCharge: string
  readonly labelPrices: Readonly<Record<"perRecord" | "firstSetShipping" | "additionalSetShipping", string>>
  readonly mobilePackages?: ReadonlyArray<{
    readonly id: number
    readonly charge: string
  }>
}

const cents = (dollars: string): number => Math.round(Number(dollars) * 100)

/** Sets of labels with their shipping, in cents. */
const labelsOf = ({ labelPrices, minimumLabelCharge }: PriceFile, quantity: number, sets: number): number => {
  if (sets === 0) return 0
  const printed = Math.round((Number(labelPrices.perRecord) * 10_000 * quantity * sets) / 100)
  const shipped = cents(labelPrices.firstSetShipping) + (sets - 1) * cents(labelPrices.additionalSetShipping)
  return Math.max(printed, cents(minimumLabelCharge)) + shipped
}

/** The price before tax in cents, added up by hand. */
const priceOf = (file: PriceFile, quantity: number, { choices, elements }: Case): number => {
  const least = cents(file.minimumOrderAmount)
  const chosen = file.mobilePackages?.find(({ id }) => id === choices?.mobilePackageId)
  if (chosen !== undefined) return cents(chosen.charge)
  const [table] = file.priceTables
  const bracket =
    table?.quantities.findIndex(([from, to]) => quantity >= from && (to === null || quantity <= to)) ?? -1
  const perRecord = ["Base", ...elements].reduce((sum, element) => {
    const price = table?.perRecord[element]?.[bracket]
    assert.isDefined(price, `${element} has no price`)
    return sum + Math.round(Number(price) * 10_000)
  }, 0)
  const list = Math.max(Math.round((perRecord * quantity) / 100), cents(file.minimumElementsCharge))
  return Math.max(list + labelsOf(file, quantity, choices?.labelCount ?? 0), least)
}

const data = temporaryFolder()
let site: RunningSite

/** Starts a site whose readings allow to order 270. */
beforeAll(async () => {
  await (await RunningSite.start(data)).stop()
  const file = join(data, "site", "site.json")
  const settings = parse(await readFile(file, "utf8"))
  await writeFile(
    file,
    JSON.stringify({ ...settings, readings: { ...settings.readings, list270: "orderable" } }),
  )
  site = await RunningSite.start(data)
  await site.signIn()
}, 120_000)
afterAll(async () => {
  await site.stop()
  removeFolder(data)
})

const detailsOf = Schema.decodeUnknownSync(Schema.Struct({ details: DetailedCount }))
const fieldsOf = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.Unknown))
const countOf = Schema.decodeUnknownSync(Schema.Struct({ answer: CountAnswer }))
const attributesOf = Schema.decodeUnknownSync(
  Schema.Struct({ attributes: Schema.Array(Schema.Struct({ column: Schema.String })) }),
)
const savedOf = Schema.decodeUnknownSync(FullSavedList)
const overlapOf = Schema.decodeUnknownSync(ListOverlap)
const receiptOf = Schema.decodeUnknownSync(OrderReceipt)
const fulfilled = async (code: string): Promise<OrderReceipt> => {
  const receipt = receiptOf(await site.json("GET", `/api/v1/orders/${code}`))
  if (receipt.state === "fulfilled") return receipt
  await new Promise((resolve) => setTimeout(resolve, 50))
  return fulfilled(code)
}

const fileOf = async (listType: number): Promise<PriceFile> => {
  const { globSync } = await import("node:fs")
  for (const path of globSync(join(exampleFolder, "prices/*.json"))) {
    const file: PriceFile = parse(await readFile(path, "utf8"))
    if (file.listType === listType) return file
  }
  throw new Error(`source ${listType} has no price list`)
}

/**
 * Counts the rows of a delivered list, those that match records selected by the SQL, and those that occur too often;
 * also counts the selected records.
 */
const heldAgainst = async (listType: number, csv: string, { addressedTo, sql }: Case) => {
  const source = findListType(listType)
  const folder = join(data, "universes", String(UNIVERSES[source?.universe ?? "consumer"].listType))
  const columns: ReadonlyArray<{ readonly texts: ReadonlyArray<string>; readonly encoding: string }> =
    JSON.parse(await readFile(join(folder, "columns.json"), "utf8"))
  const codes = columns.find(({ encoding }) => encoding === "industries")?.texts ?? []
  const path = join(data, `list-${listType}.csv`)
  await writeFile(path, csv)
  const instance = await DuckDBInstance.create()
  const connection = await instance.connect()
  await connection.run(
    `CREATE TABLE codes AS SELECT unnest(${JSON.stringify(codes).replaceAll('"', "'")}::VARCHAR[]) AS code`,
  )
  // Positions of the industries from 1, and divisions by their first two digits, as the manual of 1987 has them.
  await connection.run(`CREATE MACRO starts(p, of) AS CASE of
      WHEN 'G' THEN left(p, 2) BETWEEN '52' AND '59' WHEN 'I' THEN left(p, 2) BETWEEN '70' AND '89' ELSE starts_with(p, of) END`)
  const place = PLACES[source?.country ?? "US"]
  await connection.run(`CREATE TABLE held AS SELECT *,
      lower(ADDRESS || '|' || ${NAME_SQL[addressedTo ?? "persons"]} || '|' || ${place.held}) AS who
    FROM read_parquet('${folder}/people/*.parquet') AS people
      JOIN read_parquet('${folder}/payload/*.parquet') AS payload USING (ROW_ID)`)
  const where = sql.replaceAll(
    /list_any\(\[SIC, SIC2, SIC3\], ((?:'\w+'(?:, )?)+)\)/g,
    (_, nodes: string) =>
      `(${["SIC", "SIC2", "SIC3"]
        .flatMap((part) =>
          nodes
            .split(", ")
            .map((node) => `coalesce(starts((SELECT list(code) FROM codes)[${part}], ${node}), false)`),
        )
        .join(" OR ")})`,
  )
  const result = await connection.runAndReadAll(`WITH list AS (SELECT
      lower("Address" || '|' || "First Name" || '|' || "Last Name" || '|' || ${place.list}) AS who
      FROM read_csv('${path}', all_varchar = true))
    SELECT (SELECT count(*) FROM list), (SELECT count(*) FROM list WHERE who IN (SELECT who FROM held WHERE ${where})),
      (SELECT count(*) FROM (SELECT who, count(*) AS times FROM list GROUP BY who) AS l
        JOIN (SELECT who, count(*) AS most FROM held WHERE ${where} GROUP BY who) AS h USING (who) WHERE times > most),
      (SELECT count(*) FROM held WHERE ${where})`)
  const [rows, selected, tooOften, there] = result.getRows()[0]?.map(Number) ?? []
  connection.closeSync()
  return { rows, selected, tooOften, there }
}

describe("Every source of the site", () => {
  it("is among those that are ordered here", async () => {
    const { sources } = Schema.decodeUnknownSync(
      Schema.Struct({ sources: Schema.Array(Schema.Struct({ listType: Schema.Int })) }),
    )(await site.json("GET", "/api/v1/sources"))
    assert.sameMembers(
      sources.map(({ listType }) => listType),
      Object.keys(CASES).map(Number),
    )
  })

  it("names the industries that businesses may be chosen by", async () => {
    const { attributes } = Schema.decodeUnknownSync(
      Schema.Struct({
        attributes: Schema.Array(
          Schema.Struct({
            column: Schema.String,
            values: Schema.Array(Schema.Struct({ value: Schema.String, name: Schema.String })),
          }),
        ),
      }),
    )(await site.json("GET", "/api/v1/attributes?listType=20"))
    const industries = attributes.find(({ column }) => column === "SIC")?.values ?? []
    const named = (code: string) => industries.find(({ value }) => value === code)?.name
    assert.strictEqual(industries.length, 1_514)
    assert.deepStrictEqual(["G", "58", "5812"].map(named), [
      "G Retail Trade",
      "58 Eating and Drinking Places",
      "5812 Eating Places",
    ])
  })

  it.each(Object.keys(CASES).map(Number))(
    "%i is counted, priced, paid and delivered: every record is one that was asked for",
    async (listType) => {
      const asked = CASES[listType]
      if (asked === undefined) throw new Error("no case")
      const definition = definitionOf(listType, asked)
      const { body, price } = await prepareList(site, definition, ACCEPTED, asked.choices)
      const file = await fileOf(listType)
      assert.strictEqual(cents(price.figures.totalBeforeTax), priceOf(file, price.quantity, asked))
      const placed = placedOf(await site.json("POST", "/PlaceOrder.aspx/ProcessOrder", body))
      assert.strictEqual(placed.Message, "")
      const receipt = await fulfilled(placed.OrderCode)
      assert.strictEqual(receipt.totalBeforeTax, price.figures.totalBeforeTax)
      const csv = await (await site.send("GET", `/api/v1/orders/${placed.OrderCode}/list.csv`)).text()
      if (asked.choices?.outputColumns !== undefined)
        assert.match(csv.split("\r\n")[0] ?? "", /Household Income/)
      const { rows, selected, there, tooOften } = await heldAgainst(listType, csv, asked)
      assert.deepStrictEqual(
        { rows, selected, there, tooOften },
        { rows: price.quantity, selected: price.quantity, there: price.quantity, tooOften: 0 },
      )
      assert.notMatch(csv, /@/)
    },
    60_000,
  )

  it("50 is delivered by what is wanted of each carrier route, and of homes and businesses along it", async () => {
    const asked = CASES[50]
    if (asked === undefined) throw new Error("no case")
    const definition = definitionOf(50, asked)
    const question = { definition, draftId: null, revision: 1 }
    const { details } = detailsOf(await site.json("POST", "/api/v1/counts/details", question))
    const all = wantedRecordsFromDetails(50, details.areas, { quantities: {} })
    // Every second route of the first area, half of every third of the second, all of the third.
    const [first, second, third] = all.parts
    if (first === undefined || second === undefined || third === undefined) throw new Error("three areas")
    const routes = [
      ...first.parts.map((route, at) => ({
        path: [first.key, route.key],
        wanted: at % 2 === 0 ? route.available : 0,
      })),
      ...second.parts.map((route, at) => ({
        path: [second.key, route.key],
        wanted: at % 3 === 0 ? Math.floor(route.available / 2) : route.available,
      })),
    ]
    const wanted = routes.reduce((order, route) => changeWantedRecords(order, route.path, route.wanted), all)
    const choices = storeOrderQuantities(defaultChoices, wanted)
    assert.isAbove(Object.keys(choices.detailQuantities?.[first.key] ?? {}).length, 10)
    const { body, price } = await prepareList(site, definition, ACCEPTED, {
      quantities: choices.quantities,
      detailQuantities: choices.detailQuantities ?? {},
    })
    assert.strictEqual(price.quantity, wanted.desired)
    assert.isBelow(price.quantity, price.available)
    const placed = placedOf(await site.json("POST", "/PlaceOrder.aspx/ProcessOrder", body))
    assert.strictEqual(placed.Message, "")
    await fulfilled(placed.OrderCode)
    const csv = await (await site.send("GET", `/api/v1/orders/${placed.OrderCode}/list.csv`)).text()
    const [head = "", ...lines] = csv.trimEnd().split("\r\n")
    const [zipAt, routeAt] = ["ZIP Code", "Carrier Route"].map((field) => head.split(",").indexOf(field))
    const delivered: Record<string, number> = {}
    for (const line of lines) {
      const cells = line.split(",")
      const route = `${cells[zipAt ?? -1]}${cells[routeAt ?? -1]}`
      delivered[route] = (delivered[route] ?? 0) + 1
    }
    const ordered = wanted.parts.flatMap(({ parts }) => parts.filter(({ desired }) => desired > 0))
    assert.deepStrictEqual(delivered, Object.fromEntries(ordered.map(({ desired, key }) => [key, desired])))
  }, 60_000)

  it.each(Object.keys(CASES).map(Number))(
    "%i is explained, widened, looked into, saved, and compared with a wider list",
    async (listType) => {
      const asked = CASES[listType]
      if (asked === undefined) throw new Error("no case")
      const definition = definitionOf(listType, asked)
      const about = async <A, E>(path: string, field: string, schema: Schema.Codec<A, E>) => {
        const question = { definition, draftId: null, revision: 1 }
        const fields = fieldsOf(await site.json("POST", `/api/v1/counts${path}`, question))
        return Schema.decodeUnknownSync(schema)(fields[field])
      }
      const { total, withPhones } = await about("", "answer", CountAnswer)
      const { steps } = await about("/waterfall", "waterfall", CountWaterfall)
      assert.strictEqual(steps.at(-1)?.leaves, total)
      const kept = await about("/fill-rates", "fillRates", CountFillRates)
      assert.deepStrictEqual([kept.total, kept.withPhones], [total, withPhones])
      const { attributes } = attributesOf(await site.json("GET", `/api/v1/attributes?listType=${listType}`))
      assert.sameMembers(
        kept.columns.map(({ column }) => column),
        attributes.map(({ column }) => column),
      )
      for (const { column, known } of kept.columns) assert.isAtMost(known, total, column)
      const { records } = await about("/sample", "sample", CountSample)
      assert.lengthOf(records, Math.min(10, total))
      const { suggestions } = await about("/suggestions", "suggestions", CountSuggestions)
      for (const { definition: wider, more } of suggestions) {
        const question = { definition: wider, draftId: null, revision: 1 }
        const { answer } = countOf(await site.json("POST", "/api/v1/counts", question))
        assert.strictEqual(answer.total, total + more)
      }

      // Its price is a package, which a saved definition does not name.
      if (asked.choices?.mobilePackageId !== undefined) {
        const { status } = await site.send("POST", "/api/v1/saved-lists", { name: "Narrow", definition })
        assert.strictEqual(status, 422)
        return
      }
      const save = async (name: string, saved: CanonicalDefinition) =>
        savedOf(await site.json("POST", "/api/v1/saved-lists", { name, definition: saved })).row.id
      const everybody = canonicalDefinition({
        ...definition,
        audience: { ...definition.audience, criteria: [] },
        ...(definition.occupant === null
          ? {}
          : bySpot(["homes", "apartments", "businesses"], ["carrierRoutes", "poBoxes", "ruralRoutes"], true)),
      })
      const lists = [await save("Narrow", definition), await save("Wide", everybody)]
      const { answer: wide } = countOf(
        await site.json("POST", "/api/v1/counts", { definition: everybody, draftId: null, revision: 1 }),
      )
      const { regions } = overlapOf(await site.json("POST", "/api/v1/saved-lists/overlap", { lists }))
      const inExactly = (...places: ReadonlyArray<number>) =>
        regions.find(({ part }) => part.kind === "region" && String(part.lists) === String(places))
          ?.records ?? 0
      assert.deepStrictEqual([inExactly(0), inExactly(0, 1), inExactly(1)], [0, total, wide.total - total])
    },
    60_000,
  )
})
