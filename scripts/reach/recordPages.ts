import { randomUUID } from "node:crypto"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { BrowserContext, Page } from "@playwright/test"
import { type ExecutedScript, REACH_FOLDER } from "./Executed.ts"

/** Notes which functions run in a page and writes them when its context closes; nothing unless a walk is recorded. */
export const recordPages = async (context: BrowserContext, first: Page): Promise<void> => {
  const folder = process.env[REACH_FOLDER]
  if (folder === undefined) return
  const pages = new Set<Page>()
  const start = async (page: Page): Promise<void> => {
    pages.add(page)
    await page.coverage.startJSCoverage({ resetOnNavigation: false })
  }
  await start(first)
  context.on("page", (page) => {
    if (page !== first) void start(page).catch(() => pages.delete(page))
  })
  const stop = async (page: Page): Promise<ReadonlyArray<ExecutedScript>> => {
    const scripts = await page.coverage.stopJSCoverage()
    return scripts.map(({ url, functions }) => ({
      script: url,
      functions: functions.flatMap(({ ranges: [whole] }) =>
        whole !== undefined && whole.count > 0 ? [[whole.startOffset, whole.endOffset] as const] : [],
      ),
    }))
  }
  const close = context.close.bind(context)
  context.close = async (options) => {
    for (const page of pages) {
      // A page that the test has closed, or that never began, has nothing more to tell.
      const scripts = await stop(page).catch(() => [])
      writeFileSync(join(folder, `page-${randomUUID()}.json`), JSON.stringify(scripts))
    }
    pages.clear()
    await close(options)
  }
}
