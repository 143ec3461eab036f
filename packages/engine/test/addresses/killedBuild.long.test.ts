import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { rm } from "node:fs/promises"
import { once } from "node:events"
import { join } from "node:path"
import { layer } from "@effect/vitest"
import { Context, Effect, Layer, Option } from "effect"
import { assert } from "vitest"
import { AddressBook } from "../../src/addresses/AddressBook.ts"
import { ADDRESSES_FOLDER, readAddressManifest } from "../../src/addresses/AddressManifest.ts"
import { buildAddresses } from "../../src/addresses/buildAddresses.ts"
import { forkModule } from "../../src/files/forkModule.ts"
import type { UniverseManifest } from "../../src/format/UniverseManifest.ts"
import { lendVermont, zips } from "./vermont.ts"

/** A universe, and the bytes of the address files that an undisturbed build makes. */
class Built extends Context.Service<
  Built,
  {
    readonly folder: string
    readonly manifest: UniverseManifest
    readonly whole: ReadonlyMap<string, Buffer>
  }
>()("test/BuiltAddresses") {
  static readonly layer = Layer.effect(
    Built,
    Effect.gen(function* () {
      const { folder, manifest } = yield* lendVermont
      yield* Effect.promise(() => buildAddresses(folder, manifest))
      return { folder, manifest, whole: bytesOf(join(folder, ADDRESSES_FOLDER)) }
    }),
  )
}

const bytesOf = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]))

const foldersOf = (universe: string): ReadonlyArray<string> =>
  readdirSync(universe).filter((name) => name.startsWith(ADDRESSES_FOLDER))

/** Tells whether a file of an unfinished build has any bytes. */
const isWritten = (universe: string, file: string): boolean =>
  foldersOf(universe).some((name) => {
    const path = join(universe, name, file)
    return name !== ADDRESSES_FOLDER && existsSync(path) && statSync(path).size > 0
  })

const MOMENTS: ReadonlyArray<readonly [string, (universe: string) => boolean]> = [
  ["its folder is there", (universe) => foldersOf(universe).length > 0],
  ["some lines are written", (universe) => isWritten(universe, "lines")],
  ["its streets are written", (universe) => isWritten(universe, "streets")],
  ["its names are written", (universe) => isWritten(universe, "names")],
  ["it says that it is whole", (universe) => isWritten(universe, "manifest.json")],
  ["it is in its place", (universe) => existsSync(join(universe, ADDRESSES_FOLDER))],
]

/** Lets a build begin, and kills it as soon as something is so. */
const killWhen = async (universe: string, isSo: (universe: string) => boolean): Promise<void> => {
  const child = forkModule("../../src/addresses/main.ts", import.meta.url, [universe])
  const ended = once(child, "exit")
  let isOver = false
  void ended.then(() => (isOver = true))
  while (!isOver && !isSo(universe)) await new Promise((resolve) => setImmediate(resolve))
  child.kill("SIGKILL")
  await ended
}

layer(Built.layer)("the streets of a universe whose build is killed", (it) => {
  for (const [moment, isSo] of MOMENTS)
    it.effect(`once ${moment}, are whole or not there, and made at the next question`, () =>
      Effect.gen(function* () {
        const { folder, manifest, whole } = yield* Built
        const place = join(folder, ADDRESSES_FOLDER)
        yield* Effect.promise(() => rm(place, { recursive: true, force: true }))
        yield* Effect.promise(() => killWhen(folder, isSo))
        if (existsSync(place)) {
          assert.isTrue(
            Option.isSome(yield* Effect.promise(() => readAddressManifest(folder, manifest.snapshot))),
          )
          assert.deepStrictEqual(bytesOf(place), whole)
        }
        assert.isNotNull(yield* Effect.promise(() => new AddressBook(folder, manifest, zips).settled()))
        assert.deepStrictEqual(bytesOf(place), whole)
        assert.deepStrictEqual(foldersOf(folder), [ADDRESSES_FOLDER])
      }),
    )
})
