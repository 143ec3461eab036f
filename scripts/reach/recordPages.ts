import { randomUUID } from "node:crypto"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { BrowserContext, CDPSession, Page } from "@playwright/test"
import { type ExecutedScript, REACH_FOLDER } from "./Executed.ts"

/** The interval between reads; the browser forgets what ran in a document once another replaces it. */
const ASK_EVERY_MS = 200

/** Watches a page. `end` writes what ran in it. */
const watchPage = async (page: Page, folder: string) => {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send("Profiler.enable")
  await session.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false })
  /** By script, each function as 'start end'. */
  const ran = new Map<string, Set<string>>()
  const ask = async (): Promise<void> => {
    const { result } = await session.send("Profiler.takePreciseCoverage")
    for (const { functions, url } of result) {
      const own = ran.get(url) ?? new Set()
      ran.set(url, own)
      for (const {
        ranges: [whole],
      } of functions)
        if (whole !== undefined && whole.count > 0) own.add(`${whole.startOffset} ${whole.endOffset}`)
    }
  }
  // A page that the test has closed, or that never began, has nothing more to tell.
  const askOnce = (): Promise<void> => ask().catch(() => undefined)
  const timer = setInterval(() => void askOnce(), ASK_EVERY_MS)
  const end = async (): Promise<void> => {
    clearInterval(timer)
    await askOnce()
    const scripts = [...ran].map(([script, functions]): ExecutedScript => ({
      script,
      functions: [...functions].map((span) => {
        const [start = 0, stop = 0] = span.split(" ").map(Number)
        return [start, stop]
      }),
    }))
    writeFileSync(join(folder, `page-${randomUUID()}.json`), JSON.stringify(scripts))
  }
  return { ask: askOnce, end }
}

/** Notes which functions run in the pages of a context; nothing unless a walk is recorded. */
export const recordPages = async (context: BrowserContext, first: Page): Promise<void> => {
  const folder = process.env[REACH_FOLDER]
  if (folder === undefined) return
  const watched = new Map<Page, Awaited<ReturnType<typeof watchPage>>>()
  const watch = async (page: Page): Promise<void> => {
    const own = await watchPage(page, folder)
    watched.set(page, own)
    const goto = page.goto.bind(page)
    page.goto = async (...where) => {
      await own.ask()
      return await goto(...where)
    }
  }
  await watch(first)
  context.on("page", (page) => {
    if (page !== first) void watch(page).catch(() => undefined)
  })
  const close = context.close.bind(context)
  context.close = async (options) => {
    for (const { end } of watched.values()) await end()
    watched.clear()
    await close(options)
  }
}
