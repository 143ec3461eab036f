import { access, mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { assert, describe, it, layer } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"
import { readStates, readZips } from "../../../geography/src/tables/readGeography.ts"
import { ensureUniverse } from "../../src/sample-universe/ensureUniverse.ts"
import type { UniverseRequest } from "../../src/sample-universe/UniverseRequest.ts"
import { readManifest } from "../../src/format/readManifest.ts"
import { rowsOf, SmallUniverse, smallUniverse, temporaryFolder } from "./smallUniverse.ts"

const RECORDS = 20_000
const exists = (path: string) =>
  Effect.promise(() =>
    access(path).then(
      () => true,
      () => false,
    ),
  )

layer(SmallUniverse.layer, { timeout: "60 seconds", excludeTestServices: true })("A demo universe", (it) => {
  it.effect("has the same bytes for the same seed and size, and others for another seed", () =>
    Effect.gen(function* () {
      const once = yield* SmallUniverse
      const make = Effect.fnUntraced(function* (seed: number) {
        const folder = join(yield* temporaryFolder, "universe")
        return { folder, manifest: yield* ensureUniverse({ folder, records: RECORDS, seed }) }
      })
      const [again, other] = [yield* make(7), yield* make(8)]
      assert.deepStrictEqual(again.manifest, once.manifest)
      const { bits, columns, payload, people, places } = once.manifest
      for (const { path } of [...people, ...payload, ...bits, columns, ...Object.values(places)]) {
        const [a, b] = yield* Effect.promise(() =>
          Promise.all([readFile(join(once.folder, path)), readFile(join(again.folder, path))]),
        )
        assert.isTrue(a.equals(b), path)
      }
      assert.notStrictEqual(other.manifest.snapshot, once.manifest.snapshot)
    }),
  )

  it.effect("holds people in the order of the walk, spread as the Census counts them", () =>
    Effect.gen(function* () {
      const { folder, manifest } = yield* SmallUniverse
      const sql = "SELECT * FROM people JOIN payload USING (ROW_ID) ORDER BY ROW_ID"
      const rows = yield* Effect.promise(() => rowsOf(folder, sql))
      assert.strictEqual(rows.length, RECORDS)
      assert.strictEqual(manifest.records, RECORDS)
      assert.isTrue(rows.every((row, at) => row["ROW_ID"] === at))

      const place = (row: Record<string, unknown>) =>
        ["ZIP", "ROUTE", "HOUSEHOLD"].map((name) => String(row[name]).padStart(6, "0")).join(" ")
      const places = rows.map(place)
      assert.isTrue(places.every((at, index) => index === 0 || (places[index - 1] ?? "") <= at))
      assert.strictEqual(new Set(places).size, manifest.households)

      const withArea = new Map(
        readZips()
          .filter(({ hasArea }) => hasArea)
          .map((info) => [Number(info.zip), info]),
      )
      assert.isTrue(rows.every(({ ZIP }) => withArea.has(Number(ZIP))))
      const states = readStates()
      const nation = states.reduce((sum, { population }) => sum + population, 0)
      for (const { code, population } of states) {
        const here = rows.filter(({ STATE }) => STATE === code).length
        assert.isAtMost(Math.abs(here - (RECORDS * population) / nation), 1, code)
      }

      assert.strictEqual(new Set(rows.map(({ PERSON_KEY }) => PERSON_KEY)).size, RECORDS)
      const label = (row: Record<string, unknown>) =>
        ["FIRST_NAME", "LAST_NAME", "ADDRESS", "ZIP"].map((name) => String(row[name])).join("|")
      assert.strictEqual(new Set(rows.map(label)).size, RECORDS)
    }),
  )

  it.effect("gives a household one address, one ZIP+4 and one first row", () =>
    Effect.gen(function* () {
      const { folder } = yield* SmallUniverse
      const bad = yield* Effect.promise(() =>
        rowsOf(
          folder,
          `SELECT ZIP, HOUSEHOLD FROM people JOIN payload USING (ROW_ID) GROUP BY ZIP, HOUSEHOLD
           HAVING count(DISTINCT (ADDRESS, ZIP4, ROUTE, INCOME, OWNERRENTER)) <> 1
             OR count(*) FILTER (HOUSEHOLD_FIRST & 1 = 1) <> 1
             OR count(*) FILTER (HOUSEHOLD_FIRST & 2 = 2) <> least(count(*) FILTER (PHONE = 1), 1)
             OR arg_min(HOUSEHOLD_FIRST & 1, ROW_ID) <> 1`,
        ),
      )
      assert.deepStrictEqual(bad, [])
    }),
  )

  it.effect("has telephones of the right shape, some on the do-not-call list", () =>
    Effect.gen(function* () {
      const { folder } = yield* SmallUniverse
      const rows = yield* Effect.promise(() =>
        rowsOf(
          folder,
          "SELECT PHONE, PHONE_NUMBER::VARCHAR AS number FROM people JOIN payload USING (ROW_ID)",
        ),
      )
      const share = (phone: number) => rows.filter(({ PHONE }) => PHONE === phone).length / RECORDS
      assert.closeTo(share(1) + share(2), 0.6, 0.05)
      assert.closeTo(share(2) / (share(1) + share(2)), 0.3, 0.05)
      for (const { number, PHONE } of rows) {
        if (PHONE === 0) assert.isNull(number)
        else assert.match(String(number), /^[2-9]\d{2}(?!.11)(?!555)[2-9]\d{6}$/)
      }
    }),
  )

  it.effect("has attributes that hang together", () =>
    Effect.gen(function* () {
      const { folder } = yield* SmallUniverse
      const [facts] = yield* Effect.promise(() =>
        rowsOf(
          folder,
          `SELECT avg((OWNERRENTER = 1)::INT) AS owners,
             avg(INCOME) FILTER (OWNERRENTER = 1) - avg(INCOME) FILTER (OWNERRENTER = 2) AS ownersEarnMore,
             avg(INCOME) FILTER (EDUCATION = 5) - avg(INCOME) FILTER (EDUCATION = 1) AS schoolingPays,
             corr(INCOME, HOMEVALUE) FILTER (HOMEVALUE > 0) AS homes,
             avg((CHILDREN = 1)::INT) FILTER (AGE BETWEEN 30 AND 44) - avg((CHILDREN = 1)::INT) FILTER (AGE >= 65) AS parents,
             avg((OWNERRENTER = 1)::INT) FILTER (DWELLING = 1) - avg((OWNERRENTER = 1)::INT) FILTER (DWELLING = 2) AS houses,
             count(*) FILTER (OWNERRENTER = 2 AND (HOMEVALUE > 0 OR LOANMONTH > 0)) AS rentersWithHomes,
             count(*) FILTER ((CHILDREN = 1) <> (NUMCHILDREN > 0) OR (NUMCHILDREN > 0) <> (CHILDAGES > 0)) AS strayChildren,
             count(*) FILTER (BIRTHMONTH > 0 AND BIRTHDATE > 0 AND BIRTHDATE // 100 % 100 <> BIRTHMONTH) AS strayBirthdays,
             count(*) FILTER (BIRTHDATE > 0 AND AGE <> 2026 - BIRTHDATE // 10000 - (BIRTHDATE % 10000 >= 1101)::INT) AS strayAges,
             count(*) FILTER (LOANMONTH > 0 AND LENGTHRES > LOANMONTH // 100) AS loansBeforeMoving
           FROM people`,
        ),
      )
      const fact = (name: string) => Number(facts?.[name])
      assert.closeTo(fact("owners"), 0.65, 0.05)
      assert.isAbove(fact("ownersEarnMore"), 0.5)
      assert.isAbove(fact("schoolingPays"), 0.8)
      assert.isAbove(fact("homes"), 0.3)
      assert.isAbove(fact("parents"), 0.3)
      assert.isAbove(fact("houses"), 0.3)
      for (const never of [
        "rentersWithHomes",
        "strayChildren",
        "strayBirthdays",
        "strayAges",
        "loansBeforeMoving",
      ])
        assert.strictEqual(fact(never), 0, never)
    }),
  )

  it.effect("draws flags, ranks, vehicles and credit that go with what else is known", () =>
    Effect.gen(function* () {
      const { folder } = yield* SmallUniverse
      const [facts] = yield* Effect.promise(() =>
        rowsOf(
          folder,
          `SELECT avg((BOATING = 1)::INT) FILTER (INCOME >= 9) - avg((BOATING = 1)::INT) FILTER (INCOME <= 4) AS boats,
             avg((STREAMING = 1)::INT) FILTER (AGE BETWEEN 18 AND 35) - avg((STREAMING = 1)::INT) FILTER (AGE >= 65) AS streaming,
             avg((CHILDRENSAPPAREL = 1)::INT) FILTER (CHILDREN = 1) - avg((CHILDRENSAPPAREL = 1)::INT) FILTER (CHILDREN = 2) AS parents,
             avg((DOITYOURSELF = 1)::INT) FILTER (OWNERRENTER = 1) - avg((DOITYOURSELF = 1)::INT) FILTER (OWNERRENTER = 2) AS owners,
             avg(LIKELY_VOTE) FILTER (LIKELY_VOTE > 0 AND AGE BETWEEN 18 AND 35) - avg(LIKELY_VOTE) FILTER (LIKELY_VOTE > 0 AND AGE >= 65) AS voters,
             avg((VEHICLECLASS IN (5, 9))::INT) FILTER (VEHICLECLASS > 0 AND INCOME >= 9) - avg((VEHICLECLASS IN (5, 9))::INT) FILTER (VEHICLECLASS > 0 AND INCOME <= 4) AS luxury,
             -corr(CREDITBAND, NETWORTH) FILTER (CREDITBAND > 0) AS credit,
             avg((NEWCONSUMERDATE > 0)::INT) FILTER (AGE BETWEEN 18 AND 23) - avg((NEWCONSUMERDATE > 0)::INT) FILTER (AGE >= 40) AS newcomers,
             min(decile) AS least, max(decile) AS most,
             count(*) FILTER ((VEHICLECLASS > 0) <> (VEHICLEYEAR > 0) OR (VEHICLECLASS > 0) <> (VEHICLEFUEL > 0)) AS strayVehicles,
             count(*) FILTER (OWNERRENTER = 2 AND (LIKELY_REFINANCE > 0 OR LIKELY_REMODEL > 0)) AS rentersRanked,
             count(*) FILTER (OF_HOUSEHOLD > 1) AS strayCredit
           FROM (SELECT *, count(*) OVER (PARTITION BY LIKELY_GIVE) / count(*) OVER () AS decile,
               dense_rank() OVER (PARTITION BY ZIP, HOUSEHOLD ORDER BY CREDITBAND, VEHICLECLASS) AS OF_HOUSEHOLD FROM people)
           WHERE LIKELY_GIVE > 0`,
        ),
      )
      const fact = (name: string) => Number(facts?.[name])
      for (const name of ["boats", "streaming", "parents", "owners", "luxury", "newcomers"])
        assert.isAbove(fact(name), 0.06, name)
      assert.isAbove(fact("voters"), 1)
      assert.isAbove(fact("credit"), 0.4)
      assert.isAbove(fact("least"), 0.06)
      assert.isBelow(fact("most"), 0.14)
      for (const never of ["strayVehicles", "rentersRanked", "strayCredit"])
        assert.strictEqual(fact(never), 0, never)
    }),
  )

  it.effect("keeps every attribute within the bounds and the values of its column", () =>
    Effect.gen(function* () {
      const { folder } = yield* SmallUniverse
      const { consumerColumns } = yield* Effect.promise(() => import("../../src/catalog/consumerColumns.ts"))
      for (const { column, encoding } of consumerColumns) {
        const name = column.column
        const [seen] = yield* Effect.promise(() =>
          rowsOf(folder, `SELECT min(${name}) FILTER (${name} > 0) AS low, max(${name}) AS high FROM people`),
        )
        const [low, high] = [Number(seen?.["low"]), Number(seen?.["high"])]
        const bound = (text: string | null) =>
          encoding === "yearMonth" ? Number(`${text?.slice(2)}${text?.slice(0, 2)}`) : Number(text)
        if (encoding === "codes") assert.deepStrictEqual([low, high], [1, column.values.length], name)
        else if (encoding === "flags") assert.isBelow(high, 1 << column.values.length, name)
        else if (encoding !== "names") {
          assert.isAtLeast(low, bound(column.min), name)
          assert.isAtMost(high, bound(column.max), name)
        }
      }
    }),
  )
})

/** Begins to make a universe and interrupts that at its first progress. */
const cutOff = Effect.fnUntraced(function* (request: UniverseRequest) {
  const hasBegun = Deferred.makeUnsafe<void>()
  const onProgress = () => Deferred.doneUnsafe(hasBegun, Effect.void)
  const making = yield* Effect.forkChild(ensureUniverse({ ...request, onProgress }))
  yield* Deferred.await(hasBegun)
  yield* Fiber.interrupt(making)
})

describe("Making a universe", () => {
  it.live("reports its progress up to the whole", () =>
    Effect.gen(function* () {
      const folder = join(yield* temporaryFolder, "universe")
      const seen: Array<number> = []
      yield* ensureUniverse({
        folder,
        records: RECORDS,
        seed: 1,
        onProgress: (fraction) => seen.push(fraction),
      })
      assert.deepStrictEqual(
        seen,
        seen.toSorted((a, b) => a - b),
      )
      assert.strictEqual(seen.at(-1), 1)
      yield* ensureUniverse({ folder, records: 5, seed: 2, onProgress: () => assert.fail("made again") })
    }),
  )

  it.live("that is cut off leaves nothing that looks finished, and starts over", () =>
    Effect.gen(function* () {
      const folder = join(yield* temporaryFolder, "universe")
      yield* cutOff({ folder, records: 400_000, seed: 1 })
      assert.isFalse(yield* exists(folder))
      assert.isNull(yield* readManifest(folder))

      // What a killed process leaves: a folder under the temporary name.
      yield* Effect.promise(() => mkdir(`${folder}.unfinished/people`, { recursive: true }))
      yield* Effect.promise(() => writeFile(`${folder}.unfinished/people/part-0000.parquet`, "half"))
      const manifest = yield* ensureUniverse({ folder, records: RECORDS, seed: 7 })
      assert.deepStrictEqual(yield* readManifest(folder), manifest)
      assert.isFalse(yield* exists(`${folder}.unfinished`))
    }),
  )

  it.live("of an earlier release makes it again from its own seed, also when that is cut off", () =>
    Effect.gen(function* () {
      const { folder, manifest } = yield* smallUniverse(1_000, 5)
      const old = { ...manifest, version: 2 }
      yield* Effect.promise(() => writeFile(join(folder, "manifest.json"), JSON.stringify(old)))
      yield* cutOff({ folder, records: 77, seed: 1 })
      assert.deepStrictEqual(yield* ensureUniverse({ folder, records: 77, seed: 1 }), manifest)
      assert.isFalse(yield* exists(`${folder}.earlier`))
    }),
  )

  it.live("leaves a folder with files of somebody else alone", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      yield* Effect.promise(() => writeFile(join(folder, "notes.txt"), "mine"))
      const failure = yield* Effect.flip(ensureUniverse({ folder, records: 10, seed: 1 }))
      assert.strictEqual(failure._tag, "UniverseNotBuilt")
      assert.isTrue(yield* exists(join(folder, "notes.txt")))
    }),
  )

  it.live("refuses a manifest that was changed", () =>
    Effect.gen(function* () {
      const { folder, manifest } = yield* smallUniverse(1_000)
      yield* Effect.promise(() =>
        writeFile(join(folder, "manifest.json"), JSON.stringify({ ...manifest, records: 999 })),
      )
      const failure = yield* Effect.flip(readManifest(folder))
      assert.deepStrictEqual([failure._tag, failure.file], ["UniverseUnusable", "manifest.json"])
    }),
  )
})
