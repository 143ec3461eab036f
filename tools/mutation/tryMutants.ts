import { isSentences } from "../../packages/domain/test/property/allSentences.ts"
import { loadMutants } from "./loadMutants.ts"
import type { Answer, Order, Run, Setting } from "./Messages.ts"
import { hookModules } from "./moduleHooks.ts"
import { switchOn, takeReached } from "./switchboard.ts"
import { collect, type Collected } from "./testDriver.ts"
import { testFiles } from "./testFiles.ts"

/** A process that tries mutants for `coordinate.ts`. */
const SEED = 1
const setting: Setting = JSON.parse(process.argv[2] ?? "{}")
const mutants = loadMutants(setting.domain, setting.files)
const { entry, reach } = hookModules(setting.domain, mutants)
let version = 1
let tests: ReadonlyArray<Collected & { readonly file: string }> = []

/** The sentences that a module exports, as tests that do not shrink what they find. */
const sentencesOf = (module: object): ReadonlyArray<Collected> =>
  Object.values(module)
    .filter(isSentences)
    .flatMap(({ group, sentences }) =>
      sentences.map(({ sentence, tryOut }) => ({
        title: `${group}, always > ${sentence}`,
        shown: sentence,
        run: async () => {
          const { failed, error } = tryOut({ runs: setting.runs, seed: SEED, shrink: false })
          if (failed) throw new Error(error ?? "it does not hold")
        },
      })),
    )

const isSentenceFile = (file: string): boolean => file.endsWith(".properties.ts")

const load = async (file: string): Promise<ReadonlyArray<Collected & { readonly file: string }>> => {
  let module: object = {}
  const collected = await collect(async () => {
    module = await import(entry(file, version))
  })
  const all = isSentenceFile(file) ? sentencesOf(module) : collected
  return all.map((test) => ({ ...test, file }))
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const errorOf = async ({ run }: Collected): Promise<string | null> => {
  try {
    await run()
    return null
  } catch (error) {
    return messageOf(error)
  }
}

const loadAll = async (): Promise<Answer> => {
  const loaded = []
  const broken = []
  for (const file of testFiles(setting.domain)) {
    try {
      loaded.push(...(await load(file)))
    } catch (error) {
      broken.push({ file, error: messageOf(error) })
    }
  }
  tests = loaded
  const files = [...new Set(tests.map(({ file }) => file))]
  return {
    _tag: "Loaded",
    tests: tests.map(({ file, title, shown }) => ({ file, title, shown })),
    broken,
    atLoad: takeReached(),
    sources: Object.fromEntries(files.map((file) => [file, [...reach(file)]])),
  }
}

/** Tests that hold once and not again would fail with any mutant: examples are run a second time to find them. */
const runAll = async (): Promise<Answer> => {
  const runs: Array<Run> = []
  for (const test of tests) {
    takeReached()
    const start = performance.now()
    const error = await errorOf(test)
    const milliseconds = performance.now() - start
    const reached = takeReached()
    const again = error === null && !isSentenceFile(test.file) ? await errorOf(test) : null
    runs.push({
      milliseconds,
      reached,
      error: error ?? (again === null ? null : `the second time: ${again}`),
    })
  }
  return { _tag: "Ran", runs }
}

const tried = (by: string | null): Answer => ({ _tag: "Tried", by, memory: process.memoryUsage().rss })

const tryOne = async (id: number, numbers: ReadonlyArray<number>): Promise<Answer> => {
  switchOn(id)
  try {
    for (const number of numbers) {
      const test = tests[number]
      if (test !== undefined && (await errorOf(test)) !== null) return tried(test.title)
    }
    return tried(null)
  } finally {
    switchOn(null)
  }
}

const reloadWith = async (id: number, files: ReadonlyArray<string>): Promise<Answer> => {
  version += 1
  switchOn(id)
  try {
    for (const file of files) {
      let loaded
      try {
        loaded = await load(file)
      } catch {
        return tried(`loading ${file}`)
      }
      for (const test of loaded) if ((await errorOf(test)) !== null) return tried(test.title)
    }
    return tried(null)
  } finally {
    switchOn(null)
  }
}

/** The tests of a file as they are after it was loaded again; null: it does not load. */
const loadedAgain = async (file: string): Promise<ReadonlyArray<Collected> | null> => {
  try {
    return await load(file)
  } catch {
    return null
  }
}

const tryEach = async (id: number, numbers: ReadonlyArray<number>, reload: boolean): Promise<Answer> => {
  const failed: Array<number> = []
  if (reload) version += 1
  switchOn(id)
  try {
    for (const [file, own] of Map.groupBy(numbers, (number) => tests[number]?.file ?? "")) {
      const first = tests.findIndex((test) => test.file === file)
      const again = reload ? await loadedAgain(file) : tests.slice(first)
      for (const number of own) {
        const test = again?.[number - first]
        if (test === undefined || (await errorOf(test)) !== null) failed.push(number)
      }
    }
    return { _tag: "TriedEach", failed, memory: process.memoryUsage().rss }
  } finally {
    switchOn(null)
  }
}

const answer = (order: Order): Promise<Answer> => {
  switch (order._tag) {
    case "Load":
      return loadAll()
    case "Baseline":
    case "Check":
      return runAll()
    case "Try":
      return tryOne(order.id, order.tests)
    case "Reload":
      return reloadWith(order.id, order.files)
    case "TryEach":
      return tryEach(order.id, order.tests, order.reload)
  }
}

process.on("message", (order: Order) => {
  void answer(order).then(
    (given) => process.send?.(given),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      process.exit(1)
    },
  )
})
process.on("disconnect", () => process.exit())
// A rejection that a mutant leaves behind is no reason to stop.
process.on("unhandledRejection", () => {})
