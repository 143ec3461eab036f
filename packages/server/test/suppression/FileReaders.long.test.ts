import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Duration, Effect, Exit, Fiber } from "effect"
import { afterAll, describe, expect, it, vi } from "vitest"
import { MAX_READERS, MAX_READERS_PER_SENDER } from "../../src/suppression/fileLimits.ts"
import { FileReaders, type ReadingLimits } from "../../src/suppression/reading/FileReaders.ts"
import type { FileRefused } from "../../src/suppression/SuppressionFiles.ts"
import { readerIds } from "./readers.ts"
import { workbook } from "./xlsx.ts"

const folder = mkdtempSync(join(tmpdir(), "listwright-readers-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const written = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
/** A file whose reading never finishes. */
const endless = (name: string): string => {
  const path = join(folder, name)
  execFileSync("mkfifo", [path])
  return path
}
const plain = written("plain.csv", "Name,Zip\nLee,60614\n")

const LIMITS: ReadingLimits = { time: Duration.minutes(1), memory: 256 }
const withReaders = <A>(work: Effect.Effect<A, FileRefused, FileReaders>, limits = LIMITS) =>
  Effect.runPromise(Effect.provide(work, FileReaders.layerWith(limits)))
const head = (sender: string, path: string) =>
  FileReaders.use((readers) => readers.read(sender, { kind: "head", path, rows: 1 }))
const refusal = <A>(work: Effect.Effect<A, FileRefused, FileReaders>) =>
  Effect.match(work, { onFailure: ({ reason }) => reason, onSuccess: () => "not refused" })

describe("a reader", () => {
  it("tells what is in a file, reads the next one too, and ends with the site", async () => {
    const found = await withReaders(
      Effect.gen(function* () {
        const first = yield* head("Ann", plain)
        const ids = yield* Effect.promise(readerIds)
        yield* head("Ann", plain)
        expect(yield* Effect.promise(readerIds)).toEqual(ids)
        expect(ids).toHaveLength(1)
        return first
      }),
    )
    expect(found).toEqual({ kind: "head", columns: ["Name", "Zip"], rows: [["Lee", "60614"]] })
    await vi.waitFor(async () => expect(await readerIds()).toEqual([]))
  })

  it("is stopped when a file takes too long, with words for its sender, and the next file is read", async () => {
    const limits = { ...LIMITS, time: Duration.seconds(8) }
    await withReaders(
      Effect.gen(function* () {
        expect(yield* refusal(head("Ann", endless("slow")))).toBe(
          "Reading the file took longer than 8s. Please split it into several files, or save it as CSV.",
        )
        expect((yield* head("Ann", plain)).columns).toHaveLength(2)
        expect(yield* Effect.promise(readerIds)).toHaveLength(1)
      }),
      limits,
    )
  })

  it("ends when a file takes too much memory, with words for its sender, and the next file is read", async () => {
    const texts = Array.from({ length: 400_000 }, (_, at) => `<t>text number ${at}</t>`)
    const path = written("large.xlsx", workbook('<row><c t="s"><v>1</v></c></row>', texts))
    await withReaders(
      Effect.gen(function* () {
        expect(yield* refusal(head("Ann", path))).toContain("took more than 48 MB of memory")
        expect((yield* head("Ann", plain)).columns).toHaveLength(2)
      }),
      { ...LIMITS, memory: 48 },
    )
  })

  it("ends with who asked", async () => {
    await withReaders(
      Effect.gen(function* () {
        const asked = yield* Effect.forkChild(head("Ann", endless("left")))
        yield* Effect.promise(() => vi.waitFor(async () => expect(await readerIds()).toHaveLength(1)))
        yield* Fiber.interrupt(asked)
        yield* Effect.promise(() => vi.waitFor(async () => expect(await readerIds()).toEqual([])))
      }),
    )
  })

  it("is one of a few for a sender, and others continue", async () => {
    await withReaders(
      Effect.gen(function* () {
        const files = Array.from({ length: MAX_READERS_PER_SENDER + 1 }, (_, at) => endless(`many-${at}`))
        const asked = yield* Effect.forEach(files, (path) => Effect.forkChild(head("Ann", path)))
        yield* Effect.promise(() =>
          vi.waitFor(async () => expect(await readerIds()).toHaveLength(MAX_READERS_PER_SENDER)),
        )
        const waiting = yield* Effect.forkChild(head("Ann", plain))
        expect((yield* head("Ben", plain)).columns).toEqual(["Name", "Zip"])
        expect(waiting.pollUnsafe()).toBe(undefined)
        yield* Fiber.interruptAll(asked)
        expect(Exit.isSuccess(yield* Fiber.await(waiting))).toBe(true)
      }),
    )
  })

  it("is one of a few for all senders together", async () => {
    await withReaders(
      Effect.gen(function* () {
        const senders = Array.from({ length: MAX_READERS }, (_, at) => `sender-${at}`)
        const asked = yield* Effect.forEach(senders, (sender) =>
          Effect.forkChild(head(sender, endless(sender))),
        )
        yield* Effect.promise(() =>
          vi.waitFor(async () => expect(await readerIds()).toHaveLength(MAX_READERS), { timeout: 20_000 }),
        )
        const late = yield* Effect.forkChild(head("late", plain))
        expect(yield* Effect.promise(readerIds)).toHaveLength(MAX_READERS)
        yield* Fiber.interruptAll(asked)
        expect(Exit.isSuccess(yield* Fiber.await(late))).toBe(true)
      }),
    )
  })
})
