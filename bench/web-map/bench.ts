import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { type Browser, chromium } from "@playwright/test"
import { findChromium, mapArguments } from "../../scripts/chromium.ts"
import { mapAtRest, showOnMap } from "../../test/onMap.ts"
import type { BenchTable } from "../../scripts/docs/benchmarkResults.ts"
import { beginList, serveCheckout, signIn } from "../web/open.ts"
import { longestRuns, type Profile } from "./longestRuns.ts"

/** `UNIVERSES` names a `universes` folder of a site that is there already; `TIMES` how often. */
const RECORDS = Number(process.env["RECORDS"] ?? 1_000_000)
const TIMES = Number(process.env["TIMES"] ?? 5)
const UNIVERSES = process.env["UNIVERSES"]
const HERE = fileURLToPath(new URL("../..", import.meta.url))
/** Bytes of a megabyte. */
const MB = 1e6

type Figures = Map<string, number>

/** The part of the renderer's map that this benchmark moves. */
interface WithMap extends Element {
  readonly listMap?: { readonly panBy: (by: [number, number], how: { readonly duration: number }) => void }
}

const openMapBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: [...mapArguments] })

/** The page of the ZIP map in a new browser: nothing is kept from before. */
const walk = async (url: string): Promise<Figures> => {
  const figures: Figures = new Map()
  const browser = await openMapBrowser()
  try {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
    await signIn(page, url)
    await beginList(page, 10)
    await page.goto(`${url}/order/10/geo/zip`)
    await page.getByRole("heading", { level: 1 }).waitFor()
    await page.waitForLoadState("networkidle")
    const session = await page.context().newCDPSession(page)
    const heap = async (): Promise<number> => {
      await session.send("HeapProfiler.collectGarbage")
      const { usedSize } = await session.send("Runtime.getHeapUsage")
      return usedSize / MB
    }
    const before = await heap()
    const sizes: Array<Promise<readonly [file: string, bytes: number]>> = []
    page.on("response", (response) => {
      const { pathname } = new URL(response.url())
      if (!/\.(js|css)$/.test(pathname)) return
      sizes.push(response.body().then((body) => [pathname, gzipSync(body).length] as const))
    })
    const start = performance.now()
    await page.getByRole("button", { name: "Select ZIP Codes from Map" }).click()
    await page.locator(".list-map[data-drawn]").waitFor({ timeout: 60_000 })
    figures.set("press to first paint of the map", performance.now() - start)
    await mapAtRest(page)
    figures.set("press to all tiles and shades of the country", performance.now() - start)
    const loaded = await Promise.all(sizes)
    const sum = (test: RegExp): number =>
      loaded.reduce((total, [file, bytes]) => total + (test.test(file) ? bytes : 0), 0) / 1_000
    figures.set("kB of the map's library, gzip", sum(/\/map-.*\.js$/))
    figures.set("kB of its worker, gzip", sum(/worker.*\.js$/))
    figures.set("kB of its style sheet, gzip", sum(/\.css$/))
    figures.set("kB of our own code for it, gzip", sum(/\.js$/) - sum(/\/map-.*\.js$/) - sum(/worker.*\.js$/))
    figures.set("MB of memory more", (await heap()) - before)

    // ZIP Codes, shaded.
    await showOnMap(page, [-87.68, 41.9], 9)
    await session.send("Profiler.enable")
    await session.send("Profiler.setSamplingInterval", { interval: 250 })
    await session.send("Profiler.start")
    for (const by of [
      [300, 0],
      [0, 200],
      [-300, 0],
      [0, -200],
    ] as const) {
      await page.evaluate(
        (way) =>
          document.querySelector<WithMap>(".list-map")?.listMap?.panBy([way[0], way[1]], { duration: 800 }),
        by,
      )
      await mapAtRest(page)
    }
    const { profile } = await session.send("Profiler.stop")
    const { ofOurs, ofTheLibrary, system } = longestRuns(profile as Profile)
    figures.set("longest run of our own code while panning", ofOurs)
    figures.set("time in the renderer while panning", ofTheLibrary)
    figures.set("time in GL and the browser while panning", system)
    await page.getByRole("checkbox", { name: "Shade by records" }).uncheck()
    figures.set("MB of memory more, after panning", (await heap()) - before)
  } finally {
    await browser.close()
  }
  return figures
}

const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const text = (name: string, value: number): string => {
  if (name.startsWith("kB")) return `${value.toFixed(1)} kB`
  return name.startsWith("MB") ? `${value.toFixed(1)} MB` : `${value.toFixed(0)} ms`
}

/** The map in Chromium, which draws it in software: its own code apart from that of its library and of GL. */
export const bench = async (): Promise<ReadonlyArray<BenchTable>> => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-bench-map-"))
  const data = join(folder, "data")
  if (UNIVERSES !== undefined) cpSync(UNIVERSES, join(data, "universes"), { recursive: true })
  const { stop, url } = await serveCheckout(HERE, data, join(HERE, "packages/server/example-site"), RECORDS)
  try {
    const walks: Array<Figures> = []
    // The first one makes the tiles.
    for (let time = 0; time <= TIMES; time++) {
      const figures = await walk(url)
      if (time > 0) walks.push(figures)
    }
    const names = [...(walks[0]?.keys() ?? [])]
    const rows = names.map((name) => [
      name,
      text(name, median(walks.map((one) => one.get(name) ?? Number.NaN))),
    ])
    return [{ records: RECORDS, head: ["the map", "now"], rows }]
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
