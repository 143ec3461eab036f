import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  evaluate,
  noSuppressions,
  type SuppressedKeys,
  type Universe,
  type UniverseRecord,
  withoutDoNotSell,
} from "@listwright/domain/counting"
import {
  type Area,
  type CanonicalDefinition,
  canonicalDefinition,
  emptyDefinition,
} from "@listwright/domain/definition"
import { readFsas } from "@listwright/geography"
import { Context, Effect, Layer, Result } from "effect"
import { BitSliceEngine } from "../../src/bitslice/BitSliceEngine.ts"
import { openSlices, type SlicedUniverse } from "../../src/bitslice/Universe.ts"
import type { StoredColumn } from "../../src/format/columns/StoredColumn.ts"
import { importUniverse } from "../../src/import/importUniverse.ts"
import {
  type EngineQuestion,
  NO_SUPPRESSIONS,
  type SuppressedKeyFiles,
} from "../../src/question/EngineQuestion.ts"
import { readAreaFacts } from "../../src/question/readAreaFacts.ts"
import { type DuckDbUniverse, openDuckDb } from "../../src/sql/duckdb/openDuckDb.ts"
import { canadianMapping, type Cells, csvOf } from "../universe/import/providerFiles.ts"
import { UNOPENED } from "./anyDefinition.ts"
import { gazetteer, keyFile } from "./denseUniverse.ts"
import { locationFilesOfTests } from "./locationFiles.ts"
import { recordsOf } from "./recordsOf.ts"

/** The list type of Canadian consumers. */
export const CANADIANS = 100

const PEOPLE = 3_000

/** Some of a city, of the country around it, of the other language, and of the north. */
const FSAS = [
  "M5V",
  "M5H",
  "M4C",
  "L5B",
  "L0J",
  "K0A",
  "H2X",
  "H3B",
  "J0L",
  "G1R",
  "T2P",
  "T0A",
  "X0A",
  "X1A",
  "V6B",
]
const LETTERS = "ABCEGHJKLMNPRSTVWXYZ"

const of = <A>(all: ReadonlyArray<A> | string, at: number): string => String(all[at % all.length])

/** The same people every time, spread as if at random: `turn` is a number that has nothing to do with the others. */
const turn = (seed: number): number => {
  const turned = Math.sin(seed * 12.9898) * 43_758.5453
  return Math.floor((turned - Math.floor(turned)) * 1e6)
}

const postalCodeOf = (at: number): string => {
  const fsa = of(FSAS, turn(at) >> 4)
  const half = `${turn(at + 0.1) % 3}${of(LETTERS.slice(0, 4), turn(at + 0.2))}${turn(at + 0.3) % 2}`
  return turn(at + 0.4) % 9 === 0 ? fsa : `${fsa}${half}`
}

/** Writes a postal code in one of the ways in which people write it. */
const written = (code: string, at: number): string => {
  const [first, second] = [code.slice(0, 3), code.slice(3)]
  if (second === "") return first
  return (
    [`${first} ${second}`, code, `${first}-${second}`, ` ${first.toLowerCase()} ${second.toLowerCase()} `][
      at % 4
    ] ?? code
  )
}

const people = (): ReadonlyArray<Cells> => {
  const points = new Map(readFsas().map((info) => [info.fsa, info]))
  return Array.from({ length: PEOPLE }, (_, at): Cells => {
    // A household in three has two people, who share all that says where they live.
    const home = at % 3 === 2 ? at - 1 : at
    const code = postalCodeOf(home)
    const { latitude = 0, longitude = 0 } = points.get(code.slice(0, 3)) ?? {}
    const isLost = turn(at + 0.5) % 11 === 0
    return {
      id: String(at + 1),
      house: `h${home}`,
      first: of(["Ann", "Bob", "Chloé", "Dan"], turn(at + 0.6)),
      last: of(["Tremblay", "Smith", "Roy", "Singh", "Ménard"], turn(home + 0.7)),
      street: `${1 + (turn(home + 0.8) % 900)} Rue Principale`,
      post: written(code, at),
      walk: String(turn(home + 0.9) % 500),
      score: "1",
      lat: isLost ? "" : (latitude + ((turn(home + 0.11) % 1000) - 500) / 5_000).toFixed(6),
      lon: isLost ? "" : (longitude + ((turn(home + 0.12) % 1000) - 500) / 5_000).toFixed(6),
      phone: turn(at + 0.13) % 3 === 0 ? "" : `416555${String(at).padStart(4, "0")}`,
      dnc: turn(at + 0.14) % 5 === 0 ? "Y" : "N",
      flat: turn(home + 0.15) % 4 === 0 ? "Y" : "N",
      age: turn(at + 0.16) % 7 === 0 ? "" : String(18 + (turn(at + 0.17) % 70)),
      sex: of(["F", "M", ""], turn(at + 0.18)),
      pets: of(["", "1", "2;3", "1;2;3"], turn(at + 0.19)),
    }
  })
}

/** A record of the universe, with what the file says of where its person lives. */
const asInFile = (
  record: UniverseRecord,
  cells: Cells,
  fsas: ReadonlyMap<string, { readonly city: string; readonly province: string }>,
): UniverseRecord => {
  const postalCode = (cells["post"] ?? "").toUpperCase().replaceAll(/[\s-]/g, "")
  const info = fsas.get(postalCode.slice(0, 3))
  return {
    ...record,
    zip: null,
    plus4: null,
    route: null,
    postalCode,
    city: info?.city ?? "",
    county: null,
    state: info?.province ?? "",
    point: cells["lat"] === "" ? null : [Number(cells["lon"]), Number(cells["lat"])],
    dwelling: cells["flat"] === "Y" ? "apartment" : "home",
    delivery: "carrierRoute",
  }
}

const plain = { excluded: false } as const

/** Saved counts of the tests. */
const SAVED: ReadonlyArray<readonly [string, ReadonlyArray<Area>]> = [
  ["ontario", [{ kind: "state", state: "ON", ...plain }]],
  [
    "downtown",
    [
      { kind: "postalCode", postalCode: "M5V", ...plain },
      { kind: "postalCode", postalCode: "H2X1A0", ...plain },
    ],
  ],
  [
    "both",
    [
      { kind: "savedCount", savedCount: "downtown", ...plain },
      { kind: "city", state: "QC", city: "MONTRÉAL", ...plain },
    ],
  ],
  ["itself", [{ kind: "savedCount", savedCount: "itself", ...plain }]],
]
export const SAVED_IN_CANADA = ["ontario", "downtown", "both", ...UNOPENED]

interface Canadian {
  readonly folder: string
  readonly slices: SlicedUniverse
  readonly engine: BitSliceEngine
  readonly duckDb: DuckDbUniverse
  readonly columns: ReadonlyArray<StoredColumn>
  readonly doNotSell: ReadonlySet<bigint>
  /** The evaluator's universe, without the people on the do-not-sell list. */
  readonly universe: Universe
  readonly suppressed: SuppressedKeys
  readonly question: (definition: CanonicalDefinition) => EngineQuestion
}

const open = async (folder: string): Promise<Canadian> => {
  const rows = people()
  const universe = join(folder, "universe")
  await writeFile(join(folder, "people.csv"), csvOf(rows))
  await writeFile(join(folder, "mapping.json"), JSON.stringify(canadianMapping))
  const { manifest } = await Effect.runPromise(
    importUniverse({ mapping: join(folder, "mapping.json"), folder: universe, maxRefused: 0 }),
  )
  const facts = await Effect.runPromise(readAreaFacts(null, "CA"))
  const slices = await openSlices(universe, manifest, { ...facts, workers: 1, slotBytes: 1e8 })
  const duckDb = await openDuckDb(universe, manifest, { ...facts, threads: 2 })
  const fsas = new Map(readFsas().map((info) => [info.fsa, info]))
  const records = (await recordsOf(universe)).map((record) =>
    asInFile(record, rows[Number(record.personKey) - 1] ?? {}, fsas),
  )
  const files = await locationFilesOfTests(folder, records)
  const named = (isNamed: (key: bigint) => boolean) =>
    records.map(({ personKey }) => personKey).filter(isNamed)
  const [ordered, notSold] = [named((key) => key % 5n === 0n), named((key) => key % 97n === 0n)]
  const doNotSell = new Set(notSold)
  const unsold = { files: [await keyFile(folder, "doNotSell", notSold)] }
  const saved = SAVED.map(([id, areas]) => ({
    id,
    definition: canonicalDefinition({ ...emptyDefinition(CANADIANS), areas }),
  }))
  const everybody: Universe = {
    records,
    columns: slices.columns.map(({ column }) => column),
    gazetteer: gazetteer(slices, records),
    savedCounts: new Map(saved.map(({ definition, id }) => [id, { definition, suppressed: noSuppressions }])),
    locationFiles: new Map(files.map((file) => [file.stored.file, file.rows])),
  }
  const forEvaluator = withoutDoNotSell(everybody, doNotSell)
  const ontario = Result.getOrThrow(
    evaluate(forEvaluator, saved[0]?.definition ?? emptyDefinition(CANADIANS), noSuppressions),
  ).selected.flatMap((area) => area.records.map(({ personKey }) => personKey))
  const suppressing: SuppressedKeyFiles = {
    ...NO_SUPPRESSIONS,
    orders: [await keyFile(folder, "orders", ordered)],
    savedCounts: ["ontario"],
  }
  return {
    folder: universe,
    slices,
    engine: new BitSliceEngine(slices),
    duckDb,
    columns: slices.columns,
    universe: forEvaluator,
    doNotSell,
    suppressed: { ...noSuppressions, orders: new Set(ordered), savedCounts: new Set(ontario) },
    question: (definition) => ({
      definition,
      doNotSell: unsold,
      suppressing,
      savedCounts: saved.map((one) => ({ ...one, suppressing: NO_SUPPRESSIONS })),
      locationFiles: files.map(({ stored }) => stored),
    }),
  }
}

/** A universe of 3,000 Canadians that was imported, as the engines and as the evaluator see it. */
export class CanadianUniverse extends Context.Service<CanadianUniverse, Canadian>()("test/CanadianUniverse") {
  static readonly layer = Layer.effect(
    CanadianUniverse,
    Effect.acquireRelease(
      Effect.promise(async () => {
        const folder = await mkdtemp(join(tmpdir(), "listwright-"))
        return { folder, canadian: await open(folder) }
      }),
      ({ canadian: { duckDb, slices }, folder }) =>
        Effect.promise(async () => {
          duckDb.close()
          await slices.close()
          await rm(folder, { recursive: true, force: true })
        }),
    ).pipe(Effect.map(({ canadian }) => canadian)),
  )
}
