import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { readChangeset } from "./Changeset.ts"
import { HEADINGS } from "./headings.ts"
import { versionProblem } from "./nextVersion.ts"
import { changelogSection } from "./section.ts"
import { summary, summaryProblem } from "./summary.ts"
import { tagMessage } from "./tagMessage.ts"
import { wrapped } from "./wrapped.ts"

const PACKAGES = ["listwright", "@listwright/domain"]
const changeset = (body: string, rise = "minor", path = "a.md") =>
  readChangeset(path, `---\n"listwright": ${rise}\n---\n\n${body}\n`, PACKAGES)

describe("the version of a release", () => {
  it.each([
    ["0.1.0", "0.2.0", true],
    ["0.1.0", "0.1.1", false],
    ["0.9.0", "0.10.0", true],
    ["0.9.9", "1.0.0", true],
  ])("%s may be followed by %s", (current, next, adds) => {
    expect(versionProblem(current, next, adds)).toBeUndefined()
  })
  it.each([
    ["0.1.0", "0.1.0", false, "0.1.0 is not greater than 0.1.0. Take 0.1.1 or 0.2.0."],
    ["0.2.0", "0.1.9", true, "0.1.9 is not greater than 0.2.0. Take 0.3.0."],
    ["0.10.0", "0.9.0", true, "0.9.0 is not greater than 0.10.0. Take 0.11.0."],
    ["1.0.0", "0.9.9", true, "0.9.9 is not greater than 1.0.0. Take 1.1.0."],
    [
      "0.1.0",
      "0.1.1",
      true,
      "0.1.1 is a correction of 0.1.0, but changesets add something (minor). Take 0.2.0.",
    ],
    ["0.1.0", "v0.2.0", true, "'v0.2.0' is not a version. Write three numbers: npm run release -- 0.2.0"],
    ["0.1.0", "0.2", true, "'0.2' is not a version. Write three numbers: npm run release -- 0.2.0"],
    ["0.1.0", "00.2.0", true, "'00.2.0' is not a version. Write three numbers: npm run release -- 0.2.0"],
    ["0.1.0", "0.02.0", true, "'0.02.0' is not a version. Write three numbers: npm run release -- 0.2.0"],
  ])("%s is not followed by %s", (current, next, adds, problem) => {
    expect(versionProblem(current, next, adds)).toBe(problem)
  })
})

describe("a changeset", () => {
  it("has an entry a paragraph, each under its heading, in one line", () => {
    const { adds, entries, problems } = changeset(
      "Areas: Shapes may\nhave holes.\n\nTerminal: So there: too.",
    )
    expect(problems).toEqual([])
    expect(adds).toBe(true)
    expect(entries).toEqual([
      { heading: "Areas", text: "Shapes may have holes." },
      { heading: "Terminal", text: "So there: too." },
    ])
  })
  it.each([
    [
      "a heading that is missing",
      "Shapes may have holes.",
      /^a\.md: 'Shapes may have holes\.…' has no heading/,
    ],
    ["a heading that is unknown", "Maps: Shapes may have holes.", /Headings: In short, Areas, /],
    ["a paragraph without its own heading", "Areas: One.\n\nTwo.", /^a\.md: 'Two\.…' has no heading/],
    ["no text", "", /^a\.md says nothing\./],
  ])("says what to do about %s", (_, body, problem) => {
    expect(changeset(body).problems).toEqual([expect.stringMatching(problem)])
  })
  it.each(["major", "none", ""])("rises as minor or patch, not as '%s'", (rise) => {
    expect(changeset("Areas: One.", rise).problems).toEqual([expect.stringContaining('"listwright": patch')])
  })
  it("may have each heading, which its README names in their order", () => {
    const readme = readFileSync(join(import.meta.dirname, "../../.changeset/README.md"), "utf8")
    expect(readme.replaceAll(/\s+/g, " ")).toContain(`its heading: ${HEADINGS.join(", ")}.`)
  })
  it("names its packages between two lines of dashes", () => {
    expect(readChangeset("a.md", "Areas: One.\n", PACKAGES).problems).not.toEqual([])
  })
})

describe("the section of a version", () => {
  it("groups entries by heading, in the order of the headings, what is new before what is corrected", () => {
    const section = changelogSection("0.2.0", "2026-11-29", [
      changeset("Terminal: Fixed.", "patch", "a.md"),
      changeset("Terminal: New.\n\nAreas: Also new.", "minor", "c.md"),
      changeset("Terminal: New as well.", "minor", "b.md"),
    ])
    expect(section).toBe(
      "## 0.2.0 (2026-11-29)\n\n### Areas\n\n- Also new.\n\n### Terminal\n\n- New as well.\n- New.\n- Fixed.\n",
    )
  })
  it("wraps between words, and lets a word be longer than a line", () => {
    expect(wrapped("one two three", 9)).toBe("- one two\n  three")
    expect(wrapped("one-two-three four", 9)).toBe("- one-two-three\n  four")
  })
  it("keeps code in one line, where readers copy it", () => {
    expect(wrapped("run `npm test` now", 12)).toBe("- run\n  `npm test`\n  now")
  })
})

describe("the message of a tag", () => {
  it("says what is new, what an operator must do, and the checksums", () => {
    const changesets = [
      changeset("In short: Lists.\n\nAreas: Shapes.\n\nOperating a site: **Action needed:** Add `taskDays`."),
    ]
    expect(tagMessage("0.2.0", changesets, "ab  one.tgz\n")).toBe(
      "Listwright 0.2.0\n\nWhat is new:\n- Lists.\n\nWhat an operator must do:\n- Add `taskDays`.\n\nSHA-256 of the packages:\nab  one.tgz\n",
    )
  })
  it("says that an operator must do nothing, where no entry asks for it", () => {
    expect(tagMessage("0.2.0", [changeset("Areas: Shapes.")], "")).toContain("must do:\n- Nothing.\n")
  })
  it("sums up a small version by all of its entries", () => {
    expect(summary([changeset("Areas: One."), changeset("Terminal: Two.")])).toEqual(["- One.", "- Two."])
  })
  it("has room for 15 lines, and asks for a summary where there are more", () => {
    const entries = (count: number) => Array.from({ length: count }, () => "Areas: One.").join("\n\n")
    expect(summaryProblem([changeset(entries(15))])).toBeUndefined()
    expect(summaryProblem([changeset(entries(16))])).toMatch(/takes 16 lines.*'In short: '/)
    expect(summaryProblem([changeset(`${entries(16)}\n\nIn short: One.`)])).toBeUndefined()
  })
})
