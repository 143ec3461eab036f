import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { callAccess } from "@listwright/adapters"
import { LIST_TYPES, sourceRefusal } from "@listwright/domain/catalog"
import { parse } from "jsonc-parser"
import { afterAll, describe, expect, it } from "vitest"
import { placedOf, prepareOrder, zipsOfNewYork } from "../orders/preparedOrder.ts"
import { aboutSource, NOTHING, SILENCE } from "./authorization/aboutSource.ts"
import { RunningSite } from "../orders/runningSite.ts"
import { ACCEPTED, removeFolder, temporaryFolder } from "../orders/shop.ts"

const SOURCES = LIST_TYPES.map(({ code }) => code)

/** The requests of users that name a source, but for lists of a user's own records. */
const asking = callAccess().flatMap(({ access, asks, call, group }) =>
  access.by === "user" && access.lists === undefined
    ? Object.entries(asks)
        .map(([kind, asker]) => ({ name: `${group}.${call} (${kind})`, ask: asker("1", NOTHING) }))
        .filter(({ ask }) => aboutSource(ask, 20) !== null)
    : [],
)

/** They go on saying what the lists of a source choose that the site has taken away. */
const KEEPS_WORDS = /\.(GetDemoAttributesList|GetDemoAttribute|attributes) /

interface Sells {
  readonly list270: "orderable" | "refused"
  readonly without: ReadonlyArray<{ readonly code: number; readonly prices: string }>
}

const folder = temporaryFolder()
let site: RunningSite | undefined
afterAll(async () => {
  await site?.stop()
  removeFolder(folder)
})

/** Serves the site with other readings and sources than before. */
const serve = async ({ list270, without }: Sells): Promise<RunningSite> => {
  site ??= await RunningSite.start(folder)
  await site.stop()
  const file = join(folder, "site", "site.json")
  const settings = JSON.parse(await readFile(file, "utf8"))
  const gone = without.map(({ code }) => code)
  for (const { prices } of without) await rm(join(folder, "site", "prices", prices))
  await writeFile(
    file,
    JSON.stringify({
      ...settings,
      // More than a user makes: each source by each call that draws a file.
      quotas: { ...settings.quotas, reportFiles: 10_000 },
      readings: { ...settings.readings, list270 },
      sources: settings.sources.filter((code: number) => !gone.includes(code)),
    }),
  )
  const sourcesFile = join(folder, "site", "sources.json")
  const particular = parse(await readFile(sourcesFile, "utf8"))
  const kept = particular.sources.filter(({ listType }: { listType: number }) => !gone.includes(listType))
  await writeFile(sourcesFile, JSON.stringify({ ...particular, sources: kept }))
  site = await RunningSite.start(folder)
  await site.signIn()
  return site
}

const place = async (served: RunningSite, body: unknown) =>
  served.json("POST", "/PlaceOrder.aspx/ProcessOrder", body)

describe("what the screens refuse, every call refuses", () => {
  it.each([
    { list270: "orderable", without: [] },
    { list270: "refused", without: [] },
    { list270: "refused", without: [{ code: 40, prices: "new-movers-40.json" }] },
  ] satisfies ReadonlyArray<Sells>)(
    "270 $list270, without $without: each source by each call that names one",
    { timeout: 240_000 },
    async (sells) => {
      const served = await serve(sells)
      const sold = SOURCES.filter((code) => sells.without.every((gone) => gone.code !== code))
      const naming = {
        readings: { list270: sells.list270 },
        sources: sold.map((listType) => ({ listType })),
      }
      const wrong: Array<string> = []
      for (const listType of SOURCES) {
        const refusal = sourceRefusal(listType, sold, naming)
        for (const { ask, name } of asking) {
          const { body, method, path } = aboutSource(ask, listType) ?? ask
          const response = await served.send(method, path, body)
          const text = await response.text()
          const isSilent =
            [400, 404, 422].includes(response.status) || SILENCE.some((nothing) => text.includes(nothing))
          const says = text.includes("This site isn't selling") || text.includes("No this datasource")
          const isKept = !sold.includes(listType) && KEEPS_WORDS.test(name)
          if (refusal === null ? says : !isSilent && !isKept)
            wrong.push(`${name} of ${listType}: ${response.status} ${text.slice(0, 120)}`)
        }
      }
      expect(wrong).toEqual([])
      expect(asking.length).toBeGreaterThan(20)
    },
  )

  it(
    "an order of a source that was taken away is not placed, and one that was placed before is answered again",
    { timeout: 240_000 },
    async () => {
      const before = await serve({ list270: "refused", without: [] })
      const codes = await zipsOfNewYork(before)
      const [placed, waiting] = [
        await prepareOrder(before, codes, ACCEPTED),
        await prepareOrder(before, codes, ACCEPTED),
      ]
      const { OrderCode } = placedOf(await place(before, placed.body))
      const after = await serve({ list270: "refused", without: [{ code: 10, prices: "consumer.json" }] })
      expect(placedOf(await place(after, waiting.body))).toMatchObject({
        IsSuccess: false,
        Message: expect.stringMatching(/^This site isn't selling Consumer lists/),
      })
      expect(placedOf(await place(after, placed.body)).OrderCode).toBe(OrderCode)
    },
  )
})
