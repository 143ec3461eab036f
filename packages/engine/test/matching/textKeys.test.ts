import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { assert, describe, it, layer } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"
import { readManifest } from "../../src/format/readManifest.ts"
import { buildDeltaUniverse } from "../../src/import/buildDeltaUniverse.ts"
import { importUniverse } from "../../src/import/importUniverse.ts"
import { type Identity, identityFromKey, identityOfText } from "../../src/matching/Identity.ts"
import { NOBODY_UNSOLD } from "../../src/question/EngineQuestion.ts"
import { PersonMatcher } from "../../src/matching/PersonMatcher.ts"
import { createSealer } from "../../src/matching/seal.ts"
import { formatIdentityLine } from "../../src/matching/formatIdentityLine.ts"
import { openUniverse } from "../../src/opened/openUniverse.ts"
import { rowsOf } from "../universe/smallUniverse.ts"
import { mapping, peopleCsv, provided } from "../universe/import/providerFiles.ts"

const SECRET = "5a".repeat(32)
const KEYS = ["12345", "0012345", "A-12"] as const
const AS_TEXT = { ...mapping, record: { ...mapping.record, key: { column: "id", as: "text" } } }

/** People with these keys, as texts; the first is Ann 0. */
const people = peopleCsv(...KEYS.map((id, at) => ({ id, first: `Ann ${at}` })))

class World extends Context.Service<
  World,
  { readonly folder: string; readonly universe: string; readonly matcher: PersonMatcher }
>()("test/World") {
  static readonly layer = Layer.effect(
    World,
    Effect.gen(function* () {
      const files = yield* provided({ "people.csv": people }, AS_TEXT)
      yield* importUniverse({ mapping: files.mapping, folder: files.universe, maxRefused: 0 })
      const universe = yield* openUniverse(files.universe)
      yield* Effect.addFinalizer(() => Effect.promise(universe.slices.close))
      return { ...files, matcher: new PersonMatcher(universe, () => Promise.resolve()) }
    }),
  )
}

/** The first names of the people that an identity names. */
const found = Effect.fn("found")(function* (identity: Identity, secret: string | null = null) {
  const { folder, matcher, universe } = yield* World
  const [wanted, keys] = [join(folder, "wanted"), join(folder, "keys")]
  const bytes = yield* Effect.promise(async () => {
    await writeFile(wanted, formatIdentityLine(2, identity))
    await matcher.match({ wanted, keys, secret, doNotSell: NOBODY_UNSOLD }, new AbortController().signal)
    return readFile(keys)
  })
  const rows = yield* Effect.promise(() =>
    rowsOf(universe, "SELECT FIRST_NAME AS first, PERSON_KEY::VARCHAR AS key FROM payload"),
  )
  const named = Array.from({ length: bytes.length / 8 }, (_, at) => String(bytes.readBigUInt64BE(8 * at)))
  return rows.filter(({ key }) => named.includes(String(key))).map(({ first }) => first)
})

layer(World.layer)("A key that is a text", (it) => {
  for (const [at, key] of KEYS.entries())
    it.effect(`finds its own record, sealed or not: ${key}`, () =>
      Effect.gen(function* () {
        const identity = identityOfText(key)
        assert.deepStrictEqual(yield* found(identity), [`Ann ${at}`])
        assert.deepStrictEqual(yield* found(createSealer(SECRET)(identity), SECRET), [`Ann ${at}`])
      }),
    )

  it.effect("of digits is not the number, which finds nobody", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* found(identityFromKey(12_345n)), [])
    }),
  )

  it.effect("is told by the universe that has such keys", () =>
    Effect.gen(function* () {
      const { universe } = yield* World
      assert.strictEqual((yield* readManifest(universe))?.hasTextKeys, true)
      const files = yield* provided({ "people.csv": peopleCsv({}) })
      const { manifest } = yield* importUniverse({ mapping: files.mapping, folder: files.universe })
      assert.strictEqual(manifest.hasTextKeys, undefined)
    }),
  )
})

describe("Changes of a universe of keys that are texts", () => {
  it.effect("need a mapping that reads them so", () =>
    Effect.gen(function* () {
      const files = yield* provided({ "people.csv": people }, AS_TEXT)
      yield* importUniverse({ mapping: files.mapping, folder: files.universe })
      const changes = join(files.folder, "changes.csv")
      yield* Effect.promise(() =>
        writeFile(changes, `op,${people.replaceAll("\n", "\nupsert,").slice(0, -"upsert,".length)}`),
      )
      const apply = (written: object) =>
        Effect.promise(() => writeFile(files.mapping, JSON.stringify(written))).pipe(
          Effect.andThen(
            buildDeltaUniverse({
              mapping: files.mapping,
              from: files.universe,
              changes,
              folder: `${files.universe}-next`,
            }),
          ),
        )
      const refused = yield* Effect.flip(apply(mapping))
      assert.include(refused.message, 'the mapping reads numbers; write "as": "text" in record.key')
      const { manifest } = yield* apply(AS_TEXT)
      assert.deepStrictEqual([manifest.records, manifest.hasTextKeys], [3, true])
    }),
  )
})
