import { chromium, type Browser, type Page } from "@playwright/test"
import { spawn } from "node:child_process"
import { join } from "node:path"
import { chromiumArguments, findChromium } from "../../scripts/chromium.ts"

/** A built checkout, served. */
export interface Served {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts the server of a checkout over a data folder, and waits until it says its address. */
export const serveCheckout = (
  checkout: string,
  data: string,
  site: string,
  records: number,
): Promise<Served> =>
  new Promise((resolve, reject) => {
    const server = spawn(
      process.execPath,
      [
        "--conditions=listwright-source",
        join(checkout, "packages/server/src/start/main.ts"),
        "--port",
        "0",
        "--data",
        data,
        "--site",
        site,
        "--records",
        String(records),
      ],
      { cwd: checkout, stdio: ["ignore", "pipe", "pipe"] },
    )
    const ended = new Promise<void>((done) => server.once("exit", () => done()))
    let said = ""
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
      if (url === undefined) return
      resolve({
        url,
        stop: async () => {
          server.kill("SIGINT")
          await ended
        },
      })
    }
    server.stdout.on("data", listen)
    server.stderr.on("data", listen)
    server.once("exit", (code) => reject(new Error(`The server of ${checkout} ended with ${code}:\n${said}`)))
  })

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments] })

/** Slows the page's processor down by this factor from now on. */
export const slowDown = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate })
}

export const signIn = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/signin`)
  await page.getByRole("textbox", { name: "Email" }).fill("power@listwright.example")
  await page.getByLabel("Password", { exact: true }).fill("Demo-Portal-2026")
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.waitForURL(`${url}/`)
}

/** Begins a separate list, so that no walk finds what the one before it chose. */
export const beginList = (page: Page, listType: number): Promise<unknown> =>
  page.evaluate(
    (type) =>
      fetch("/api/v1/drafts", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ listType: type }),
      }).then(({ status }) => status),
    listType,
  )
