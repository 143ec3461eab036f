import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { progressOutput } from "../../src/start/progressOutput.ts"
import { serveFlags } from "../../src/start/serveFlags.ts"
import { startedText } from "../../src/start/startedText.ts"

const flags = (argv: ReadonlyArray<string>, environment: Record<string, string> = {}) =>
  Result.getOrThrow(serveFlags(argv, environment))

const problem = (...argv: ReadonlyArray<string>) => Result.getOrThrow(Result.flip(serveFlags(argv, {})))

describe("the flags of a start", () => {
  it("are read from the command line", () => {
    expect(
      flags([
        "--port",
        "0",
        "--host",
        "127.0.0.2",
        "--data",
        "/tmp/a",
        "--records",
        "500",
        "--adopt-site",
        "s1",
      ]),
    ).toEqual({
      adoptSite: "s1",
      port: 0,
      host: "127.0.0.2",
      dataFolder: "/tmp/a",
      records: 500,
    })
    expect(flags(["--no-demo-users", "--start-empty"])).toMatchObject({ demoUsers: false, startEmpty: true })
  })

  it("come from the environment where the command line is silent", () => {
    const environment = {
      PORT: "81",
      LISTWRIGHT_DATA: "/tmp/b",
      DATABASE_URL: "postgres://db/list",
      LISTWRIGHT_LOG_SQL: "1",
      LISTWRIGHT_LOG_DEBUG: "1",
    }
    expect(flags([], environment)).toMatchObject({
      logSql: true,
      logDebug: true,
      port: 81,
      dataFolder: "/tmp/b",
      databaseUrl: "postgres://db/list",
    })
    expect(flags(["--port", "82", "--data", "/tmp/c"], environment)).toMatchObject({
      port: 82,
      dataFolder: "/tmp/c",
    })
    expect(flags([], { PORT: "", LISTWRIGHT_DATA: "" })).toMatchObject({
      port: undefined,
      dataFolder: undefined,
    })
  })

  it("say what is wrong with them", () => {
    expect(problem("--port", "lots")).toBe("--port must be a whole number from 0 to 65535, not 'lots'")
    expect(problem("--port", "65536")).toContain("--port must be")
    expect(problem("--records", "-5")).toContain("--records")
    expect(problem("--records", "0")).toBe("--records must be a whole number from 1 to 1000000000, not '0'")
    expect(problem("--color")).toContain("--color")
    expect(problem("start")).toContain("start")
    expect(Result.isFailure(serveFlags([], { PORT: "x" }))).toBe(true)
  })
})

describe("the progress of a start", () => {
  const shown = (isTTY: boolean, ...fractions: ReadonlyArray<number>): string => {
    let text = ""
    const show = progressOutput({ isTTY, write: (more) => (text += more) })
    for (const fraction of fractions) show({ step: "Making", fraction })
    return text
  }

  it("is a bar on a terminal that ends its line", () => {
    expect(shown(true, 0.5, 1)).toBe(
      `\rMaking [${"█".repeat(15)}${"░".repeat(15)}] 50%\rMaking [${"█".repeat(30)}] 100%\n`,
    )
  })

  it("is a line for each tenth elsewhere", () => {
    expect(shown(false, 0, 0.05, 0.19, 0.2, 1)).toBe("Making: 0%\nMaking: 10%\nMaking: 20%\nMaking: 100%\n")
  })
})

describe("what a started server says", () => {
  it("is its address and the demo sign-ins", () => {
    const text = startedText({
      url: "http://127.0.0.1:4380",
      demoUsers: [{ email: "demo@listwright.example", password: "secret", role: "User" }],
    })
    expect(text).toContain("Listwright is ready at http://127.0.0.1:4380\n")
    expect(text).toContain("  demo@listwright.example  secret  User\n")
    expect(startedText({ url: "http://x", demoUsers: [] })).toBe("Listwright is ready at http://x\n\n")
  })
})
