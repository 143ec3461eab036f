import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parse } from "jsonc-parser"
import { inject } from "vitest"
import { linkUniverse } from "../packages/engine/test/universe/keptUniverses.ts"
import { type Product, startProduct } from "./product.ts"

export interface OwnProduct extends Product {
  /** Stops it, if it still runs, and removes its data. */
  readonly end: () => Promise<void>
}

type OwnSource = Readonly<Record<string, unknown>> & { readonly listType: number }

/** The differences between a test's site and the example site. */
export interface OwnSite {
  /** In place of those of site.json with the same names. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** Sources to add to the example's sources.json, which prevents attributes without a price from being sold. */
  readonly sources?: ReadonlyArray<OwnSource>
  /** The site's only promotions, as promotions.json lists them. */
  readonly promotions?: ReadonlyArray<Readonly<Record<string, unknown>>>
  /** A free one unless given. */
  readonly port?: number
  /** Secrets that the operator adds to secrets.json after the first start created it and reported them missing. */
  readonly secrets?: Readonly<Record<string, unknown>>
}

/** The example's site with what a test changes, in the data folder of a product that was not started yet. */
const siteWith = (data: string, { promotions, settings, sources }: OwnSite): string => {
  const site = join(data, "other-site")
  cpSync(join(import.meta.dirname, "../packages/server/example-site"), site, { recursive: true })
  const file = join(site, "site.json")
  if (settings !== undefined)
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...settings }))
  if (promotions !== undefined)
    writeFileSync(join(site, "promotions.json"), JSON.stringify({ version: 1, promotions }))
  if (sources !== undefined) {
    const particular = join(site, "sources.json")
    const example: ReadonlyArray<OwnSource> = parse(readFileSync(particular, "utf8")).sources
    const ofType = (all: ReadonlyArray<OwnSource>, listType: number) =>
      all.find((one) => one.listType === listType)
    const listTypes = new Set([...example, ...sources].map(({ listType }) => listType))
    writeFileSync(
      particular,
      JSON.stringify({
        version: 1,
        sources: [...listTypes].map((listType) => ({
          ...ofType(example, listType),
          ...ofType(sources, listType),
        })),
      }),
    )
  }
  return site
}

/** Waits for a start that misses secrets, and adds them to those that it has made. */
const writeSecrets = async (
  data: string,
  secrets: Readonly<Record<string, unknown>>,
  start: Promise<Product>,
): Promise<void> => {
  const refusal = await start.then(
    () => "",
    (error: unknown) => String(error),
  )
  const file = join(data, "site", "secrets.json")
  if (!refusal.includes(file)) throw new Error(`no start missed the secrets: ${refusal}`)
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...secrets }))
}

/**
 * A product for one test file alone, with a database of its own over the same people; `prepare` may change its data first,
 * and `own` its site.
 */
export const startOwnProduct = async (
  prepare?: (data: string) => Promise<unknown>,
  own?: OwnSite,
): Promise<OwnProduct> => {
  const data = mkdtempSync(join(tmpdir(), "listwright-own-"))
  const universes = [join(inject("productData"), "universes"), join(data, "universes")] as const
  // Products share the files of a universe unless a test changes them: half a gigabyte for each would keep the disk
  // busy.
  if (prepare === undefined) await linkUniverse(...universes)
  else cpSync(...universes, { recursive: true })
  await prepare?.(data)
  const options = {
    data,
    ...(own === undefined ? {} : { site: siteWith(data, own) }),
    ...(own?.port === undefined ? {} : { port: own.port }),
  }
  if (own?.secrets !== undefined) await writeSecrets(data, own.secrets, startProduct(options))
  const product = await startProduct(options)
  const end = async (): Promise<void> => {
    await product.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { ...product, end }
}
