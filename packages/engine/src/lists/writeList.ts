import { createWriteStream } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { resolveAddressee } from "@listwright/domain/audience"
import { outputFields, RECORD_FIELDS } from "@listwright/domain/glossary"
import { industryNames } from "@listwright/geography"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import { hasFact } from "../format/layout/Slices.ts"
import type { ChosenRows } from "../question/CountEngine.ts"
import { CanceledError } from "../turns/CanceledError.ts"
import type { SlicedUniverse } from "../bitslice/Universe.ts"
import { attributeCells, extraAttributes } from "./attributeCells.ts"
import { csvLine } from "./csv.ts"
import { defaultCells } from "./defaultCells.ts"
import { CSV_FILE, KEYS_FILE } from "./DeliveryManifest.ts"
import type { PersonKeys } from "./PersonKeys.ts"
import { readAttributes } from "./readAttributes.ts"
import type { RecordSource, RecordTexts } from "./RecordSource.ts"

/** The sources of a list's cells. */
export interface ListSources {
  readonly slices: SlicedUniverse
  readonly records: RecordSource
  readonly keys: PersonKeys
}

/** The record fields that a list shows. */
export interface ListFields {
  readonly columns: ReadonlyArray<StoredColumn>
  readonly withPhones: boolean
  /** True if people with known names are named. */
  readonly withNames: boolean
  /** Returns a record's ID from its person key. */
  readonly idOf: (personKey: bigint) => string
}

/** Returns the keys as bytes: sorted in ascending order, 8 bytes each, big-endian. */
const keysBytes = (keys: BigUint64Array): Uint8Array => Buffer.from(keys.toSorted().buffer).swap64()

/**
 * Returns a record with its addressee in the first two fields: the person, or a generic term for the resident or
 * business.
 */
const addressed = (
  [firstName = "", lastName = "", ...others]: RecordTexts,
  isBusiness: boolean,
  withNames: boolean,
): RecordTexts => {
  const to = resolveAddressee({ firstName, lastName }, isBusiness, withNames)
  return [to.firstName, to.lastName, ...others]
}

/** Yields the rows' CSV, including the header, piece by piece; the rows' person keys are written to `keys`. */
const csvOf = async function* (
  { keys: personKeys, records: source, slices }: ListSources,
  { columns: chosen, idOf, withNames, withPhones }: ListFields,
  rows: Uint32Array,
  keys: BigUint64Array,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const names = industryNames()
  const { country } = slices.places.areas.places
  const fields = [
    ...outputFields(country, slices.manifest.hasCompanies === true),
    ...(withPhones ? [RECORD_FIELDS.phone] : []),
  ]
  const columns = extraAttributes(chosen)
  const attributes = attributeCells(columns, fields, names)
  const isOfAddresses = hasFact(slices.manifest, "BUSINESS")
  yield csvLine([...fields, ...attributes.flatMap(({ heads }) => heads)])
  let done = 0
  for await (const records of source.read(rows, signal)) {
    if (signal.aborted) throw new CanceledError()
    const some = rows.subarray(done, done + records.length)
    const keysOfSome = personKeys.read(some)
    keys.set(keysOfSome, done)
    const { businesses, held, phones } = await readAttributes(slices, columns, some)
    let text = ""
    for (const [at, record] of records.entries()) {
      const { cells, last, phone } = defaultCells(
        country,
        isOfAddresses ? addressed(record, businesses[at] === 1, withNames) : record,
      )
      text += csvLine([
        idOf(keysOfSome[at] ?? 0n),
        ...cells,
        ...(withPhones ? [phones[at] === 1 ? phone : ""] : []),
        ...attributes.flatMap((attribute, index) => attribute.cells(held[index] ?? [], at, last)),
      ])
    }
    done += records.length
    yield text
  }
  if (done !== rows.length) throw new Error(`the universe has ${done} of ${rows.length} records`)
}

/**
 * Writes the CSV and the key file for the chosen rows. Only the records' keys are held in memory until all are written.
 */
export const writeList = async (
  sources: ListSources,
  fields: ListFields,
  chosen: ChosenRows,
  folder: string,
  signal: AbortSignal,
): Promise<void> => {
  // Areas that share a ZIP Code are chosen from one at a time.
  const rows = chosen.rows.toSorted()
  const keys = new BigUint64Array(rows.length)
  await pipeline(
    csvOf(sources, fields, rows, keys, signal),
    createWriteStream(join(folder, CSV_FILE), { flush: true }),
  )
  await writeFile(join(folder, KEYS_FILE), keysBytes(keys), { flush: true })
}
