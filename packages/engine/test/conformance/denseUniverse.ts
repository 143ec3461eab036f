import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { knownIndustries } from "@listwright/domain/audience"
import { sourceTraits, type UniverseName, UNIVERSES } from "@listwright/domain/catalog"
import {
  noSuppressions,
  type SuppressedKeys,
  type Universe,
  type UniverseRecord,
  withoutDoNotSell,
} from "@listwright/domain/counting"
import { type CanonicalDefinition, canonicalDefinition, type Point } from "@listwright/domain/definition"
import { evaluate } from "@listwright/domain/counting"
import { emptyDefinition } from "@listwright/domain/definition"
import { readIndustries } from "@listwright/geography"
import { Context, Effect, Layer, Result } from "effect"
import { BitSliceEngine } from "../../src/bitslice/BitSliceEngine.ts"
import { readAreaFacts } from "../../src/question/readAreaFacts.ts"
import { zipUnits } from "../../src/bitslice/geography/unitCenters.ts"
import { openSlices, type SlicedUniverse } from "../../src/bitslice/Universe.ts"
import {
  type EngineQuestion,
  type KeyFile,
  NO_SUPPRESSIONS,
  type SuppressedKeyFiles,
} from "../../src/question/EngineQuestion.ts"
import type { StoredColumn } from "../../src/format/columns/StoredColumn.ts"
import { formatRouteCode } from "../../src/format/rows/routeCode.ts"
import { lendUniverse } from "../universe/lendUniverse.ts"
import { addIndustries } from "./addIndustries.ts"
import { type Ground, GROUNDS } from "./grounds.ts"
import { locationFilesOfTests } from "./locationFiles.ts"
import { recordsOf } from "./recordsOf.ts"

/**
 * The people that each kind of suppression, and the do-not-sell list, hold in the tests' questions, by key; each shares
 * some people with the others.
 */
const NAMED: Readonly<Record<"orders" | "files" | "doNotSell", (key: bigint) => boolean>> = {
  orders: (key) => key % 5n === 0n,
  files: (key) => key % 11n < 3n,
  doNotSell: (key) => key % 97n === 0n,
}

/** Writes a file of person keys. */
export const keyFile = async (folder: string, id: string, keys: ReadonlyArray<bigint>): Promise<KeyFile> => {
  const bytes = Buffer.alloc(keys.length * 8)
  for (const [at, key] of keys.toSorted((a, b) => (a < b ? -1 : 1)).entries())
    bytes.writeBigUInt64BE(key, at * 8)
  const path = join(folder, id)
  await writeFile(path, bytes)
  return { id, path, keys: keys.length }
}

/** The universe without the people on a do-not-sell list, as the evaluator and the engine see it. */
export interface Unsold {
  readonly doNotSell: ReadonlySet<bigint>
  /** The evaluator's universe, in which these people never were. */
  readonly universe: Universe
  readonly suppressed: SuppressedKeys
  readonly question: (definition: CanonicalDefinition) => EngineQuestion
}

export interface Dense extends Unsold {
  readonly folder: string
  readonly listType: number
  readonly ground: Ground
  readonly slices: SlicedUniverse
  readonly engine: BitSliceEngine
  readonly columns: ReadonlyArray<StoredColumn>
  /** Every record in the files, those of people on the do-not-sell list too. */
  readonly records: ReadonlyArray<UniverseRecord>
  /** Returns the same universe with another do-not-sell list, of these people, and other suppressed saved counts. */
  readonly without: (
    id: string,
    isUnsold: (key: bigint) => boolean,
    savedCounts?: ReadonlyArray<string>,
  ) => Promise<Unsold>
}

/** Returns the evaluator's facts besides the records, with the centers exactly as the slices have them. */
export const gazetteer = (
  slices: SlicedUniverse,
  records: ReadonlyArray<UniverseRecord>,
): Universe["gazetteer"] => {
  const { areas, numbers, points, rows } = slices.places
  const centers = {
    zip: new Map<string, Point>(),
    zip4: new Map<string, Point>(),
    carrierRoute: new Map<string, Point>(),
  }
  for (const [place, zip] of rows.entries()) {
    const code = numbers.zipText(zip.zip)
    const put = (of: Map<string, Point>, unit: string, center: Point | null | undefined): void => {
      if (center !== null && center !== undefined) of.set(unit, center)
    }
    put(centers.zip, code, points[place])
    for (const { center, code: plus4 } of zipUnits(slices.files, zip, "zip4"))
      put(centers.zip4, `${code}${numbers.plus4Text(plus4)}`, center)
    for (const { center, code: route } of zipUnits(slices.files, zip, "carrierRoute"))
      put(centers.carrierRoute, `${code}${formatRouteCode(route)}`, center)
  }
  const tree = readIndustries().map(({ code }) => code)
  const held = records.flatMap(({ industries }) => industries)
  return { ...areas, centers, industries: knownIndustries(tree, held) }
}

/**
 * A request for records that lie close together. `records` is a number of consumers; another universe has as many
 * records as go with them.
 */
export interface DenseRequest {
  readonly universe: UniverseName
  readonly records: number
}

const open = async (folder: string, { records: people, universe: name }: DenseRequest): Promise<Dense> => {
  const universe = join(folder, "universe")
  const { country } = sourceTraits(UNIVERSES[name].listType)
  const ground = GROUNDS[country]
  const made = await Effect.runPromise(
    lendUniverse({ folder: universe, universe: name, records: people, seed: 7, states: ground.states }),
  )
  // Consumers have no industries of their own: some are given to them, so that one universe has columns of every kind.
  const manifest = name === "consumer" ? await addIndustries(universe, made) : made
  const { listType } = manifest
  const facts = await Effect.runPromise(readAreaFacts(null, country))
  // Room for some attributes only, so that slices come and go.
  const slotBytes = 70 * manifest.vectors * 16
  const slices = await openSlices(universe, manifest, { ...facts, workers: 2, slotBytes })
  const records = await recordsOf(universe)
  const named = (source: keyof typeof NAMED) =>
    records.map(({ personKey }) => personKey).filter(NAMED[source])
  const suppressing: SuppressedKeyFiles = {
    orders: [await keyFile(folder, "orders", named("orders"))],
    files: [await keyFile(folder, "files", named("files"))],
    savedCounts: ground.savedCounts.slice(0, 2),
  }
  const saved = ground.saved.map(([id, part]) => ({
    id,
    definition: canonicalDefinition({ ...emptyDefinition(listType), ...part }),
  }))
  const files = await locationFilesOfTests(folder, records)
  const everybody: Universe = {
    records,
    columns: slices.columns.map(({ column }) => column),
    gazetteer: gazetteer(slices, records),
    savedCounts: new Map(saved.map(({ definition, id }) => [id, { definition, suppressed: noSuppressions }])),
    locationFiles: new Map(files.map(({ rows, stored }) => [stored.file, rows])),
  }
  const without: Dense["without"] = async (id, isUnsold, savedCounts = suppressing.savedCounts) => {
    const keys = records.map(({ personKey }) => personKey).filter(isUnsold)
    const doNotSell = new Set(keys)
    const forEvaluator = withoutDoNotSell(everybody, doNotSell)
    const selectedBy = (savedCount: string): ReadonlyArray<bigint> => {
      const definition = saved.find((one) => one.id === savedCount)?.definition ?? emptyDefinition(listType)
      return Result.getOrThrow(evaluate(forEvaluator, definition, noSuppressions)).selected.flatMap((area) =>
        area.records.map(({ personKey }) => personKey),
      )
    }
    const unsold = { files: keys.length === 0 ? [] : [await keyFile(folder, id, keys)] }
    return {
      doNotSell,
      universe: forEvaluator,
      suppressed: {
        orders: new Set(named("orders")),
        files: new Set(named("files")),
        savedCounts: new Set(savedCounts.flatMap(selectedBy)),
      },
      question: (definition) => ({
        definition,
        doNotSell: unsold,
        suppressing: { ...suppressing, savedCounts },
        savedCounts: saved.map((one) => ({ ...one, suppressing: NO_SUPPRESSIONS })),
        locationFiles: files.map(({ stored }) => stored),
      }),
    }
  }
  return {
    ...(await without("doNotSell", NAMED.doNotSell)),
    without,
    folder: universe,
    listType,
    ground,
    slices,
    engine: new BitSliceEngine(slices),
    columns: slices.columns,
    records,
  }
}

/** Records of three small states, as the engine and as the evaluator see them. */
export const denseUniverse = (request: DenseRequest) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const folder = await mkdtemp(join(tmpdir(), "listwright-"))
      return { folder, dense: await open(folder, request) }
    }),
    ({ dense, folder }) =>
      Effect.promise(async () => {
        await dense.slices.close()
        await rm(folder, { recursive: true, force: true })
      }),
  ).pipe(Effect.map(({ dense }) => dense))

/** A universe of 8,000 people close together, most of them with industries, as the engine and as the evaluator see it. */
export class DenseUniverse extends Context.Service<DenseUniverse, Dense>()("test/DenseUniverse") {
  static readonly layer = Layer.effect(DenseUniverse, denseUniverse({ universe: "consumer", records: 8_000 }))
}

export const { districts: DISTRICTS, metroAreas: METRO_AREAS, savedCounts: SAVED_COUNTS } = GROUNDS.US
