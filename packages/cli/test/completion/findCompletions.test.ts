import { describe, expect, it } from "vitest"
import { findCompletions } from "../../src/completion/findCompletions.ts"
import { wholeProgram } from "../wholeProgram.ts"

const program = await wholeProgram()

/** The words that complete a line; its last word ends where the text does. */
const complete = (line: string) => {
  const wanted = findCompletions(program, line.split(" "))
  return wanted.kind === "words" ? wanted.words.map(({ value }) => value) : wanted
}

describe("completion", () => {
  it("offers every command that help shows, and nothing hidden", async () => {
    const commands = complete("")
    expect(commands).toContain("saved")
    expect(commands).toContain("completion")
    expect(commands).not.toContain("__complete")
    expect(complete("sa")).toEqual(["saved"])
    expect(complete("saved ")).toEqual(expect.arrayContaining(["list", "show", "overlap", "combine"]))
    expect(complete("saved ov")).toEqual(["overlap"])
  })

  it("offers options once, and choices of options and arguments", () => {
    expect(complete("saved combine a b --")).toEqual(
      expect.arrayContaining(["--op", "--k", "--price", "--save-as", "--ids-only", "--json", "--help"]),
    )
    expect(complete("saved combine --json --")).not.toContain("--json")
    expect(complete("saved combine a --op ")).toEqual(["union", "intersect", "minus", "exactly"])
    expect(complete("saved combine a --op=m")).toEqual(["--op=minus"])
    // Bash hands these over as three words.
    expect(complete("saved combine a --op = m")).toEqual(["minus"])
    expect(complete("saved combine a --op =")).toEqual(["union", "intersect", "minus", "exactly"])
    expect(complete("count --phones o")).toEqual(["only"])
    expect(complete("completion ")).toEqual(["bash", "zsh", "fish"])
  })

  it("offers an option again that may be repeated", () => {
    expect(complete("count --zip 60614 --zi")).toEqual(["--zip", "--zip4", "--zips-from"])
    expect(complete("count --county Cook --exclude-c")).toEqual(["--exclude-city", "--exclude-county"])
    expect(complete("count --usa --us")).toEqual(["--usage"])
  })

  it.each([
    ["count --file ", { kind: "files" }],
    ["count --zip 60614 --receipt ", { kind: "files" }],
    ["suppressions upload ", { kind: "files" }],
    ["saved show ", { kind: "lists", begin: "" }],
    ["saved overlap North So", { kind: "lists", begin: "So" }],
    ["saved export North ", { kind: "files" }],
    ["saved watch ", { kind: "lists", begin: "" }],
    ["saved watch North --every ", ["snapshot", "month"]],
    ["saved repeat No", { kind: "lists", begin: "No" }],
    ["saved rename North ", []],
    ["saved show North ", []],
    ["count --want ", []],
    ["count --county ", []],
    ["count --polygon ", { kind: "files" }],
    ["count --radius 60614 --granularity z", ["zip4", "zip"]],
    ["nothing such ", []],
  ])("after '%s' comes %j", (line, wanted) => {
    expect(complete(line)).toEqual(wanted)
  })
})
