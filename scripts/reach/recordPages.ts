import { randomUUID } from "node:crypto"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { BrowserContext, CDPSession, Page } from "@playwright/test"
import { type ExecutedScript, REACH_FOLDER } from "./Executed.ts"

/** Watches a page. What is returned writes what ran since it was called the last time. */
const watchPage = async (page: Page, folder: string): Promise<() => Promise<void>> => {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send("Profiler.enable")
  await session.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false })
  return async () => {
    const { result } = await session.send("Profiler.takePreciseCoverage")
    const scripts = result.map(
      ({ functions, url }): ExecutedScript => ({
        script: url,
        functions: functions.flatMap(({ ranges: [whole] }) =>
          whole !== undefined && whole.count > 0 ? [[whole.startOffset, whole.endOffset] as const] : [],
        ),
      }),
    )
    writeFileSync(join(folder, `page-${randomUUID()}.json`), JSON.stringify(scripts))
  }
}

/**
 * Notes which functions run in the pages of a context; nothing unless a walk is recorded. What ran in a document is forgotten
 * once another takes its place: it is written before.
 */
export const recordPages = async (context: BrowserContext, first: Page): Promise<void> => {
  const folder = process.env[REACH_FOLDER]
  if (folder === undefined) return
  const watched = new Map<Page, () => Promise<void>>()
  // A page that the test has closed, or that never began, has nothing more to tell.
  const write = (page: Page): Promise<void> => watched.get(page)?.().catch(() => undefined) ?? Promise.resolve()
  const watch = async (page: Page): Promise<void> => {
    watched.set(page, await watchPage(page, folder))
    const goto = page.goto.bind(page)
    page.goto = async (...where) => {
      await write(page)
      return await goto(...where)
    }
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) void write(page)
    })
  }
  await watch(first)
  context.on("page", (page) => {
    if (page !== first) void watch(page).catch(() => watched.delete(page))
  })
  const close = context.close.bind(context)
  context.close = async (options) => {
    for (const page of watched.keys()) await write(page)
    watched.clear()
    await close(options)
  }
}
