import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { UNIVERSES } from "@listwright/domain/catalog"
import { startProduct } from "../../test/product.ts"
import type { BenchTable } from "../../scripts/docs/benchmarkResults.ts"

/** Consumers; every other universe grows with their number. */
const RECORDS = Number(process.env["RECORDS"] ?? 1_000_000)
/** Between two looks at memory and files. */
const LOOK_MS = 100
/** The wait after the start, so that the memory read is what the site keeps. */
const SETTLED_MS = 10_000
/** No universe of the demo takes so long. */
const PATIENCE_MS = 20 * 60_000

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The process and everything that it started, by /proc. */
const familyOf = (pid: number): ReadonlyArray<number> => {
  const parents = new Map(
    readdirSync("/proc").flatMap((name) => {
      try {
        const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, "utf8")) ?? []
        return parent === undefined ? [] : [[Number(name), Number(parent)] as const]
      } catch {
        // No process, or one that has just ended.
        return []
      }
    }),
  )
  const belongs = (one: number | undefined): boolean =>
    one !== undefined && (one === pid || belongs(parents.get(one)))
  return [...parents.keys()].filter(belongs)
}

/** Bytes of memory, those that processes share counted once (PSS). */
const memoryOf = (pids: ReadonlyArray<number>): number =>
  pids.reduce((sum, pid) => {
    try {
      const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")
      return sum + 1_024 * Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
    } catch {
      return sum
    }
  }, 0)

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (sum, entry) => (entry.isFile() ? sum + statSync(join(entry.parentPath, entry.name)).size : sum),
    0,
  )

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6).toLocaleString("en-US")} MB`

/** A first start in an empty folder, until every universe of the demo is made. */
export const bench = async (): Promise<ReadonlyArray<BenchTable>> => {
  const data = mkdtempSync(join(tmpdir(), "listwright-bench-demo-"))
  const universes = Object.values(UNIVERSES)
  const folderOf = (listType: number): string => join(data, "universes", String(listType))
  const started = performance.now()
  const elapsed = (): number => performance.now() - started
  const made = new Map<number, number>()
  const peaks = { untilReady: 0, inAll: 0 }
  let ready: number | null = null
  const starting = startProduct({ data, records: RECORDS }).then((product) => {
    ready = elapsed()
    return product
  })
  const look = (): void => {
    const now = memoryOf(familyOf(process.pid).filter((pid) => pid !== process.pid))
    peaks.inAll = Math.max(peaks.inAll, now)
    if (ready === null) peaks.untilReady = Math.max(peaks.untilReady, now)
    for (const { listType } of universes)
      if (!made.has(listType) && existsSync(join(folderOf(listType), "manifest.json")))
        made.set(listType, elapsed())
  }
  try {
    while (made.size < universes.length) {
      if (elapsed() > PATIENCE_MS) throw new Error("not every universe was made")
      look()
      await sleep(LOOK_MS)
    }
    const product = await starting
    await sleep(SETTLED_MS)
    const kept = memoryOf(familyOf(product.process.pid ?? 0))
    await product.stop()
    return [
      {
        records: RECORDS,
        head: ["universe", "records", "made after", "disk"],
        rows: universes.map(({ listType, title }) => {
          const { records }: { readonly records: number } = JSON.parse(
            readFileSync(join(folderOf(listType), "manifest.json"), "utf8"),
          )
          return [
            title,
            records.toLocaleString("en-US"),
            seconds(made.get(listType) ?? 0),
            megabytes(bytesIn(folderOf(listType))),
          ]
        }),
      },
      {
        records: RECORDS,
        head: ["first start", "figure"],
        rows: [
          ["ready to serve", seconds(ready ?? 0)],
          ["most memory until then", megabytes(peaks.untilReady)],
          ["most memory until all are made", megabytes(peaks.inAll)],
          ["memory ten seconds later", megabytes(kept)],
        ],
      },
    ]
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
