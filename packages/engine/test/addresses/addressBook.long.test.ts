import { readdirSync } from "node:fs"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { assert, expect, it, layer } from "@effect/vitest"
import { parseStreetAddress } from "@listwright/domain/geography"
import { Context, Effect, Layer } from "effect"
import type { UniverseManifest } from "../../src/format/UniverseManifest.ts"
import { AddressBook, type OpenedAddresses } from "../../src/addresses/AddressBook.ts"
import { buildAddresses } from "../../src/addresses/buildAddresses.ts"
import { suggestStreets } from "../../src/addresses/suggestStreets.ts"
import { rowsOf, temporaryFolder } from "../universe/smallUniverse.ts"
import { lendVermont, zips } from "./vermont.ts"

class SmallUniverse extends Context.Service<
  SmallUniverse,
  { readonly folder: string; readonly manifest: UniverseManifest }
>()("test/AddressUniverse") {
  static readonly layer = Layer.effect(SmallUniverse, lendVermont)
}

const opened = Effect.gen(function* () {
  const { folder, manifest } = yield* SmallUniverse
  const book = new AddressBook(folder, manifest, zips)
  const open = yield* Effect.promise(() => book.settled())
  if (open === null) return yield* Effect.die(new Error("there are no streets"))
  return { folder, manifest, open }
})

/** ZIP Code and address of each record. */
const addresses = Effect.fn("addresses")(function* (folder: string) {
  const found = yield* Effect.promise(() =>
    rowsOf(
      folder,
      "SELECT DISTINCT lpad(ZIP::VARCHAR, 5, '0') AS ZIP, ADDRESS FROM people JOIN payload USING (ROW_ID)",
    ),
  )
  return found.map(({ ADDRESS, ZIP }) => ({ zip: String(ZIP), address: String(ADDRESS) }))
})

const find = ({ finder }: OpenedAddresses, zip: string, address: string) => {
  const read = parseStreetAddress(address)
  return read === null
    ? []
    : finder.find({ number: read.number, street: read.street, zips: [zip], isExact: false })
}

layer(SmallUniverse.layer, { timeout: 60_000 })("the streets of a universe", (it) => {
  it.effect("are made where it has none, and lead to most of its addresses", () =>
    Effect.gen(function* () {
      const { folder, open } = yield* opened
      const all = (yield* addresses(folder)).filter(({ address }) => !address.startsWith("PO Box"))
      const found = all.map(({ address, zip }) => find(open, zip, address)[0]?.level)
      expect(found).not.toContain(undefined)
      expect(found.filter((level) => level === "address").length).toBeGreaterThan(all.length / 2)
    }),
  )

  it.effect("answer about a house of the file as about its neighbor, of which nobody is in the file", () =>
    Effect.gen(function* () {
      const { folder, open } = yield* opened
      const all = yield* addresses(folder)
      const known = new Set(all.map(({ address, zip }) => `${zip} ${address.replace(/ (Apt|Ste) .*$/, "")}`))
      let pairs = 0
      for (const { address, zip } of all) {
        const [, number = "", street = ""] = /^(\d+) (.*?)(?: (?:Apt|Ste) .*)?$/.exec(address) ?? []
        const neighbor = `${Number(number) + 2} ${street}`
        if (number === "" || known.has(`${zip} ${neighbor}`) || Number(number) % 100 >= 98) continue
        const [own] = find(open, zip, address)
        const [other] = find(open, zip, neighbor)
        if (own?.level !== "address") continue
        pairs++
        expect(Object.keys(other ?? {})).toEqual(Object.keys(own))
        expect({ level: other?.level, street: other?.street, zip }).toEqual({
          level: own.level,
          street: own.street,
          zip,
        })
        for (const place of [own, other ?? own]) {
          assert(place.level !== "zip")
          for (const degrees of [place.latitude, place.longitude])
            expect(Math.abs(degrees * 1e5 - Math.round(degrees * 1e5))).toBeLessThan(1e-4)
        }
      }
      expect(pairs).toBeGreaterThan(100)
    }),
  )

  it.effect("hold no number of a house and no name of a person", () =>
    Effect.gen(function* () {
      const { folder } = yield* opened
      const names = yield* Effect.promise(() => readFile(join(folder, "addresses", "names"), "utf8"))
      for (const name of names.trimEnd().split("\n")) expect(name).not.toMatch(/^\d+ /)
    }),
  )

  it.effect("suggest streets with a mistake in them, and never a house", () =>
    Effect.gen(function* () {
      const { open } = yield* opened
      const { files, zipCities } = open
      const name = files.name(Math.floor(files.count / 2))
      const word = name.split(" ")[0] ?? ""
      const typed = `${word.slice(0, 2)}${word.charAt(3)}${word.charAt(2)}${word.slice(4)}`
      const asked = { side: "", zips: null, state: null, near: null, most: 20 }
      const exact = suggestStreets(files, zipCities, { ...asked, beginnings: [word] })
      const near = suggestStreets(files, zipCities, { ...asked, beginnings: [typed] })
      expect(exact.map(({ street }) => street.split(" ")[0])).toContain(word)
      expect(near.map(({ street }) => street.split(" ")[0])).toContain(word)
      for (const { street } of [...exact, ...near]) expect(street).not.toMatch(/^\d+ /)
    }),
  )

  it.effect("are made again where they are damaged, or of other people", () =>
    Effect.gen(function* () {
      const { folder, manifest } = yield* opened
      const lines = join(folder, "addresses", "lines")
      const before = yield* Effect.promise(() => readFile(lines))
      yield* Effect.promise(() =>
        writeFile(
          lines,
          before.map((byte, at) => (at === 100 ? byte ^ 1 : byte)),
        ),
      )
      const open = yield* Effect.promise(() => new AddressBook(folder, manifest, zips).settled())
      expect(open).not.toBeNull()
      expect(yield* Effect.promise(() => readFile(lines))).toEqual(before)
    }),
  )
})

it.live("what a killed process left is never taken for finished, and cleared", () =>
  Effect.gen(function* () {
    const { folder, manifest } = yield* SmallUniverse
    const into = yield* temporaryFolder
    yield* Effect.promise(() => mkdir(join(into, "addresses.1.unfinished")))
    yield* Effect.promise(() => buildAddresses(folder, manifest, { into }))
    expect(readdirSync(into)).toEqual(["addresses"])
    yield* Effect.promise(() => rm(join(into, "addresses", "manifest.json")))
    yield* Effect.promise(() => buildAddresses(folder, manifest, { into }))
    expect(readdirSync(join(into, "addresses"))).toContain("manifest.json")
  }).pipe(Effect.provide(SmallUniverse.layer), Effect.scoped),
)
