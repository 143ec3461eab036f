import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { type Identity, type IdentityForm, identityFromPerson } from "../src/matching/Identity.ts"
import { NOBODY_UNSOLD } from "../src/question/EngineQuestion.ts"
import { PersonMatcher } from "../src/matching/PersonMatcher.ts"
import { createSealer } from "../src/matching/seal.ts"
import { formatIdentityLine } from "../src/matching/formatIdentityLine.ts"
import { openUniverse } from "../src/opened/openUniverse.ts"
import { readColumns } from "../src/format/columns/columnsFile.ts"
import { importUniverse } from "../src/import/importUniverse.ts"
import { rowsOf } from "./universe/smallUniverse.ts"
import { peopleCsv, provided } from "./universe/import/providerFiles.ts"

const SECRET = "5a".repeat(32)

/** Keys 1 to 4. The first two write their street in two ways. */
const people = peopleCsv(
  { first: "Łukasz", last: "Żółć", street: "5 Łódzka St" },
  { first: "Ann", last: "Zolc", street: "5 LODZKA ST" },
  { first: "Søren", last: "Weiß", street: "7 Oak St" },
  { first: "Ёлка", last: "王", street: "9 Oak St" },
)

const named = (firstName: string, lastName: string, address: string) =>
  identityFromPerson({ firstName, lastName, address, zip: "60614" })

const opened = Effect.gen(function* () {
  const files = yield* provided({ "people.csv": people })
  yield* importUniverse({ mapping: files.mapping, folder: files.universe, maxRefused: 0 })
  const universe = yield* openUniverse(files.universe)
  yield* Effect.addFinalizer(() => Effect.promise(universe.slices.close))
  return { ...files, matcher: new PersonMatcher(universe, () => Promise.resolve()) }
})

/** The person keys that are found of a file of identities. */
const found = Effect.fn("found")(function* (
  { folder, matcher }: Effect.Success<typeof opened>,
  identities: ReadonlyArray<Identity>,
  secret: string | null,
  form?: IdentityForm,
) {
  const [wanted, keys] = [join(folder, "wanted"), join(folder, "keys")]
  return yield* Effect.promise(async () => {
    await writeFile(wanted, identities.map((identity, at) => formatIdentityLine(at, identity, form)).join(""))
    await matcher.match({ wanted, keys, secret, doNotSell: NOBODY_UNSOLD }, new AbortController().signal)
    const bytes = await readFile(keys)
    return Array.from({ length: bytes.length / 8 }, (_, at) => Number(bytes.readBigUInt64BE(8 * at)))
  })
})

describe("Names with letters beyond A to Z", () => {
  it.effect(
    "are loaded as they are written, selected by plain letters, and live together at one address",
    () =>
      Effect.gen(function* () {
        const { universe } = yield* opened
        const texts = yield* Effect.promise(() => readColumns(universe))
        assert.deepStrictEqual(
          texts.flatMap((column) => column.texts),
          ["WEISS", "ZOLC"],
        )
        const rows = yield* Effect.promise(() =>
          rowsOf(
            universe,
            `SELECT FIRST_NAME || ' ' || LAST_NAME AS name, HOUSEHOLD AS home, LASTNAME AS code
           FROM people JOIN payload USING (ROW_ID) ORDER BY PERSON_KEY`,
          ),
        )
        assert.deepStrictEqual(
          rows.map(({ code, name }) => [name, code]),
          [
            ["Łukasz Żółć", 2],
            ["Ann Zolc", 2],
            ["Søren Weiß", 1],
            ["Ёлка 王", 0],
          ],
        )
        assert.strictEqual(rows[0]?.["home"], rows[1]?.["home"])
      }),
  )

  it.effect("are found by plain letters and by their own, sealed or not", () =>
    Effect.gen(function* () {
      const world = yield* opened
      const both = [named("Lukasz", "Zolc", "5 Lodzka Street"), named("SØREN", "WEISS", "7 Oak St")]
      assert.deepStrictEqual(yield* found(world, both, null), [1, 3])
      assert.deepStrictEqual(yield* found(world, both.map(createSealer(SECRET)), SECRET), [1, 3])
    }),
  )

  it.effect("are found by what was sealed when such letters were left out", () =>
    Effect.gen(function* () {
      const world = yield* opened
      const before = named("ukasz", "Zoc", "5 odzka St")
      assert.deepStrictEqual(yield* found(world, [createSealer(SECRET)(before)], SECRET, 1), [1])
    }),
  )

  it.effect("in another alphabet are found by their address, with everybody there", () =>
    Effect.gen(function* () {
      const world = yield* opened
      assert.deepStrictEqual(yield* found(world, [named("Ёлка", "王", "9 Oak St")], null), [4])
    }),
  )
})
