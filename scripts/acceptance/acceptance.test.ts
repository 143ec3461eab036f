import { describe, expect, it } from "vitest"
import { type ProductRule, readProductRules } from "../docs/productRules.ts"
import { type Chapter, parseChapter, readChapters, standingOf } from "./Chapter.ts"
import { chapterProblems, readTestFiles, type TestFileOf } from "./problems.ts"
import { acceptanceReport } from "./report.ts"

const none = (lines: ReadonlyArray<string>) => expect(lines.join("\n")).toBe("")

describe("the requirements of the specification", () => {
  const chapters = readChapters()

  it("are nine chapters of each document", () => {
    expect(chapters.map(({ document, section }) => `${document} ${section}`)).toEqual(
      ["portal", "order-builder"].flatMap((document) =>
        Array.from({ length: 9 }, (_, at) => `${document} ${at + 1}`),
      ),
    )
  })

  it("name files, titles, pages and rules that there are, and every rule of the index", () => {
    none(chapterProblems(chapters, readProductRules(), readTestFiles()))
  })
})

const RULE: ProductRule = {
  id: "p8-auth",
  concept: "shared",
  rule: "An alert.",
}
const WALK = "test/a.test.ts"
const FILES: TestFileOf = (file) =>
  file === WALK
    ? { titles: ["an alert", "an alert of the browser", "%s"], isOnProduct: true }
    : file === "packages/domain/test/a.test.ts"
      ? { titles: ["an alert"], isOnProduct: false }
      : null

const chapter = (...lines: ReadonlyArray<string>): Chapter =>
  parseChapter("docs/acceptance/portal-8.txt", ["Portal 8: Errors", "", ...lines, ""].join("\n"))
const problems = (...lines: ReadonlyArray<string>) => chapterProblems([chapter(...lines)], [RULE], FILES)
const WHOLE = ["8.1  403 is an alert. [p8-auth]", `     tried by ${WALK}: of the browser`]

describe("a chapter", () => {
  it("is whole where each requirement has a test, a decision, or says why it has none", () => {
    none(problems(...WHOLE))
    none(problems(...WHOLE, "8.2  Another.", "     untried: too slow"))
    none(problems(...WHOLE, "8.2  Another.", "     differs: it is a panel"))
    none(problems(...WHOLE, "8.2  Another.", "     decided in docs/readings.md#greeting: by the hour"))
    expect(problems(...WHOLE, "8.2  Another.")).toEqual(["portal 8.2: neither has a test nor says why"])
  })

  it("means a title by itself, or by a part that no other one has", () => {
    const naming = (title: string) => problems(WHOLE[0] ?? "", `     tried by ${WALK}: ${title}`)
    none(naming("an alert"))
    none(naming("%s"))
    expect(naming("alert")).toEqual([`portal 8.1: ${WALK} has 2 tests named "alert"`])
    expect(naming("nothing")).toEqual([`portal 8.1: ${WALK} has no test named "nothing"`])
  })

  it("counts no test beside the running product", () => {
    const within = (file: string) => problems(WHOLE[0] ?? "", `     tried by ${file}: an alert`)
    expect(within("packages/domain/test/a.test.ts")).toEqual([
      "portal 8.1: packages/domain/test/a.test.ts does not run the product",
    ])
    expect(within("test/gone.test.ts")).toEqual(["portal 8.1: there is no file of tests test/gone.test.ts"])
  })

  it("has numbers without a gap, and lines of its form alone", () => {
    expect(problems(...WHOLE, "8.3  Another.", "     untried: too slow")).toEqual([
      "docs/acceptance/portal-8.txt: 8.3 stands where 8.2 is due",
    ])
    expect(problems(...WHOLE, "     tried by nobody")).toEqual([
      'docs/acceptance/portal-8.txt: "     tried by nobody" is not written as a requirement or as what is known of one',
    ])
  })

  it("names rules that there are, and all of them", () => {
    const [, test = ""] = WHOLE
    expect(problems("8.1  403 is an alert. [p8-alert]", test)).toEqual([
      "portal 8.1: p8-alert is no rule of docs/product",
      "no requirement names p8-auth (docs/product/shared.md#p8-auth)",
    ])
  })

  it("names pages and headings that there are", () => {
    const deciding = (page: string) => problems(...WHOLE, `     decided in ${page}: so`)
    expect(deciding("docs/gone.md")).toEqual(["portal 8.1: docs/gone.md is no page of docs"])
    expect(deciding("docs/readings.md#gone")).toEqual(["portal 8.1: docs/readings.md has no heading #gone"])
  })

  it("is printed with the standing of each requirement; what is untried in part is untried", () => {
    const printed = chapter(
      ...WHOLE,
      "8.2  Another.",
      `     tried by ${WALK}: an alert`,
      "     untried: with 401",
      "8.3  A third.",
      "     decided in docs/readings.md: as it is read",
    )
    expect(printed.requirements.map(standingOf)).toEqual(["tried", "untried", "decided"])
    expect(acceptanceReport([printed])).toContain("portal 8: 1 tried, 1 decided, 1 untried of 3")
    expect(acceptanceReport([printed])).toContain(
      ["untried  portal 8.2  Another.", `           ${WALK}: an alert`, "           untried: with 401"].join(
        "\n",
      ),
    )
  })
})
