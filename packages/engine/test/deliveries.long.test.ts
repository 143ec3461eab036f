import { createHash } from "node:crypto"
import { readFile, readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Counts } from "@listwright/domain/counting"
import {
  areaKey,
  type CanonicalDefinition,
  canonicalDefinition,
  emptyDefinition,
} from "@listwright/domain/definition"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Deliveries } from "../src/supervisor/Deliveries.ts"
import { rowsOf, SmallUniverse, temporaryFolder } from "./universe/smallUniverse.ts"
import { bruteForce, codeOf } from "./bruteForce.ts"
import { areaOf } from "./definitions.ts"
import { engineOverUniverse } from "./engineOverUniverse.ts"
import { OWNER, RECORD_KEY } from "./owner.ts"

/** Cells of a line without line breaks in cells. */
const cells = (line: string): ReadonlyArray<string> =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .map(([, cell = ""]) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
    .slice(0, -1)

const read = (path: string) => Effect.promise(() => readFile(path))

const universeRows = Effect.gen(function* () {
  const { folder } = yield* SmallUniverse
  const sql =
    "SELECT people.*, payload.* EXCLUDE (ROW_ID) FROM people JOIN payload USING (ROW_ID) ORDER BY ROW_ID"
  return yield* Effect.promise(() => rowsOf(folder, sql))
})

/** The ten ZIP Codes with the most people, an area each, and a criterion. */
const someList = Effect.gen(function* () {
  const rows = yield* universeRows
  const zips = [...Map.groupBy(rows, (row) => codeOf(row, "zip"))].toSorted(
    (a, b) => b[1].length - a[1].length,
  )
  const list = canonicalDefinition({
    ...emptyDefinition(10),
    areas: zips.slice(0, 10).map(([zip]) => areaOf("zip", zip)),
    audience: {
      unit: "individuals",
      criteria: [{ kind: "values", column: "OWNERRENTER", values: ["O"] }],
    },
    phoneOption: "phonesWhereAvailable",
  })
  return { rows, list }
})

layer(engineOverUniverse, { timeout: "60 seconds", excludeTestServices: true })("A delivery", (it) => {
  it.effect(
    "holds exactly the ordered number of distinct records of each area, all of them in the audience",
    () =>
      Effect.gen(function* () {
        const { list, rows } = yield* someList
        const deliveries = yield* Deliveries
        const selected = bruteForce(rows, list)
        const quantities = [...selected].map(([key, members], at) => ({
          key,
          quantity: Math.min(members.length, at),
        }))
        const folder = join(yield* temporaryFolder, "order")
        const delivery = yield* deliveries.select({
          definition: list,
          owner: OWNER,
          quantities,
          columns: ["AGE", "INCOME"],
          recordKey: RECORD_KEY,
          deliveryFolder: folder,
        })

        const ordered = quantities.reduce((sum, { quantity }) => sum + quantity, 0)
        assert.isAbove(ordered, 10)
        assert.deepStrictEqual([delivery.records, delivery.ordered], [ordered, ordered])
        assert.deepStrictEqual(
          delivery.perArea,
          quantities.map(({ key, quantity }) => ({ key, ordered: quantity, delivered: quantity })),
        )
        const csv = (yield* read(delivery.csvPath)).toString()
        const [header = "", ...lines] = csv.trimEnd().split("\r\n")
        assert.strictEqual(
          header,
          "Record,First Name,Last Name,Address,City,State,ZIP Code,ZIP+4,Carrier Route,Delivery Score,Walk Sequence,Phone,Age,Household Income",
        )
        const records = lines.map(cells)
        assert.strictEqual(records.length, ordered)
        assert.strictEqual(new Set(records.map(([, ...rest]) => rest.slice(0, 6).join("|"))).size, ordered)
        for (const { key, quantity } of quantities)
          assert.strictEqual(records.filter((cell) => `zip:${cell[6]}` === key).length, quantity)

        const byName = new Map(
          rows.map((row) => [
            [row["FIRST_NAME"], row["LAST_NAME"], row["ADDRESS"], codeOf(row, "zip")].join("|"),
            row,
          ]),
        )
        for (const [, first, last, address, , state, zip, zip4, route, , , phone, age] of records) {
          const row = byName.get([first, last, address, zip].join("|"))
          assert.isDefined(row)
          assert.strictEqual(`${zip}${zip4}`, codeOf(row ?? {}, "zip4"))
          assert.strictEqual(`${zip}${route}`, codeOf(row ?? {}, "carrierRoute"))
          assert.strictEqual(state, row?.["STATE"])
          assert.strictEqual(
            phone,
            row?.["PHONE"] === 1 ? String(row["PHONE_NUMBER"]) : "",
            "never a do-not-call number",
          )
          assert.strictEqual(age, row?.["AGE"] === 0 ? "" : String(row?.["AGE"]))
        }
      }),
  )

  it.effect("takes records spread evenly over the walk", () =>
    Effect.gen(function* () {
      const { list, rows } = yield* someList
      const deliveries = yield* Deliveries
      const [[key = "", members = []] = []] = bruteForce(rows, list)
      const [n, q] = [members.length, Math.floor(members.length / 3)]
      const due = members.filter((_, i) => Math.floor(((i + 1) * q) / n) > Math.floor((i * q) / n))
      const folder = join(yield* temporaryFolder, "order")
      const { csvPath, keysPath } = yield* deliveries.select({
        definition: list,
        owner: OWNER,
        quantities: [{ key, quantity: q }],
        columns: [],
        recordKey: RECORD_KEY,
        deliveryFolder: folder,
      })
      const names = (yield* read(csvPath))
        .toString()
        .trimEnd()
        .split("\r\n")
        .slice(1)
        .map((line) => cells(line).slice(1, 4).join("|"))
      assert.deepStrictEqual(
        names,
        due.map((row) => [row["FIRST_NAME"], row["LAST_NAME"], row["ADDRESS"]].join("|")),
      )
      const bytes = yield* read(keysPath)
      const keys = Array.from({ length: bytes.length / 8 }, (_, at) => bytes.readBigUInt64BE(at * 8))
      const expected = due
        .map((row) => BigInt(String(row["PERSON_KEY"])))
        .toSorted((a, b) => (a < b ? -1 : 1))
      assert.deepStrictEqual(keys, expected)
    }),
  )

  it.effect("is the same bytes when it is made again, and proves them", () =>
    Effect.gen(function* () {
      const { list } = yield* someList
      const deliveries = yield* Deliveries
      const counts = yield* Counts
      const { areas } = yield* counts.count(list, OWNER)
      const quantities = areas.map(({ available, key }) => ({ key, quantity: Math.ceil(available / 2) }))
      const root = yield* temporaryFolder
      const make = (name: string) =>
        deliveries.select({
          definition: list,
          owner: OWNER,
          quantities,
          columns: ["PURCHASES"],
          recordKey: RECORD_KEY,
          deliveryFolder: join(root, name),
        })
      const [first, second] = [yield* make("one"), yield* make("two")]
      const again = yield* make("one")
      assert.deepStrictEqual(again, first)
      const atOnce = yield* Effect.all([make("three"), make("three"), make("three")], { concurrency: 3 })
      for (const one of atOnce) assert.strictEqual(one.sha256, first.sha256)
      const [{ csvPath }] = atOnce
      assert.isTrue((yield* read(csvPath)).equals(yield* read(first.csvPath)), "three at once are one")
      for (const path of ["csvPath", "keysPath", "manifestPath"] as const)
        assert.isTrue((yield* read(first[path])).equals(yield* read(second[path])), path)
      const hash = createHash("sha256")
        .update(yield* read(first.csvPath))
        .digest("hex")
      assert.strictEqual(first.sha256, hash)
      assert.include((yield* read(first.manifestPath)).toString(), hash)
      assert.deepStrictEqual((yield* Effect.promise(() => readdir(root))).toSorted(), ["one", "three", "two"])

      yield* Effect.promise(() => writeFile(first.csvPath, "damaged"))
      assert.strictEqual((yield* make("one")).sha256, hash)
      assert.isTrue(
        (yield* read(first.csvPath)).equals(yield* read(second.csvPath)),
        "a damaged file is made anew",
      )
    }),
  )

  it.effect("never overwrites another order's", () =>
    Effect.gen(function* () {
      const { list } = yield* someList
      const deliveries = yield* Deliveries
      const deliveryFolder = join(yield* temporaryFolder, "order")
      const [first] = list.areas
      const key = first === undefined ? "" : areaKey(first)
      const made = yield* deliveries.select({
        definition: list,
        owner: OWNER,
        quantities: [{ key, quantity: 1 }],
        columns: [],
        recordKey: RECORD_KEY,
        deliveryFolder,
      })
      const failure = yield* Effect.flip(
        deliveries.select({
          definition: list,
          owner: OWNER,
          quantities: [{ key, quantity: 2 }],
          columns: [],
          recordKey: RECORD_KEY,
          deliveryFolder,
        }),
      )
      assert.deepStrictEqual(
        [failure._tag, failure.reason],
        ["DeliveryFailed", "the folder holds another delivery"],
      )
      assert.include((yield* read(made.manifestPath)).toString(), '"records": 1')
    }),
  )

  it.effect("delivers what is left when more was ordered, and says so", () =>
    Effect.gen(function* () {
      const { list, rows } = yield* someList
      const deliveries = yield* Deliveries
      const [[key = "", members = []] = []] = bruteForce(rows, list)
      const deliveryFolder = join(yield* temporaryFolder, "order")
      const quantities = [{ key, quantity: members.length + 5 }]
      const delivery = yield* deliveries.select({
        definition: list,
        owner: OWNER,
        quantities,
        columns: [],
        recordKey: RECORD_KEY,
        deliveryFolder,
      })
      assert.deepStrictEqual([delivery.records, delivery.ordered], [members.length, members.length + 5])
      assert.deepInclude(delivery.perArea[0], { key, ordered: members.length + 5, delivered: members.length })
    }),
  )

  it.effect("holds no phone field without phones, and only phoned records when only these are wanted", () =>
    Effect.gen(function* () {
      const { list, rows } = yield* someList
      const deliveries = yield* Deliveries
      const root = yield* temporaryFolder
      const deliver = (phoneOption: CanonicalDefinition["phoneOption"]) =>
        Effect.gen(function* () {
          const definition = canonicalDefinition({ ...list, phoneOption })
          const quantities = [...bruteForce(rows, definition)].map(([key, members]) => ({
            key,
            quantity: members.length,
          }))
          const deliveryFolder = join(root, String(phoneOption))
          const { csvPath } = yield* deliveries.select({
            definition,
            owner: OWNER,
            quantities,
            columns: [],
            recordKey: RECORD_KEY,
            deliveryFolder,
          })
          return (yield* read(csvPath)).toString().trimEnd().split("\r\n").map(cells)
        })
      const without = yield* deliver("noPhones")
      assert.notInclude(without[0] ?? [], "Phone")
      const [header = [], ...only] = yield* deliver("onlyWithPhones")
      assert.strictEqual(header.at(-1), "Phone")
      assert.isAbove(only.length, 0)
      for (const record of only) assert.match(record.at(-1) ?? "", /^\d{10}$/)
    }),
  )

  it.effect("refuses areas and columns that are not the list's", () =>
    Effect.gen(function* () {
      const { list } = yield* someList
      const deliveries = yield* Deliveries
      const deliveryFolder = join(yield* temporaryFolder, "order")
      const reason = (request: Partial<Parameters<typeof deliveries.select>[0]>) =>
        Effect.flip(
          deliveries.select({
            definition: list,
            owner: OWNER,
            quantities: [],
            columns: [],
            recordKey: RECORD_KEY,
            deliveryFolder,
            ...request,
          }),
        ).pipe(Effect.map((failure) => failure.reason))
      assert.strictEqual(
        yield* reason({ quantities: [{ key: "zip:00000", quantity: 1 }] }),
        "zip:00000 isn't an area in this list",
      )
      assert.strictEqual(yield* reason({ columns: ["SHOESIZE"] }), "there is no column SHOESIZE")
    }),
  )
})
