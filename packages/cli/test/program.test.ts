import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { jsonOutputs } from "../src/jsonOutputs.ts"
import { commandLine } from "./commandLine.ts"
import { wholeProgram } from "./wholeProgram.ts"

const { version }: { readonly version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../package.json"), "utf8"),
)

/** Commands that do something, by their words. */
const leaves = (
  command: CommandUnknownOpts,
  words: ReadonlyArray<string> = [],
): ReadonlyArray<readonly [string, CommandUnknownOpts]> => [
  // 'attributes' and 'requests' are commands of their own, and so is what is below them.
  ...(command.commands.length === 0 || command.options.length > 0
    ? [[words.join(" "), command] as const]
    : []),
  ...command.commands.flatMap((child) => leaves(child, [...words, child.name()])),
]

describe("the program", () => {
  it("documents the JSON of accounts, areas, attributes, counts, errors, orders, places, quick picks, reports, requests, rewards, saved lists, sign-ins and the tax check", async () => {
    const commands = leaves(await wholeProgram())
    const withJson = commands.flatMap(([words, { options }]) =>
      options.some(({ long }) => long === "--json") &&
      /^(?:account (?:revoke|sessions|show)|areas .*|attributes|attributes search|count|errors|places find|order (?:cancel|export|history|list|more|place|quote|report|show)|quick-picks .*|report .*|requests|requests campaign|rewards (?:points|store|redeem|history)|run|saved .*|sources .*|tax check|whoami)$/.test(
        words,
      )
        ? [words]
        : [],
    )
    expect(Object.keys(jsonOutputs).toSorted()).toEqual(withJson.toSorted())
  })

  it("gives each JSON document a name and a sentence, under which docs/terminal.md lists its fields", () => {
    const unnamed = Object.entries(jsonOutputs).flatMap(([words, schema]) => {
      const { definitions, schema: whole } = Schema.toJsonSchemaDocument(schema)
      const name = "$ref" in whole ? String(whole["$ref"]).replace(/^.*\//, "") : ""
      const isDescribed = "description" in (definitions[name] ?? {})
      return /^[A-Z][A-Za-z]+$/.test(name) && isDescribed ? [] : [words]
    })
    expect(unnamed).toEqual([])
  })

  it("knows its version", async () => {
    expect(await commandLine(["--version"])).toEqual({
      exitCode: 0,
      stdout: `${version}\n`,
      stderr: "",
    })
  })

  it.each([[["--help"]], [["count", "--help"]], [["order", "download", "--help"]]])(
    "helps: %j",
    async (argv) => {
      const { exitCode, stdout, stderr } = await commandLine(argv)
      expect([exitCode, stderr]).toEqual([0, ""])
      expect(stdout).toMatch(/^Usage: listwright /)
    },
  )

  it("documents exit codes, and the rows that count prints", async () => {
    expect((await commandLine(["--help"])).stdout).toContain(
      "Exit codes: 0 done, 1 failure, 2 usage, 3 not found, 4 sign-in, 5 invalid input.",
    )
    const { stdout } = await commandLine(["count", "--help"])
    for (const row of [
      "area  available  with_phones",
      "quantity",
      "price",
      "price_total",
      "--json prints one document",
    ]) {
      expect(stdout).toContain(row)
    }
  })

  it("shows the whole contact of an order in the help of order place, with the phone that it needs", async () => {
    const { stdout } = await commandLine(["order", "place", "--help"])
    const [, contact = ""] = /"contact": (\{[^}]*\})/.exec(stdout) ?? []
    expect(JSON.parse(contact)).toEqual({
      phone: "312-555-0142",
      addressLine: "12 Harbor Street",
      city: "Chicago",
      state: "IL",
      zip: "60614",
    })
  })

  it("shows its help when there is no command, as an error", async () => {
    const { exitCode, stdout, stderr } = await commandLine([])
    expect([exitCode, stdout]).toEqual([2, ""])
    expect(stderr).toMatch(/^Usage: listwright /)
  })

  it.each([
    [["count", "--zp", "60614"], "unknown option '--zp' (Did you mean --zip?). See: listwright count --help"],
    [["cuont"], "unknown command 'cuont' (Did you mean count?). See: listwright --help"],
    [["order", "download"], "missing required argument 'code'. See: listwright order download --help"],
    ...["download", "show", "cancel", "refund", "report", "more"].flatMap(
      (command): ReadonlyArray<[ReadonlyArray<string>, string]> => [
        [["order", command, ""], "argument 'code' is empty; perhaps a variable isn't set."],
        [
          ["order", command, ".."],
          `command-argument value '..' is invalid for argument 'code'. It isn't a valid name. See: listwright order ${command} --help`,
        ],
      ],
    ),
    [["account", "revoke", " "], "argument 'id' is empty; perhaps a variable isn't set."],
    [["saved", "show", ""], "argument 'list' is empty; perhaps a variable isn't set."],
    [["users", "disable", ""], "argument 'email' is empty; perhaps a variable isn't set."],
    [["places", "find", "Chicago", ""], "argument 'text' is empty; perhaps a variable isn't set."],
    [
      ["count", "--zip", "60614", "--file", "list.json"],
      "option '--file <file>' cannot be used with option '--zip <codes>'. See: listwright count --help",
    ],
    [
      ["count", "--file", "list.json", "--demo", "AGE=25"],
      "option '--file <file>' cannot be used with option '--demo <criterion>'. See: listwright count --help",
    ],
    [
      ["count", "--zip", "60614", "--quantity", "lots"],
      "option '--quantity <number>' argument 'lots' is invalid. It must be a whole number from 1 to 1000000000. See: listwright count --help",
    ],
    [
      ["count", "--zip", "60614", "--quantity", "-5"],
      "option '--quantity <number>' argument '-5' is invalid. It must be a whole number from 1 to 1000000000. See: listwright count --help",
    ],
    [
      ["count", "--zip", "60614", "--by", "state"],
      "option '--by <unit>' argument 'state' is invalid. Allowed choices are zip. See: listwright count --help",
    ],
  ])("answers a mistake with one line and exit code 2: %j", async (argv, line) => {
    expect(await commandLine(argv)).toEqual({ exitCode: 2, stdout: "", stderr: `${line}\n` })
  })

  it("tells a mistake as JSON where JSON was asked for", async () => {
    const { exitCode, stderr } = await commandLine(["count", "--json", "--nope"])
    expect(exitCode).toBe(2)
    expect(JSON.parse(stderr)).toEqual({
      error: { code: "usage", message: "unknown option '--nope'. See: listwright count --help" },
    })
  })
})
