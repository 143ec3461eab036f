import { createHash } from "node:crypto"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { includesNames } from "@listwright/domain/audience"
import { type UniverseName, findUniverseByNumber } from "@listwright/domain/catalog"
import type { SelectionRefusal } from "@listwright/domain/counting"
import { Effect, Result, Schema } from "effect"
import { readFileFacts } from "../files/readFileFacts.ts"
import { flush } from "../files/flush.ts"
import { moveIntoPlace } from "../files/writeFileAtomically.ts"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import type { ChosenRows } from "../question/CountEngine.ts"
import type { Yielder } from "../turns/Yielder.ts"
import type { DeliveryTotals, DeliveryTask } from "./DeliveryTask.ts"
import { blockRecordFields } from "../format/blocks/blockLayout.ts"
import type { OpenedUniverse } from "../opened/openUniverse.ts"
import { chooseParts } from "./chooseParts.ts"
import { verifyFiles } from "../opened/verifyFiles.ts"
import {
  CSV_FILE,
  DELIVERY_MANIFEST,
  DeliveryManifest,
  KEYS_FILE,
  type PartQuantities,
} from "./DeliveryManifest.ts"
import { ParquetRecords } from "./ParquetRecords.ts"
import { PersonKeys } from "./PersonKeys.ts"
import { createRecordIdDeriver } from "./recordId.ts"
import { RecordBlocks } from "./RecordBlocks.ts"
import { suppressionHash } from "./suppressionHash.ts"
import { type ListSources, writeList } from "./writeList.ts"

type DeliveryResult = Result.Result<DeliveryTotals, SelectionRefusal>

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(DeliveryManifest))

const delivered = (manifest: DeliveryManifest): DeliveryTotals => ({
  records: manifest.records,
  areas: manifest.areas.map((area) => area.delivered),
  sha256: manifest.csv.sha256,
  snapshot: manifest.snapshot,
})

const factsOf = async (folder: string, file: string) => ({
  file,
  ...(await readFileFacts(join(folder, file))),
})

const recordsByArea = ({ keys }: DeliveryTask, { areas }: ChosenRows): ReadonlyArray<number> => {
  const records = keys.map(() => 0)
  for (const area of areas) records[area] = (records[area] ?? 0) + 1
  return records
}

const partsOf = ({ parts = [] }: DeliveryTask, at: number): { readonly parts?: PartQuantities } => {
  const wanted = parts[at] ?? null
  return wanted === null ? {} : { parts: wanted }
}

/** Returns an identifier for a record key that doesn't reveal the key. */
const recordKeyName = ({ recordKey }: DeliveryTask): string =>
  createHash("sha256").update(`name ${recordKey}`).digest("hex").slice(0, 16)

/** Returns a list type's universe, or consumers if no source sells the list type. */
const universeOf = (listType: number): UniverseName => findUniverseByNumber(listType)?.name ?? "consumer"

const ignore = (): void => {}

/** Writes deliveries from one universe. */
export class DeliveryWriter {
  readonly #universe: OpenedUniverse
  readonly #sources: ListSources
  #verified: Promise<void> | undefined
  /** The latest delivery to each folder; two concurrent deliveries would overwrite each other. */
  readonly #underWay = new Map<string, Promise<DeliveryResult>>()

  constructor(universe: OpenedUniverse) {
    const { folder, instance, manifest, slices } = universe
    this.#universe = universe
    this.#sources = {
      slices,
      keys: new PersonKeys(folder, manifest),
      records:
        manifest.blocks === undefined
          ? new ParquetRecords(instance, blockRecordFields(manifest), () => this.provePayload())
          : new RecordBlocks(folder, manifest.blocks, blockRecordFields(manifest).length),
    }
  }

  /**
   * Writes a delivery. Deliveries to the same folder run one after the other, so that the second finds the first one's
   * result.
   */
  async deliver(order: DeliveryTask, yielder: Yielder): Promise<DeliveryResult> {
    const before = this.#underWay.get(order.folder) ?? Promise.resolve()
    const mine = before.then(ignore, ignore).then(() => this.#deliver(order, yielder))
    this.#underWay.set(order.folder, mine)
    try {
      return await mine
    } finally {
      if (this.#underWay.get(order.folder) === mine) this.#underWay.delete(order.folder)
    }
  }

  /**
   * Writes a delivery unless the folder already contains it, complete, and with the same people suppressed as now;
   * people may have been added since then. Never overwrites another order's delivery.
   */
  async #deliver(order: DeliveryTask, yielder: Yielder): Promise<DeliveryResult> {
    const existing = await this.#existing(order)
    if (existing !== undefined) return Result.succeed(delivered(existing))
    const { engine, slices } = this.#universe
    const columns: Array<StoredColumn> = []
    for (const name of order.columns) {
      const stored = slices.columns.find(({ column }) => column.column === name)
      if (stored === undefined) return Result.fail({ _tag: "ColumnUnknown", column: name })
      columns.push(stored)
    }
    const { parts = [], quantities, question } = order
    const chosen = await chooseParts(engine, slices, question, quantities, parts, yielder)
    if (Result.isFailure(chosen)) return Result.fail(chosen.failure)
    const unfinished = `${order.folder}.unfinished`
    try {
      await rm(unfinished, { recursive: true, force: true })
      await mkdir(unfinished, { recursive: true })
      const { recordKey, withPhones } = order
      const withNames = includesNames(order.question.definition)
      const idOf = createRecordIdDeriver(recordKey, universeOf(this.#universe.manifest.listType))
      const fields = { columns, withPhones, withNames, idOf }
      await writeList(this.#sources, fields, chosen.success, unfinished, yielder.signal)
      const manifest = await this.#manifest(order, recordsByArea(order, chosen.success), unfinished)
      await writeFile(join(unfinished, DELIVERY_MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
        flush: true,
      })
      await flush(unfinished)
      await rm(order.folder, { recursive: true, force: true })
      await moveIntoPlace(unfinished, order.folder)
      return Result.succeed(delivered(manifest))
    } catch (cause) {
      await rm(unfinished, { recursive: true, force: true })
      throw cause
    }
  }

  /** Verifies the Parquet files with names and addresses, on every call until verification succeeds once. */
  provePayload(): Promise<void> {
    const { folder, manifest } = this.#universe
    this.#verified ??= Effect.runPromise(
      verifyFiles(folder, [...manifest.people, ...manifest.payload]).pipe(
        Effect.mapError(({ file, reason }) => new Error(`${file} in the universe ${reason}`)),
      ),
    ).catch((cause: unknown) => {
      this.#verified = undefined
      throw cause
    })
    return this.#verified
  }

  async #existing(order: DeliveryTask): Promise<DeliveryManifest | undefined> {
    const text = await readFile(join(order.folder, DELIVERY_MANIFEST), "utf8").catch(() => undefined)
    if (text === undefined) return undefined
    const manifest = decode(text)
    const ordered = manifest.areas.map((area) => [area.ordered, area.parts ?? null])
    const asked = order.quantities.map((quantity, at) => [quantity, order.parts?.[at] ?? null])
    const same =
      manifest.definitionHash === order.definitionHash &&
      JSON.stringify(ordered) === JSON.stringify(asked) &&
      JSON.stringify(manifest.columns) === JSON.stringify(order.columns)
    if (!same) throw new Error("the folder holds another delivery")
    if (manifest.suppressionHash !== suppressionHash(order.question)) return undefined
    if (manifest.recordIds !== recordKeyName(order)) return undefined
    for (const { file, sha256 } of [manifest.csv, manifest.keys]) {
      const facts = await factsOf(order.folder, file).catch(() => undefined)
      if (facts?.sha256 !== sha256) return undefined
    }
    return manifest
  }

  async #manifest(
    order: DeliveryTask,
    areas: ReadonlyArray<number>,
    folder: string,
  ): Promise<DeliveryManifest> {
    return {
      version: 1,
      definitionHash: order.definitionHash,
      suppressionHash: suppressionHash(order.question),
      recordIds: recordKeyName(order),
      snapshot: this.#universe.manifest.snapshot,
      records: areas.reduce((sum, records) => sum + records, 0),
      areas: order.keys.map((key, at) => ({
        key,
        ordered: order.quantities[at] ?? 0,
        delivered: areas[at] ?? 0,
        ...partsOf(order, at),
      })),
      columns: order.columns,
      csv: await factsOf(folder, CSV_FILE),
      keys: await factsOf(folder, KEYS_FILE),
    }
  }
}
