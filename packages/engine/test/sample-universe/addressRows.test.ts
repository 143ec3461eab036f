import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { isResidential } from "../../src/sample-universe/addresses/Address.ts"
import { SUFFIXES } from "../../src/sample-universe/addresses/addressForms.ts"
import { AddressStream } from "../../src/sample-universe/addresses/AddressStream.ts"
import { blockTexts } from "../../src/sample-universe/build/blockTexts.ts"
import { openWriter, writeRows } from "../../src/sample-universe/build/writeRows.ts"
import { consumerUniverse } from "../../src/sample-universe/consumerUniverse.ts"
import { nameLists } from "../../src/sample-universe/people/nameLists.ts"
import { BLOCK_END, FIELD_END, RECORD_END, RECORD_FIELDS } from "../../src/format/blocks/blockLayout.ts"
import { ADDRESS_KINDS } from "../../src/format/rows/rowColumns.ts"
import { rowsOf, temporaryFolder } from "../universe/smallUniverse.ts"

const SEED = 7
const names = nameLists()
const { columns, fill, layOut, rowColumns } = consumerUniverse
const places = layOut(SEED, 2_000_000, []).filter(({ zip }) => ["59718", "60614", "99701"].includes(zip))

/** Facts of an address, and the columns that hold them. */
const FACTS = [
  ["kind", "ADDRESS_KIND"],
  ["number", "NUMBER"],
  ["route", "ROUTE"],
  ["street", "STREET_AT"],
  ["suffix", "SUFFIX_AT"],
  ["unit", "UNIT"],
  ["walk", "WALK_SEQUENCE"],
  ["zip4", "ZIP4"],
] as const

describe("The rows of consumers", () => {
  it("are at the addresses of their ZIP Code that somebody lives at, one after another", () => {
    const { rows } = fill(SEED, places, names)
    const [households, zips] = [rows.column("HOUSEHOLD"), rows.column("ZIP")]
    let row = 0
    for (const place of places) {
      const addresses = new AddressStream(SEED, place, names.streets.length)
      for (let household = 0; zips[row] === Number(place.zip); household++) {
        const address = addresses.nextWhere(isResidential)
        for (; households[row] === household && zips[row] === Number(place.zip); row++) {
          for (const [fact, column] of FACTS)
            assert.strictEqual(rows.column(column)[row], address[fact], `${fact} of row ${row}`)
          assert.deepStrictEqual(
            [rows.latitudes[row], rows.longitudes[row]],
            [address.latitude, address.longitude],
          )
        }
      }
    }
    assert.strictEqual(row, rows.length)
  })
})

describe("An address", () => {
  it.live("of every kind is written alike in the files and in the blocks of a universe", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      for (const part of ["people", "payload"]) yield* Effect.promise(() => mkdir(join(folder, part)))
      const { rows } = fill(SEED, places, names)
      const kinds = Object.values(ADDRESS_KINDS)
      const [cells, units] = [rows.column("ADDRESS_KIND"), rows.column("UNIT")]
      for (let row = 0; row < rows.length; row++) {
        cells[row] = kinds[row % kinds.length] ?? 0
        units[row] = 200
      }
      const files = {
        people: join(folder, "people/part.parquet"),
        payload: join(folder, "payload/part.parquet"),
      }
      const writer = yield* Effect.promise(() => openWriter(rowColumns, columns(names)))
      yield* Effect.promise(() => writeRows(writer, rows, places, names, null, [], files))
      const written = (yield* Effect.promise(() =>
        rowsOf(folder, "SELECT ADDRESS FROM payload ORDER BY ROW_ID"),
      )).map(({ ADDRESS }) => ADDRESS)

      const at = (name: string, row: number): number => rows.column(name)[row] ?? 0
      const wanted = Array.from(rows.latitudes, (_, row) => {
        const number = at("NUMBER", row)
        const street = `${number} ${names.streets[at("STREET_AT", row)]} ${SUFFIXES[at("SUFFIX_AT", row)]}`
        const box = `PO Box ${number}`
        return [street, `${street} Apt 200`, box, street, `${street} Ste 200`, box][row % kinds.length]
      })
      assert.deepStrictEqual(written, wanted)

      const inBlocks: Array<string | undefined> = []
      for (const block of blockTexts(rows, places, names, null)) {
        const records = new TextDecoder().decode(block).replace(BLOCK_END, "").split(RECORD_END)
        inBlocks.push(...records.map((record) => record.split(FIELD_END)[RECORD_FIELDS.indexOf("ADDRESS")]))
      }
      assert.deepStrictEqual(inBlocks, wanted)
    }),
  )
})
