import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Attribute } from "@listwright/domain/audience"
import type { Gazetteer, Universe, UniverseRecord } from "@listwright/domain/counting"
import { readColumns } from "../../../engine/src/format/columns/columnsFile.ts"
import { recordsOf } from "../../../engine/test/conformance/recordsOf.ts"

const gazetteer = (records: ReadonlyArray<UniverseRecord>): Gazetteer => ({
  places: {
    country: "US",
    states: new Set(records.map(({ state }) => state)),
    counties: new Set(),
    scfs: new Set(records.map(({ zip }) => zip?.slice(0, 3) ?? "")),
    cities: new Set(),
  },
  countiesOfMetroArea: new Map(),
  districtsOfZip: new Map(),
  centers: { zip: new Map(), zip4: new Map(), carrierRoute: new Map() },
  industries: new Set(),
})

const consumersIn = (data: string): string => {
  const universes = join(data, "universes", "10")
  return existsSync(join(universes, "people")) ? universes : join(universes, "1")
}

/** The attributes of the consumers' universe in a data folder. */
export const columnsIn = async (data: string): Promise<ReadonlyArray<Attribute>> =>
  (await readColumns(consumersIn(data))).map(({ column }) => column)

/** Everybody of the consumers' universe in a data folder, as the domain's evaluator sees them. */
export const demoPeople = async (data: string): Promise<Universe> => {
  const records = await recordsOf(consumersIn(data))
  return {
    records,
    columns: await columnsIn(data),
    gazetteer: gazetteer(records),
    savedCounts: new Map(),
    locationFiles: new Map(),
  }
}
