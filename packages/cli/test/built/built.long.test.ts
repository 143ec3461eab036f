import { spawn } from "node:child_process"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { commandLine } from "../commandLine.ts"
import { PASSWORD, type SiteAccount, takeAccount } from "../site/takeAccount.ts"
import { temporaryFolder } from "../temporaryFolder.ts"
import { wholeProgram } from "../wholeProgram.ts"
import { bin, plainEnv, spawned } from "./program.ts"

let site: SiteAccount
beforeAll(async () => {
  site = await takeAccount()
  // Builds what is outdated, so that no test has the building in its output.
  await spawned(["--version"])
})
afterAll(() => site.stop())

const signedIn = () => ({ LISTWRIGHT_URL: site.server.url, LISTWRIGHT_TOKEN: site.token })

const { version }: { readonly version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"),
)
const dist = join(dirname(bin), "../dist")

/** A built file with everything that it imports at once, and what that imports. */
const loadedBy = (first: string) => {
  const files = new Set([first])
  const loaded: Array<{ readonly bytes: number; readonly script: string }> = []
  for (const file of files) {
    const script = readFileSync(join(dist, file), "utf8")
    loaded.push({ bytes: script.length, script })
    for (const [, chunk = ""] of script.matchAll(/(?:^|[;}])import(?:[^"'`;()]*from)?"\.\/([^"]+)"/g))
      files.add(chunk)
  }
  return loaded
}

/** Prints the name of each file of the program that is loaded, on a line of its own. */
const TRACE = `import { registerHooks } from "node:module"
registerHooks({ load(url, context, next) {
  if (url.includes("/packages/cli/")) process.stderr.write("loads " + url.slice(url.lastIndexOf("/") + 1) + "\\n")
  return next(url, context)
} })`

/** Returns the files that the program loads for a command line, in their order. */
const filesFor = async (argv: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const flags = ["--import", `data:text/javascript,${encodeURIComponent(TRACE)}`]
  const { stderr } = await spawned(argv, { flags })
  return [...stderr.matchAll(/^loads (.+)$/gm)].map(([, file = ""]) => file)
}

/** Tells the program that a terminal reads its output. */
const TERMINAL = ["--import", "data:text/javascript,process.stdout.isTTY=true"]
/** Sequences that paint, as opposed to those that move. */
const PAINT = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`)

describe("the built program", () => {
  it("knows its version", async () => {
    expect(await spawned(["--version"])).toEqual({ exitCode: 0, stdout: `${version}\n`, stderr: "" })
  })

  it("prints the help of every command as the commands themselves do", async () => {
    const names = (await wholeProgram()).commands.map((command) => command.name())
    for (const argv of [[], ...names.map((name) => [name]), ["order", "place"], ["orders"]]) {
      const asked = [...argv, "--help"]
      const { exitCode, stdout } = await spawned(asked)
      expect([exitCode, stdout]).toEqual([0, (await commandLine(asked)).stdout])
    }
  })

  it.each([[["--help"]], [["order", "--help"]], [["order", "place", "-h"]]])(
    "loads for help the text alone: %j",
    async (argv) => {
      const text = expect.stringMatching(/^_help-/)
      expect(await filesFor(argv)).toEqual([
        "listwright.js",
        "main.js",
        expect.stringMatching(/^rolldown-runtime/),
        text,
      ])
    },
  )

  it.each([[["cuont"]], [["--contract", "other"]], [[]]])(
    "loads for a mistake in the name of a command no command: %j",
    async (argv) => {
      const files = await filesFor(argv)
      expect(files.length).toBeLessThanOrEqual(6)
      expect(files.filter((file) => file.startsWith("add"))).toEqual([])
    },
  )

  it("loads of a command's own group what declares it, and neither effect nor the rules", async () => {
    const files = await filesFor(["order", "place", "--nope"])
    expect(files.filter((file) => file.startsWith("add"))).toEqual([
      expect.stringMatching(/^addOrderCommands/),
    ])
    expect(files.length).toBeLessThanOrEqual(10)
    const bytes = files.map((file) => (file === "listwright.js" ? 0 : statSync(join(dist, file)).size))
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(80_000)
  })

  it("loads for a count that a program reads neither what aligns columns nor what starts programs", async () => {
    const commands = readdirSync(dist).filter((file) => file.startsWith("countCommand"))
    const loaded = commands.flatMap(loadedBy)
    expect(loaded.length).toBeGreaterThan(10)
    expect(loaded.filter(({ script }) => script.includes("RGI_Emoji"))).toEqual([])
    const tell = "process.stderr.write(String(process.moduleLoadList.includes('NativeModule child_process')))"
    const { exitCode, stderr } = await spawned(["count", "--zip", "60614"], {
      env: signedIn(),
      flags: ["--import", `data:text/javascript,process.on('exit',()=>${tell})`],
    })
    expect([exitCode, stderr]).toEqual([0, "false"])
  })

  it("signs in, counts what comes on standard input, and signs out", async () => {
    const env = { XDG_CONFIG_HOME: temporaryFolder() }
    const login = ["login", "--url", site.server.url, "--email", site.email, "--password-stdin"]
    expect((await spawned(login, { env, stdin: PASSWORD })).exitCode).toBe(0)
    expect(await spawned(["count", "--zips-from", "-", "--price"], { env, stdin: "60614 60615" })).toEqual({
      exitCode: 0,
      stdout:
        "total\t7\t5\nquantity\t7\nprice\t25.00\tList\t7 records at $0.05950 (Base), raised to the minimum\n" +
        "price\t10.00\tMinimum order\traises the order to the minimum amount\nprice_total\t35.00\n",
      stderr: "The quantity that you entered is less than the minimum quantity of 250.\n",
    })
    expect((await spawned(["logout"], { env })).exitCode).toBe(0)
    expect((await spawned(["count", "--zip", "60614"], { env })).exitCode).toBe(4)
  })

  it.each([
    [2, ["count", "--nope"]],
    [3, ["order", "download", "LW-NOBODY"]],
    [5, ["count", "--zip", "00000"]],
  ])("ends with exit code %i and one line: %j", async (exitCode, argv) => {
    const ended = await spawned(argv, { env: signedIn() })
    expect([ended.exitCode, ended.stdout]).toEqual([exitCode, ""])
    expect(ended.stderr).toMatch(/^.+\n$/)
  })

  it("ends quietly when the reader stops", async () => {
    const child = spawn(process.execPath, [bin, "count", "--zip", "60614", "--by", "zip"], {
      env: { ...plainEnv(), ...signedIn() },
      stdio: ["ignore", "pipe", "pipe"],
    })
    child.stdout.destroy()
    const ended = new Promise((resolve) => child.once("exit", resolve))
    expect(await text(child.stderr)).toBe("")
    expect(await ended).toBe(0)
  })

  /** Returns the output of a count on a terminal with colors requested; `more` may forbid them. */
  const shownCount = async (more: Readonly<Record<string, string>> = {}): Promise<string> => {
    const env = { ...signedIn(), FORCE_COLOR: "1", ...more }
    const { exitCode, stdout } = await spawned(["count", "--state", "IL", "--price"], {
      env,
      flags: TERMINAL,
    })
    expect(exitCode).toBe(0)
    expect(stdout).toContain("Total before tax")
    expect(stdout).toContain("for 773 records")
    return stdout
  }

  it("shows the count on a terminal, in colors when wanted", async () => {
    expect(await shownCount()).toMatch(PAINT)
  })

  it("paints nothing with NO_COLOR", async () => {
    expect(await shownCount({ NO_COLOR: "1" })).not.toMatch(PAINT)
  })

  it("prints rows on a terminal too when JSON is asked for", async () => {
    const { stdout } = await spawned(["count", "--zip", "60614", "--json"], {
      env: signedIn(),
      flags: TERMINAL,
    })
    expect(JSON.parse(stdout)).toMatchObject({ total: 3 })
  })
})
