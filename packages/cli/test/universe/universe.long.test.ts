import { spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { emptyDefinition } from "@listwright/domain/definition"
import { beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { plainEnv, spawned } from "../built/program.ts"
import { commandLine } from "../commandLine.ts"
import { temporaryFolder } from "../temporaryFolder.ts"
import { servedDocument } from "../serving/servedDocument.ts"

const FILES = join(import.meta.dirname, "../../../../fixtures/import")

beforeAll(async () => {
  await spawned(["--version"])
})

/** The example's ten people and its mapping, in a folder of their own. */
const provided = () => {
  const folder = temporaryFolder()
  cpSync(FILES, folder, { recursive: true })
  return { folder, mapping: join(folder, "example.json"), data: join(folder, "data") }
}

/** A file of changes: the same columns, and what to do with each row. */
const changesOf = (folder: string): string => {
  const [head = "", ...rows] = readFileSync(join(folder, "people.csv"), "utf8").split("\n")
  const frank = rows.find((row) => row.startsWith("A-0006")) ?? ""
  const file = join(folder, "changes.csv")
  writeFileSync(
    file,
    [
      `${head},op`,
      `${frank.replace("A-0006", "A-0011")},upsert`,
      `${frank.replace("A-0006", "A-0012")},upsert`,
      `A-0001${",".repeat(head.split(",").length - 1)},delete`,
      "",
    ].join("\n"),
  )
  return file
}

const serve = async (data: string) => {
  const program = join(import.meta.dirname, "../../dist/main.js")
  const argv = ["--conditions=listwright-source", program, "serve", "--port", "0", "--data", data, "--json"]
  const child = spawn(process.execPath, argv, { env: plainEnv(), stdio: ["ignore", "pipe", "inherit"] })
  onTestFinished(async () => {
    child.kill("SIGINT")
    if (child.exitCode === null) await once(child, "exit")
  })
  return servedDocument(child.stdout)
}

describe("universe", () => {
  it(
    "imports what serve serves, and brings changes to it while it serves",
    { timeout: 180_000 },
    async () => {
      const { data, folder, mapping } = provided()
      const where = ["--mapping", mapping, "--out", data]
      const made = await spawned(["universe", "import", ...where, "--json"])
      expect(made).toMatchObject({ exitCode: 0 })
      expect(made.stderr).toMatch(/^reading \d+%$/m)
      expect(made.stderr).toMatch(/^writing 100%$/m)
      const first: { readonly snapshot: string } = JSON.parse(made.stdout)
      expect(first).toMatchObject({
        name: "10-1",
        isMeant: true,
        records: 10,
        report: { rows: 10, refused: 0 },
      })

      const { demoUsers, url } = await serve(data)
      expect(readdirSync(join(data, "universes"))).not.toContain("10")
      const [demo] = demoUsers
      const env = { XDG_CONFIG_HOME: temporaryFolder() }
      await spawned(["login", "--url", url, "--email", demo?.email ?? "", "--password-stdin"], {
        env,
        stdin: demo?.password ?? "",
      })
      const count = async (...more: ReadonlyArray<string>) => {
        const { stdout } = await spawned(["count", "--zip", "60614,02903", ...more, "--json"], { env })
        const counted: { readonly snapshot: string; readonly total: number } = JSON.parse(stdout)
        return [counted.snapshot, counted.total]
      }
      expect(await count()).toEqual([first.snapshot, 10])
      expect(await count("--demo", "SOLAR=Y")).toEqual([first.snapshot, 2])
      const file = join(folder, "watched.json")
      const areas = ["60614", "02903"].map((zip) => ({ kind: "zip", zip, excluded: false }))
      writeFileSync(file, JSON.stringify({ ...emptyDefinition(10), areas }))
      const saved = await spawned(["saved", "save", "Everybody", "--file", file, "--ids-only"], { env })
      await spawned(["saved", "watch", "-"], { env, stdin: saved.stdout })

      const changes = ["--changes", changesOf(folder)]
      const changed = await spawned(["universe", "delta", ...where, ...changes])
      expect(changed.exitCode).toBe(0)
      const rows = new Map(changed.stdout.split("\n").map((row) => [row.split("\t")[0], row.split("\t")[1]]))
      expect(["universe", "records", "added", "changed", "removed"].map((row) => rows.get(row))).toEqual([
        "10-2",
        "11",
        "2",
        "0",
        "1",
      ])
      for (let tries = 0; tries < 100 && (await count())[1] === 10; tries++) await setTimeout(200)
      expect(await count()).toEqual([rows.get("snapshot"), 11])
      expect(await count("--demo", "SOLAR=Y")).toEqual([rows.get("snapshot"), 1])
      // Watched lists are counted after the data has changed.
      const watched = async () =>
        (await spawned(["saved", "watched"], { env })).stdout.split("\n")[1]?.split("\t")
      let row = await watched()
      for (let tries = 0; tries < 100 && row?.[4] === ""; tries++) row = await watched()
      const why = `The data was updated from ${first.snapshot} to ${rows.get("snapshot")}.`
      expect(row).toEqual([
        saved.stdout.trimEnd(),
        "Everybody",
        "snapshot",
        expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        "11",
        // Two people came and one left, by their keys.
        "2",
        "1",
        why,
      ])
      const shown = await spawned(["saved", "watch", "Everybody", "--every", "month"], { env })
      expect(shown.stdout).toMatch(
        /^every\tmonth\n(?:.*\n)change\t\+2 people, −1\nwhy\tThe data was updated from /m,
      )

      const listed = await spawned(["universe", "info", "--data", data])
      expect(listed.stdout.split("\n").map((row) => row.split("\t").slice(0, 3))).toEqual([
        ["universe", "served", "records"],
        ["10-2", "yes", "11"],
        ["10-1", "no", "10"],
        [""],
      ])
    },
  )

  it("tells refused rows by line, and leaves everything as it was", { timeout: 60_000 }, async () => {
    const { data, folder, mapping } = provided()
    const people = join(folder, "people.csv")
    const text = readFileSync(people, "utf8")
    writeFileSync(people, text.replace("IL,60614,0099", "IL,99999,0099"))
    const where = ["--mapping", mapping, "--data", data]
    const refused = await spawned(["universe", "import", ...where, "--json"])
    expect([refused.exitCode, refused.stdout]).toEqual([5, ""])
    const lines = refused.stderr.trim().split("\n")
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
      error: {
        code: "validation",
        message: expect.stringMatching(/^1 of 10 rows were rejected, more than 1%/),
      },
    })
    expect(await spawned(["universe", "info", "--data", data])).toMatchObject({ exitCode: 3, stdout: "" })

    const taken = await spawned(["universe", "import", ...where, "--max-refused", "10"])
    expect(taken.exitCode).toBe(0)
    // Dan's address takes two lines.
    expect(taken.stdout).toMatch(/^refusal\t1\tZipUnknown\tzip\tfirst: line 8 of .*people\.csv$/m)
    const file = /^refused_file\t(.*)$/m.exec(taken.stdout)?.[1] ?? ""
    expect(readFileSync(file, "utf8")).toMatch(/people\.csv,8,zip,99999,ZipUnknown,/)
  })

  it("shows the loops that a count becomes, without a server", { timeout: 60_000 }, async () => {
    const { data, folder, mapping } = provided()
    await spawned(["universe", "import", "--mapping", mapping, "--data", data])
    const definition = {
      version: 1,
      listType: 10,
      areas: [{ kind: "zip", zip: "60614", excluded: false }],
      audience: {
        unit: "individuals",
        criteria: [{ kind: "ranges", column: "AGE", ranges: [{ from: "40", to: "60" }] }],
      },
      phoneOption: "noPhones",
      emailOption: null,
      suppressions: { orders: { mode: "off" }, savedCounts: { mode: "off" }, files: { mode: "off" } },
      occupant: null,
    }
    const file = join(folder, "list.json")
    writeFileSync(file, JSON.stringify(definition))
    const { exitCode, stdout } = await spawned(["universe", "explain", file, "--data", data])
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(
      /^;; 4 records in the snapshot [0-9a-f]{16} of Consumers\n;; loop 1 of 1: 1 ranges of rows, 1 vectors/,
    )
    expect(stdout).toContain("i8x16.popcnt")
    expect(stdout).toContain(";; AGE bit 5")

    writeFileSync(
      file,
      JSON.stringify({
        ...definition,
        suppressions: { ...definition.suppressions, orders: { mode: "item", items: ["7"] } },
      }),
    )
    const refused = await spawned(["universe", "explain", file, "--data", data])
    expect([refused.exitCode, refused.stderr]).toEqual([
      5,
      "only the list's site knows who is suppressed; remove the suppressions\n",
    ])
  })

  it("loads each universe by its name, next to the others", { timeout: 120_000 }, async () => {
    const { data, folder, mapping: people } = provided()
    const mapping = join(folder, "business/example.json")
    const explained = await spawned(["universe", "explain", "--mapping", mapping, "--universe", "business"])
    const explainedRows = explained.stdout.split("\n")
    expect(explainedRows[0]).toBe("universe\tbusiness\tBusinesses\t20")
    expect(explainedRows).toContain("fills\tSIC\tIndustry\tsic1, sic2, sic3")
    expect(explainedRows).toContain("unfilled\tWEBSITE\tWebsite")
    expect(explainedRows).toContain("lacks\twalkSequence\tlists aren't in walk order")

    const where = ["--mapping", mapping, "--data", data]
    const refused = await spawned(["universe", "import", ...where, "--universe", "movers"])
    expect([refused.exitCode, refused.stdout]).toEqual([5, ""])
    expect(refused.stderr).toMatch(
      /listType: is for Businesses, but you asked for Movers and Homeowners: use universe business, or write list type 40 here/,
    )
    const made = await spawned(["universe", "import", ...where, "--universe", "business"])
    expect(made.exitCode).toBe(0)
    expect(made.stdout).toMatch(/^universe\t20-1\nsnapshot\t/)
    expect((await spawned(["universe", "import", "--mapping", people, "--data", data])).exitCode).toBe(0)
    const listed = async (...more: ReadonlyArray<string>) => {
      const { stdout } = await spawned(["universe", "info", "--data", data, ...more])
      return stdout.split("\n").map((row) => [row.split("\t")[0], row.split("\t").at(-1)])
    }
    expect(await listed()).toEqual([
      ["universe", "holds"],
      ["10-1", "Consumers"],
      ["20-1", "Businesses"],
      ["", ""],
    ])
    expect(await listed("--universe", "business")).toHaveLength(3)

    const definition = join(folder, "list.json")
    writeFileSync(
      definition,
      JSON.stringify({ ...emptyDefinition(20), areas: [{ kind: "nation", excluded: false }] }),
    )
    const counted = await spawned(["universe", "explain", definition, "--data", data])
    expect(counted.stdout).toMatch(/^;; 5 records in the snapshot [0-9a-f]{16} of Businesses\n/)
    const other = await spawned(["universe", "explain", definition, "--data", data, "--universe", "movers"])
    expect([other.exitCode, other.stderr]).toEqual([
      5,
      "the list is for Businesses, but you asked for Movers and Homeowners\n",
    ])
  })

  it("says what is wrong with a mapping, and which options it needs", async () => {
    const { data, mapping } = provided()
    writeFileSync(mapping, JSON.stringify({ ...JSON.parse(readFileSync(mapping, "utf8")), listType: 11 }))
    const refused = await spawned(["universe", "import", "--mapping", mapping, "--data", data])
    expect([refused.exitCode, refused.stdout]).toEqual([5, ""])
    expect(refused.stderr).toMatch(/^The mapping .*example\.json can't be used: listType: /)

    for (const [argv, complaint] of [
      [["universe", "import"], "required option '--mapping <file>' not specified"],
      [["universe", "delta", "--mapping", "m.json"], "required option '--changes <file>' not specified"],
      [
        ["universe", "import", "--mapping", "m.json", "--max-refused", "few"],
        "option '--max-refused <percent>' argument 'few' is invalid",
      ],
      [
        ["universe", "import", "--mapping", "m.json", "--universe", "people"],
        "argument 'people' is invalid. Allowed choices are consumer, business, movers, occupant, canadianConsumer",
      ],
      [
        ["universe", "explain"],
        "Specify either a file with a list definition, or a mapping file with --mapping.",
      ],
    ] as const) {
      const { exitCode, stderr, stdout } = await commandLine(argv)
      expect([exitCode, stdout]).toEqual([2, ""])
      expect(stderr).toContain(complaint)
    }
  })
})
