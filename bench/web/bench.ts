import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import type { BenchTable } from "../../scripts/docs/benchmarkResults.ts"
import { openBrowser, serveCheckout } from "./open.ts"
import { writeSiteWithQuickPicks } from "./manyQuickPicks.ts"
import type { Figures } from "./untilFigure.ts"
import { walk } from "./walk.ts"

/**
 * `BESIDE` names another built checkout, measured in turns; `UNIVERSES` a `universes` folder of a site that is there
 * already; `PAIRS` how often.
 */
const RECORDS = Number(process.env["RECORDS"] ?? 1_000_000)
const PAIRS = Number(process.env["PAIRS"] ?? 5)
const BESIDE = process.env["BESIDE"]
const UNIVERSES = process.env["UNIVERSES"]
const HERE = fileURLToPath(new URL("../..", import.meta.url))
/** Another for each walk: no kept answer helps. */
const ZIPS = [
  "60614",
  "60615",
  "60618",
  "60625",
  "60640",
  "60657",
  "60610",
  "60611",
  "60613",
  "60622",
  "60626",
]
const NOT_THERE = "not there"

const median = (values: ReadonlyArray<number>): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

const text = (name: string, value: number | undefined): string => {
  if (value === undefined) return NOT_THERE
  if (name.startsWith("layout")) return value.toFixed(4)
  if (/^(scripts|requests|hits|elements)/.test(name)) return value.toFixed(0)
  return name.startsWith("kB") ? `${value.toFixed(1)} kB` : `${value.toFixed(0)} ms`
}

/** The screens in Chromium on a processor four times slower, against the real server, beside another checkout. */
export const bench = async (): Promise<ReadonlyArray<BenchTable>> => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-bench-web-"))
  const checkouts = [HERE, ...(BESIDE === undefined ? [] : [resolve(BESIDE)])]
  const served = []
  const browser = await openBrowser()
  try {
    for (const [at, checkout] of checkouts.entries()) {
      const data = join(folder, String(at))
      if (UNIVERSES !== undefined) cpSync(UNIVERSES, join(data, "universes"), { recursive: true })
      const site = join(folder, `site-${at}`)
      writeSiteWithQuickPicks(checkout, site)
      served.push(await serveCheckout(checkout, data, site, RECORDS))
    }
    const walks: ReadonlyArray<Array<Figures>> = checkouts.map(() => [])
    // The first walk of each only warms up.
    for (let pair = 0; pair <= PAIRS; pair++) {
      for (const [at, { url }] of served.entries()) {
        const figures = await walk(browser, url, ZIPS[pair % ZIPS.length] ?? "60614")
        if (pair > 0) walks[at]?.push(figures)
      }
    }
    const names = [...new Set(walks.flat().flatMap((figures) => [...figures.keys()]))]
    const rows = names.map((name) => {
      const [now, before] = walks.map((all) => median(all.flatMap((figures) => figures.get(name) ?? [])))
      const ratio = now === undefined || before === undefined || before === 0 ? "" : (now / before).toFixed(2)
      return [name, text(name, now), ...(BESIDE === undefined ? [] : [text(name, before), ratio])]
    })
    const head = ["screens", "now", ...(BESIDE === undefined ? [] : ["before", "now / before"])]
    return [{ records: RECORDS, head, rows }]
  } finally {
    await browser.close()
    await Promise.all(served.map(({ stop }) => stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}
