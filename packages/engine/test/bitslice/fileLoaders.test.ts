import { cp, mkdir, readFile, truncate, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { FileLoaders } from "../../src/bitslice/memory/FileLoaders.ts"
import { UniverseUnusable } from "../../src/format/UniverseErrors.ts"
import { SmallUniverse, temporaryFolder } from "../universe/smallUniverse.ts"

/** A copy of the file of AGE that may be damaged, and threads that read it. */
const copied = Effect.gen(function* () {
  const { folder: given, manifest } = yield* SmallUniverse
  const folder = yield* temporaryFolder
  const age = manifest.bits.find(({ name }) => name === "AGE")
  if (age === undefined) return yield* Effect.die("there is no AGE")
  const path = join(folder, age.path)
  yield* Effect.promise(async () => {
    await mkdir(dirname(path), { recursive: true })
    await cp(join(given, age.path), path)
  })
  const loaders = yield* Effect.acquireRelease(
    Effect.sync(() => new FileLoaders(folder, 2)),
    (opened) => Effect.promise(() => opened.close()),
  )
  return { age, loaders, path }
})

const refusal = (work: Promise<unknown>) =>
  Effect.promise(() =>
    work.then(
      () => "taken",
      (cause: unknown) => (cause instanceof UniverseUnusable ? [cause.file, cause.reason] : cause),
    ),
  )

layer(SmallUniverse.layer, { timeout: "60 seconds", excludeTestServices: true })(
  "A file of a universe",
  (it) => {
    it.effect("is read from its start to its end, wherever its parts go", () =>
      Effect.gen(function* () {
        const { age, loaders, path } = yield* copied
        const expected = yield* Effect.promise(() => readFile(path))
        for (const cuts of [[0], [0, 16, 4_096], [0, 300_000]]) {
          const into = cuts
            .filter((cut) => cut < age.bytes)
            .map((cut, at) => new Uint8Array(new SharedArrayBuffer((cuts[at + 1] ?? age.bytes) - cut)))
          if (into.reduce((sum, { length }) => sum + length, 0) !== age.bytes) continue
          yield* Effect.promise(() => loaders.load(age, into))
          assert.isTrue(Buffer.concat(into).equals(expected))
        }
        assert.isTrue(loaders.isProven(age))
      }),
    )

    it.effect("that changed is refused by its name each time, and taken once it is mended", () =>
      Effect.gen(function* () {
        const { age, loaders, path } = yield* copied
        const good = yield* Effect.promise(() => readFile(path))
        const bad = Buffer.from(good)
        bad.writeUInt8(bad.readUInt8(bad.length - 1) ^ 0x80, bad.length - 1)
        yield* Effect.promise(() => writeFile(path, bad))
        const expected = [age.path, "is damaged: its checksum is wrong"]
        const into = () => [new Uint8Array(new SharedArrayBuffer(age.bytes))]
        assert.deepStrictEqual(yield* refusal(loaders.load(age, into())), expected)
        assert.deepStrictEqual(yield* refusal(loaders.prove(age)), expected)
        assert.deepStrictEqual(yield* refusal(loaders.prove(age)), expected)
        assert.isFalse(loaders.isProven(age))
        yield* Effect.promise(() => writeFile(path, good))
        assert.strictEqual(yield* refusal(loaders.prove(age)), "taken")
        assert.isTrue(loaders.isProven(age))
      }),
    )

    it.effect("that lost its end, or is gone, is refused by its name", () =>
      Effect.gen(function* () {
        const { age, loaders, path } = yield* copied
        yield* Effect.promise(() => truncate(path, 1_000))
        assert.deepStrictEqual(yield* refusal(loaders.prove(age)), [
          age.path,
          `is damaged: it has 1000 bytes instead of ${age.bytes}`,
        ])
        const gone = { ...age, path: "bits/NOBODY.bits" }
        const [file, reason] = yield* Effect.map(refusal(loaders.prove(gone)), (told) =>
          Array.isArray(told) ? told.map(String) : [],
        )
        assert.strictEqual(file, gone.path)
        assert.match(reason ?? "", /^cannot be read: .*ENOENT/)
      }),
    )
  },
)
