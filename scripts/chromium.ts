import { existsSync } from "node:fs"
import { execFileSync } from "node:child_process"

/** Without windows, it takes about a quarter less of the processor. */
const SHELL = "/usr/bin/chromium-headless-shell"
const places = [SHELL, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

/**
 * The arguments for a headless Chromium on an offline machine; its sandbox is off only for root, which can't use one.
 */
export const chromiumArguments: ReadonlyArray<string> = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
]

/** The same for one that is sure to draw maps, in software. */
export const mapArguments: ReadonlyArray<string> = [
  ...chromiumArguments.filter((one) => one !== "--disable-gpu"),
  "--enable-unsafe-swiftshader",
]

/**
 * Finds a Chromium to test with: the machine's own, else Debian's (installed if we are root), else the one inside
 * `@sparticuz/chromium`, else Playwright's. If it finds no Chromium, throws and says what to do.
 */
export const findChromium = async (): Promise<string> => {
  const named = process.env["CHROMIUM_PATH"]
  if (named !== undefined && existsSync(named)) return named
  const here = places.find((path) => existsSync(path))
  if (here !== undefined) return here
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stderr.write("Installing Debian's chromium for the browser tests...\n")
    try {
      execFileSync("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], {
        stdio: ["ignore", "ignore", "inherit"],
      })
    } catch {
      process.stderr.write("apt-get could not install chromium-headless-shell; looking elsewhere.\n")
    }
    if (existsSync(SHELL)) return SHELL
  }
  if (process.platform === "linux") {
    const { default: packed } = await import("@sparticuz/chromium")
    return await packed.executablePath()
  }
  const { chromium } = await import("@playwright/test")
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" })
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new Error("The browser tests need Chromium: install it, or name one in CHROMIUM_PATH.")
}
