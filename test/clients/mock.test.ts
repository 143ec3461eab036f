import { execFile } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import type { Server } from "node:http"
import { extname, join } from "node:path"
import { promisify } from "node:util"
import type { Browser } from "@playwright/test"
import { makeMock } from "@listwright/adapters/mock"
import { afterAll, beforeAll, expect, test } from "vitest"
import { readFixtures } from "../../packages/adapters/src/mock/readFixtures.ts"
import { serveMock } from "../../packages/adapters/src/mock/serveMock.ts"
import { launchBrowser, newPage, PASSWORD, signIn } from "../browser.ts"
import { readCsv } from "../csv.ts"
import {
  addZips,
  amounts,
  chooseRange,
  confirmOrder,
  fillOrder,
  getCount,
  openAudience,
  reviewTotals,
  startNewList,
} from "../walk.ts"

const run = promisify(execFile)
const root = join(import.meta.dirname, "../..")
const screens = join(root, "packages/ui-web/dist")
const fixtures = readFixtures(join(root, "fixtures/http"))
/** The areas that were recorded. */
const zips = ["60614", "60615", "60618", "60625", "60640", "60657"]

const kinds: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
}

/** The built screens, as any file server gives them. */
const screen = (request: Request): Response => {
  const wanted = join(screens, new URL(request.url).pathname)
  const file = extname(wanted) !== "" && existsSync(wanted) ? wanted : join(screens, "index.html")
  return new Response(readFileSync(file), {
    headers: { "content-type": kinds[extname(file)] ?? "text/plain" },
  })
}

let server: Server
let browser: Browser
let url = ""

beforeAll(async () => {
  const mock = makeMock({ fixtures, signIn: "cookie" })
  server = await serveMock(
    { ...mock, answer: async (request) => (await mock.answer(request)) ?? screen(request) },
    0,
  )
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  server?.close()
})

test("the screens order a list from the mock alone", async () => {
  const { page, context } = await newPage(browser, { acceptDownloads: true })
  await signIn(page, url)
  await startNewList(page, url)
  await addZips(page, zips)
  await page.getByRole("region", { name: "Chosen areas" }).getByText("60657", { exact: true }).waitFor()
  await openAudience(page)
  await page.getByRole("radio", { name: /Phones Where Available/ }).check()
  await chooseRange(page, "Age", "25", "54")
  await page.getByRole("complementary").getByText("Age").first().waitFor()
  await getCount(page)
  const pretax = amounts(await page.getByRole("complementary").innerText()).at(-1)
  await fillOrder(page, { name: "Against the mock" })
  await reviewTotals(page)
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: /Place order, \$/ }).waitFor()
  expect(amounts(await dialog.innerText())[0]).toBe(pretax)
  await confirmOrder(page)
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /Download list/ }).click(),
  ])
  expect(readCsv(readFileSync(await download.path(), "utf8")).length).toBeGreaterThan(0)
  await context.close()
})

test("the terminal counts against the mock alone, and as the recording has it", async () => {
  const issued = await fetch(`${url}/api/v1/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "demo@listwright.example", password: PASSWORD, name: "mock test" }),
  })
  const { token } = (await issued.json()) as { token: string }
  const { stdout } = await run(
    process.execPath,
    [
      join(root, "packages/cli/bin/listwright.js"),
      "count",
      "--zip",
      zips.join(","),
      "--demo",
      "AGE=25-54",
      "--phones",
      "available",
      "--json",
    ],
    { env: { ...process.env, LISTWRIGHT_URL: url, LISTWRIGHT_TOKEN: token } },
  )
  const recorded = fixtures.get("count")?.exchanges[0].response.body as { answer: { total: number } }
  expect((JSON.parse(stdout) as { total: number }).total).toBe(recorded.answer.total)
})
