import { type ChildProcess, spawn } from "node:child_process"
import { join } from "node:path"
import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, test } from "vitest"
import { freePort } from "../scripts/freePort.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"

const root = join(import.meta.dirname, "..")
let browser: Browser
let dev: ChildProcess
let url = ""

beforeAll(async () => {
  browser = await launchBrowser()
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  dev = spawn(
    process.execPath,
    [
      "--conditions=listwright-source",
      "scripts/dev.ts",
      "--mock",
      "--port",
      String(port),
      "--host",
      "127.0.0.1",
    ],
    { cwd: root, stdio: ["ignore", "pipe", "inherit"] },
  )
  await new Promise<void>((resolve) => {
    let said = ""
    dev.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(String(port)) && said.includes("after 3000 ms")) resolve()
    })
  })
})
afterAll(async () => {
  await browser?.close()
  dev?.kill("SIGTERM")
})

test("in mock mode the screens work without a server, each call after three seconds", async () => {
  const { page, context } = await newPage(browser)
  // Vite prepares each module when it is first asked for, and each of the calls takes its three seconds.
  page.setDefaultTimeout(90_000)
  await signIn(page, url)
  await page.getByRole("heading", { level: 1, name: /, Dana$/ }).waitFor()
  const began = performance.now()
  const answer = await page.request.get(`${url}/api/v1/health`)
  expect(answer.status()).toBe(200)
  expect(performance.now() - began).toBeGreaterThanOrEqual(2_999)
  await context.close()
})
