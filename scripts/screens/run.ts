import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser } from "@playwright/test"
import { launchBrowser, newPage } from "../../test/browser.ts"
import { startProduct } from "../../test/product.ts"
import { savedLists, saveLists } from "./lists.ts"
import { enterSite, orderList } from "./order.ts"

/**
 * `npm run screens`: walks the path and the saved lists and writes every screen to docs/screens, wide and narrow, light and
 * dark; `npm run screens -- lists` walks the saved lists alone. LISTWRIGHT_SCREENS names another folder to look at; tablets
 * are then among them. Each walk starts on a new site, so that all show the same.
 */
const elsewhere = process.env["LISTWRIGHT_SCREENS"]
const folder = elsewhere ?? join(import.meta.dirname, "../../docs/screens")
mkdirSync(folder, { recursive: true })

const asked = process.argv.slice(2)
const walks = (name: "order" | "lists"): boolean => asked.length === 0 || asked.includes(name)

/** Keeps the universe of the first site for those after it. */
const universes = mkdtempSync(join(tmpdir(), "listwright-universes-"))
let isBuilt = false
const startSite = async () => {
  const data = mkdtempSync(join(tmpdir(), "listwright-screens-"))
  if (isBuilt) cpSync(universes, join(data, "universes"), { recursive: true })
  const product = await startProduct({ data })
  if (!isBuilt) cpSync(join(data, "universes"), universes, { recursive: true })
  isBuilt = true
  const stop = async () => {
    await product.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { url: product.url, stop }
}

const VIEWPORTS = [
  { width: 1440, height: 900 },
  ...(elsewhere === undefined ? [] : [{ width: 1024, height: 768 }]),
  { width: 390, height: 844 },
]
type Viewport = (typeof VIEWPORTS)[number]

const takeScreens = async (browser: Browser, viewport: Viewport, colorScheme: "light" | "dark") => {
  const { stop, url } = await startSite()
  const { page, context } = await newPage(browser, { viewport, colorScheme, reducedMotion: "reduce" })
  // Taking screenshots isn't urgent, so a long timeout is fine.
  page.setDefaultTimeout(60_000)
  const shoot = async (screen: string): Promise<void> => {
    await page.waitForTimeout(900)
    await page.screenshot({
      path: join(folder, `${screen}-${viewport.width}-${colorScheme}.png`),
      animations: "disabled",
    })
  }
  try {
    await enterSite(page, url, shoot)
    // What is bought in between changes what they hold.
    if (walks("lists")) await saveLists(page)
    if (walks("order")) await orderList(page, url, shoot)
    if (walks("lists")) await savedLists(page, url, shoot)
  } finally {
    await context.close()
    await stop()
  }
  process.stderr.write(`${viewport.width} ${colorScheme}\n`)
}

const browser = await launchBrowser()
try {
  for (const viewport of VIEWPORTS)
    for (const colorScheme of ["light", "dark"] as const) await takeScreens(browser, viewport, colorScheme)
} finally {
  await browser.close()
  rmSync(universes, { recursive: true, force: true })
}
