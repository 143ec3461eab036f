import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { buildDeltaUniverse } from "../../../src/import/buildDeltaUniverse.ts"
import { importUniverse } from "../../../src/import/importUniverse.ts"
import { readManifest } from "../../../src/format/readManifest.ts"
import { rowsOf, smallUniverse } from "../smallUniverse.ts"
import { type Cells, csvOf, fit, mapping, peopleCsv, provided, refusedRows } from "./providerFiles.ts"

/** An imported universe, and what makes the next one of changes. */
const imported = Effect.fn("imported")(function* (people: string) {
  const files = yield* provided({ "people.csv": people })
  const { manifest } = yield* importUniverse({ mapping: files.mapping, folder: files.universe })
  const apply = Effect.fn("apply")(function* (changes: string, written: object = mapping) {
    yield* Effect.promise(async () => {
      await writeFile(join(files.folder, "changes.csv"), changes)
      await writeFile(files.mapping, JSON.stringify(written))
    })
    return yield* buildDeltaUniverse({
      mapping: files.mapping,
      from: files.universe,
      changes: join(files.folder, "changes.csv"),
      folder: `${files.universe}-next`,
      maxRefused: 100,
    })
  })
  return { ...files, manifest, apply, next: `${files.universe}-next` }
})

const change = (op: string, cells: Cells): Cells => ({ ...fit, ...cells, op })
const gone = (id: string): Cells =>
  Object.fromEntries([...Object.keys(fit).map((name) => [name, ""]), ["id", id], ["op", "delete"]])

const people = (folder: string) =>
  Effect.promise(() =>
    rowsOf(
      folder,
      `SELECT PERSON_KEY::INT AS id, FIRST_NAME AS first, ADDRESS AS street, AGE AS age, HOUSEHOLD AS house, LASTNAME AS last
       FROM people JOIN payload USING (ROW_ID) ORDER BY ROW_ID`,
    ),
  )

describe("Changes of an imported universe", () => {
  it.effect("add, change and remove people in a new one, and leave the old one as it is", () =>
    Effect.gen(function* () {
      const before = yield* imported(
        peopleCsv({ last: "Young", walk: "1" }, { last: "Abel", walk: "2" }, { walk: "3" }, { walk: "4" }),
      )
      const made = yield* before.apply(
        csvOf([
          change("upsert", { id: "9", first: "New", last: "Moss", street: "1 oak st.", walk: "1" }),
          change("UPSERT", { id: "2", first: "Bob", last: "Abel", street: "9 Elm St", walk: "9", age: "41" }),
          gone("3"),
        ]),
      )
      const { added, changed, refused, removed, rows } = made.report
      assert.deepStrictEqual(
        { added, changed, refused, removed, rows },
        { added: 1, changed: 1, refused: 0, removed: 1, rows: 3 },
      )
      assert.deepStrictEqual(yield* people(before.next), [
        { id: 1, first: "Ann", street: "1 Oak St", age: 40, house: 0, last: 4 },
        { id: 9, first: "New", street: "1 oak st.", age: 40, house: 0, last: 3 },
        { id: 4, first: "Ann", street: "4 Oak St", age: 40, house: 1, last: 2 },
        { id: 2, first: "Bob", street: "9 Elm St", age: 41, house: 2, last: 1 },
      ])
      assert.deepStrictEqual(yield* readManifest(before.next), made.manifest)
      assert.notStrictEqual(made.manifest.snapshot, before.manifest.snapshot)
      assert.deepStrictEqual(yield* readManifest(before.universe), before.manifest)
      assert.strictEqual((yield* people(before.universe)).length, 4)
    }),
  )

  it.effect("are the same as importing everything again", () =>
    Effect.gen(function* () {
      const cells = Array.from({ length: 4_000 }, (_, at) => ({
        id: String(at + 1),
        house: at % 3 === 0 ? "" : String(at % 1_500),
        street: `${at} Oak St`,
        zip: ["60614", "60610", "02903", "99950"][at % 4] ?? "",
        route: at % 5 === 0 ? "" : `C00${at % 5}`,
        walk: String(at % 70),
        last: ["Éric", "Moss", "O'Neil", "Abel"][at % 4] ?? "",
        lat: at % 6 === 0 ? "" : `41.${at}1`,
        lon: at % 6 === 0 ? "" : `-87.${at}3`,
        flat: at % 2 === 0 ? "Y" : "N",
        dnc: at % 9 === 0 ? "Y" : "N",
      }))
      const { length } = cells
      const moved = cells.map((one, at) => (at % 10 === 0 ? { ...one, zip: "10001", last: `New${at}` } : one))
      const before = yield* imported(peopleCsv(...cells.slice(0, length - 500)))
      const made = yield* before.apply(
        csvOf(
          moved.flatMap((one, at) =>
            at % 17 === 0 && at < length - 500
              ? [gone(one.id)]
              : at % 10 === 0 || at >= length - 500
                ? [change("upsert", one)]
                : [],
          ),
        ),
      )
      assert.strictEqual(made.report.refused, 0)
      const whole = yield* provided({
        "people.csv": peopleCsv(...moved.filter((_, at) => at % 17 !== 0 || at >= length - 500)),
      })
      const again = yield* importUniverse({ mapping: whole.mapping, folder: whole.universe })
      assert.deepStrictEqual(made.manifest, again.manifest)
    }),
  )

  it.effect("of people who are not there, and such as say nothing that can be done, are refused", () =>
    Effect.gen(function* () {
      const before = yield* imported(peopleCsv({}, {}))
      const made = yield* before.apply(
        csvOf([
          gone("7"),
          change("insert", { id: "3" }),
          change("", { id: "4" }),
          change("upsert", { id: "1", zip: "00000" }),
          gone(""),
          change("upsert", { id: "2", first: "Bob" }),
          gone("2"),
        ]),
      )
      const refused = (yield* refusedRows(before.next)).map((row) => row.replace(/^[^,]*changes.csv,/, ""))
      assert.deepStrictEqual(refused, [
        "2,id,7,KeyUnknown,is not a key of the universe",
        "3,op,insert,OperationUnknown,is neither upsert nor delete",
        "4,op,,OperationUnknown,is neither upsert nor delete",
        "5,zip,00000,ZipUnknown,is not an existing ZIP Code",
        "6,id,,KeyMissing,is missing",
        `8,id,2,KeyTwice,is the key of line 7 of ${join(before.folder, "changes.csv")} already`,
      ])
      const { added, changed, removed } = made.report
      assert.deepStrictEqual([added, changed, removed], [0, 1, 0])
      const found = yield* people(before.next)
      assert.deepStrictEqual(
        found.map(({ first, id }) => [id, first]),
        [
          [1, "Ann"],
          [2, "Bob"],
        ],
      )
    }),
  )

  it.effect("that make a household too large are refused, and the people they would have replaced stay", () =>
    Effect.gen(function* () {
      const full = Array.from({ length: 64 }, () => ({ house: "full" }))
      const before = yield* imported(peopleCsv(...full, { house: "other" }))
      const made = yield* before.apply(
        csvOf([
          change("upsert", { id: "65", house: "full" }),
          change("upsert", { id: "66", house: "other" }),
          change("upsert", { id: "68", house: "new" }),
        ]),
      )
      assert.deepStrictEqual(
        made.report.refusals.map(({ kind, line }) => [kind, line]),
        [["HouseholdTooLarge", 2]],
      )
      const { added, changed, removed } = made.report
      assert.deepStrictEqual([added, changed, removed], [2, 0, 0])
      assert.deepStrictEqual([made.manifest.records, made.manifest.households], [67, 3])
      const [sizes] = yield* Effect.promise(() =>
        rowsOf(
          before.next,
          "SELECT list(n ORDER BY n) AS n FROM (SELECT count(*)::INT AS n FROM people GROUP BY HOUSEHOLD)",
        ),
      )
      assert.deepStrictEqual(sizes, { n: [1, 2, 64] })
    }),
  )

  it.effect("may make room in a household, or be refused because another change was", () =>
    Effect.gen(function* () {
      const full = Array.from({ length: 64 }, () => ({ house: "full" }))
      const packed = Array.from({ length: 64 }, () => ({ house: "packed" }))
      const before = yield* imported(peopleCsv(...full, ...packed))
      const made = yield* before.apply(
        csvOf([
          change("upsert", { id: "1", house: "alone" }),
          change("upsert", { id: "200", house: "full" }),
          // 100 cannot join the full household, so that there is no room for 201 in the one that it would leave.
          change("upsert", { id: "100", house: "full" }),
          change("upsert", { id: "201", house: "packed" }),
        ]),
      )
      // Any record that joins could be the one too many: all of them are refused, and then the record that relied on
      // them.
      assert.deepStrictEqual(
        made.report.refusals.map(({ kind, rows }) => [kind, rows]),
        [["HouseholdTooLarge", 3]],
      )
      assert.deepStrictEqual([made.manifest.records, made.manifest.households], [128, 3])
    }),
  )

  it.effect("need the attributes that the universe has, and one that was imported", () =>
    Effect.gen(function* () {
      const before = yield* imported(peopleCsv({}))
      const changes = csvOf([change("upsert", { id: "2" })])
      const fewer = { ...mapping, attributes: mapping.attributes.slice(1) }
      const other = yield* Effect.flip(before.apply(changes, fewer))
      assert.match(
        other.message,
        /the mapping changes the attributes of .* \(AGE, GENDER, BIRTHDATE, LOANMONTH, LASTNAME, PETS\)/,
      )

      const demo = yield* smallUniverse(100)
      const columns = JSON.parse(
        yield* Effect.promise(() => readFile(join(demo.folder, "columns.json"), "utf8")),
      )
      const whole = {
        ...mapping,
        attributes: columns.map((stored: { column: { column: string } }) => ({
          column: "age",
          to: stored.column.column,
        })),
      }
      yield* Effect.promise(() => writeFile(before.mapping, JSON.stringify(whole)))
      const request = {
        mapping: before.mapping,
        changes: join(before.folder, "changes.csv"),
        folder: before.next,
      }
      const generated = yield* Effect.flip(buildDeltaUniverse({ ...request, from: demo.folder }))
      assert.match(generated.message, /wasn't created by an import, so it can't be changed/)
      const none = yield* Effect.flip(buildDeltaUniverse({ ...request, from: before.folder }))
      assert.match(none.message, /contains no finished universe/)
    }),
  )

  it.effect("never start from a universe that is damaged", () =>
    Effect.gen(function* () {
      const before = yield* imported(peopleCsv({}, {}))
      const payload = join(before.universe, "payload/part-0000.parquet")
      yield* Effect.promise(async () => {
        const bytes = await readFile(payload)
        bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100)
        await writeFile(payload, bytes)
      })
      const failure = yield* Effect.flip(before.apply(csvOf([change("upsert", { id: "3" })])))
      assert.match(failure.message, /part-0000\.parquet is damaged: its checksum is wrong/)
    }),
  )
})
