import type { Yielder } from "../../turns/Yielder.ts"
import { resolveAddressee, allowedPhoneOption, includesNames } from "@listwright/domain/audience"
import {
  maskRecord,
  quantitiesForTotal,
  SAMPLE_SIZE,
  type SampleRecord,
  type SampleRequest,
  type SelectionRefusal,
} from "@listwright/domain/counting"
import { type CanonicalDefinition, audienceColumns } from "@listwright/domain/definition"
import { Result } from "effect"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import { hasFact } from "../../format/layout/Slices.ts"
import type { OpenedUniverse } from "../../opened/openUniverse.ts"
import type { EngineQuestion } from "../../question/EngineQuestion.ts"
import { readAttributes } from "../readAttributes.ts"
import { readSample } from "./readSample.ts"

/** A selection's sample records, masked before they leave the process, and its total number of records. */
export interface Sample {
  readonly total: number
  readonly records: ReadonlyArray<SampleRecord>
}

const hasPhones = ({ listType, phoneOption }: CanonicalDefinition): boolean => {
  const option = allowedPhoneOption(listType, phoneOption)
  return option === "phonesWhereAvailable" || option === "onlyWithPhones"
}

/** Returns the columns used by the list's audience and then the additional ones, without duplicates. */
const columnsAsked = (
  { audience }: CanonicalDefinition,
  additional: ReadonlyArray<string>,
  columns: ReadonlyArray<StoredColumn>,
): ReadonlyArray<StoredColumn> => {
  const used = audienceColumns(audience)
  const named = (names: ReadonlyArray<string>) =>
    columns.filter(({ column }) => names.includes(column.column))
  return [...named(used), ...named(additional.filter((name) => !used.includes(name)))]
}

/** Returns ten sample records, chosen the same way as for an order of ten, with the additional columns `columns`. */
export const readMaskedSample = (
  { engine, instance, slices }: Pick<OpenedUniverse, "engine" | "instance" | "slices">,
  question: EngineQuestion,
  { columns = [] }: SampleRequest,
  yielder: Yielder,
): Promise<Result.Result<Sample, SelectionRefusal>> =>
  engine.count(question, yielder).then(async (counted) => {
    if (Result.isFailure(counted)) return Result.fail(counted.failure)
    const areas = counted.success.map(({ key, records, withPhones }) => ({
      key,
      available: records,
      withPhones,
    }))
    const total = areas.reduce((sum, { available }) => sum + available, 0)
    const wanted = quantitiesForTotal(areas, Math.min(total, SAMPLE_SIZE))
    const quantities = areas.map(({ key }) => wanted[key] ?? 0)
    const chosen = await engine.choose(question, quantities, yielder)
    if (Result.isFailure(chosen)) return Result.fail(chosen.failure)
    const { definition } = question
    const plain = await readSample(
      instance,
      [...chosen.success.rows],
      {
        columns: columnsAsked(definition, columns, slices.columns),
        withPhones: hasPhones(definition),
        withCompanies: slices.manifest.hasCompanies === true,
      },
      slices.places.numbers,
    )
    const records = plain.map(maskRecord)
    if (!hasFact(slices.manifest, "BUSINESS")) return Result.succeed({ total, records })
    const { businesses } = await readAttributes(slices, [], chosen.success.rows.toSorted())
    const withNames = includesNames(definition)
    return Result.succeed({
      total,
      records: records.map((record, at) => ({
        ...record,
        ...resolveAddressee(record, businesses[at] === 1, withNames),
      })),
    })
  })
