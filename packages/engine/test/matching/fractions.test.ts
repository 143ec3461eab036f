import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { assert, layer } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"
import { identityFromPerson } from "../../src/matching/Identity.ts"
import { NOBODY_UNSOLD } from "../../src/question/EngineQuestion.ts"
import { PersonMatcher } from "../../src/matching/PersonMatcher.ts"
import { createSealer } from "../../src/matching/seal.ts"
import { formatIdentityLine } from "../../src/matching/formatIdentityLine.ts"
import { openUniverse } from "../../src/opened/openUniverse.ts"
import { importUniverse } from "../../src/import/importUniverse.ts"
import { DuckDBInstance } from "@duckdb/node-api"
import { repairHouseholds } from "../../src/import/staging/householdKeySql.ts"
import { rowsOf } from "../universe/smallUniverse.ts"
import { peopleCsv, provided } from "../universe/import/providerFiles.ts"

const SECRET = "5a".repeat(32)

/** Keys 1 to 7, in the order of the file. */
const ADDRESSES = [
  "318 Mound St",
  "318½ Mound St",
  "318-1/2 Mound St",
  "318¼ Mound St",
  "318² Mound St",
  "715 W 22nd ½ St",
  "715 W 22nd St",
] as const

class World extends Context.Service<
  World,
  { readonly folder: string; readonly universe: string; readonly matcher: PersonMatcher }
>()("test/World") {
  static readonly layer = Layer.effect(
    World,
    Effect.gen(function* () {
      const files = yield* provided({ "people.csv": peopleCsv(...ADDRESSES.map((street) => ({ street }))) })
      yield* importUniverse({ mapping: files.mapping, folder: files.universe, maxRefused: 0 })
      const universe = yield* openUniverse(files.universe)
      yield* Effect.addFinalizer(() => Effect.promise(universe.slices.close))
      return { ...files, matcher: new PersonMatcher(universe, () => Promise.resolve()) }
    }),
  )
}

const at = (address: string) => identityFromPerson({ firstName: "", lastName: "", address, zip: "60614" })

/** Text and place of an address sealed when fractions were left out of its form. */
const sealedBefore = (form: string, digits: string) =>
  createSealer(SECRET)({ kind: "address", place: `60614|${digits}`, text: `address|60614|${form}` })

/** The keys that are found of lines of wanted identities. */
const found = Effect.fn("found")(function* (lines: ReadonlyArray<string>, secret: string | null) {
  const { folder, matcher } = yield* World
  const [wanted, keys] = [join(folder, "wanted"), join(folder, "keys")]
  return yield* Effect.promise(async () => {
    await writeFile(wanted, lines.join(""))
    await matcher.match({ wanted, keys, secret, doNotSell: NOBODY_UNSOLD }, new AbortController().signal)
    const bytes = await readFile(keys)
    return Array.from({ length: bytes.length / 8 }, (_, key) => Number(bytes.readBigUInt64BE(8 * key)))
  })
})

/** The key of a household as imports have it, of its text. */
const keyOf = (text: string) => `('0x' || substr(sha256('${text}'), 1, 16))::UBIGINT`

layer(World.layer)("A fraction of a house number", (it) => {
  const asked: ReadonlyArray<readonly [address: string, keys: ReadonlyArray<number>]> = [
    ["318 Mound St", [1]],
    ["318½ Mound St", [2, 3]],
    ["318 1/2 Mound St", [2, 3]],
    ["318-½ Mound St", [2, 3]],
    ["318 1/4 Mound St", [4]],
    ["318² Mound St", [5]],
    ["318¾ Mound St", []],
    ["715 West 22nd 1/2 Street", [6]],
    ["715 W 22nd St", [7]],
  ]

  it.effect("names the people at it and nobody next door, sealed or not", () =>
    Effect.gen(function* () {
      for (const [address, keys] of asked) {
        assert.deepStrictEqual(yield* found([formatIdentityLine(0, at(address))], null), keys, address)
        assert.deepStrictEqual(
          yield* found([formatIdentityLine(0, createSealer(SECRET)(at(address)))], SECRET),
          keys,
          address,
        )
      }
    }),
  )

  it.effect("names nobody in a file of nobody", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* found([], null), [])
      assert.deepStrictEqual(yield* found([], SECRET), [])
    }),
  )

  it.effect("sealed before it was kept, names whom it named then", () =>
    Effect.gen(function* () {
      const old = formatIdentityLine(0, sealedBefore("318 MOUND ST", "318"), 1)
      assert.deepStrictEqual(yield* found([old], SECRET), [1, 2, 4, 5])
      const digits = formatIdentityLine(0, sealedBefore("318 1 2 MOUND ST", "31812"), 1)
      assert.deepStrictEqual(yield* found([digits], SECRET), [3])
    }),
  )

  it.effect("makes a household of its own", () =>
    Effect.gen(function* () {
      const { universe } = yield* World
      const rows = yield* Effect.promise(() =>
        rowsOf(
          universe,
          "SELECT HOUSEHOLD AS home FROM people JOIN payload USING (ROW_ID) ORDER BY PERSON_KEY",
        ),
      )
      const homes = rows.map(({ home }) => home)
      assert.strictEqual(homes[1], homes[2])
      assert.strictEqual(new Set(homes).size, 6)
    }),
  )

  it.effect("gets its household when a universe that was imported before is changed", () =>
    Effect.promise(async () => {
      const instance = await DuckDBInstance.create(":memory:")
      const connection = await instance.connect()
      await connection.run(
        `CREATE TABLE previous AS SELECT * FROM (VALUES
           ('318½ Mound St', ${keyOf("a318 MOUND ST")}), ('318 Mound St', ${keyOf("a318 MOUND ST")}),
           ('318½ Mound St', ${keyOf("hA7")}), ('9 Łódzka St', ${keyOf("a9 LODZKA ST")}))
         AS records (ADDRESS, HOUSEHOLD_KEY)`,
      )
      await connection.run(repairHouseholds("previous", { address: "ADDRESS", company: null }))
      const rows = await connection.runAndReadAll(
        `SELECT HOUSEHOLD_KEY IN (${keyOf("a318 1 2 MOUND ST")}), HOUSEHOLD_KEY IN (${keyOf("a318 MOUND ST")}, ${keyOf("hA7")}, ${keyOf("a9 LODZKA ST")}) FROM previous`,
      )
      assert.deepStrictEqual(rows.getRows(), [
        [true, false],
        [false, true],
        [false, true],
        [false, true],
      ])
      instance.closeSync()
    }),
  )
})
