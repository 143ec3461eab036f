import { describe, expect, it } from "vitest"
import { mentionsIn } from "../../../../scripts/docs/mentions.ts"

const inCode = (text: string) =>
  mentionsIn("x.ts", text, "code").map(({ id, line, name }) => [id, line, name])
const inTests = (text: string, file = "x.test.ts") =>
  mentionsIn(file, text, "test").map(({ id, line, name }) => [id, line, name])

describe("an id in the code", () => {
  it("belongs to the export after its docstring", () => {
    const text = `export const a = 1\n\n/** A cap. [ob5-some-cap] */\nexport const cap = (x: number): number => x\n`
    expect(inCode(text)).toEqual([["ob5-some-cap", 3, "cap"]])
  })

  it("belongs to the export that contains it", () => {
    const text = `export interface Flags {\n  /** [p6-one] */\n  readonly one: boolean\n}\nexport const next = 1`
    expect(inCode(text)).toEqual([["p6-one", 2, "Flags"]])
  })

  it("belongs to a name of the file's own when it comes before that", () => {
    const text = `// [ob9-limit]\nconst LIMIT = 250\n\nexport class Order extends Base<Order>()("Order") {}`
    expect(inCode(text)).toEqual([["ob9-limit", 1, "LIMIT"]])
  })

  it("belongs to no name where no declaration follows", () => {
    expect(inCode(`export const a = 1\n// p4-flow\n`)).toEqual([["p4-flow", 2, null]])
  })

  it("is found bare and in brackets, only as a whole word", () => {
    const ids = inCode(`/** ob5-a-1, (p9-b), [ob4-c]. xob5-d, ob5-e-, ob5--f, -p5-g, p3-h, ob5 */`).map(
      ([id]) => id,
    )
    expect(ids).toEqual(["ob5-a-1", "p9-b", "ob4-c"])
  })
})

describe("an id in a test", () => {
  it("belongs to the title that contains it", () => {
    expect(inTests(`describe("a cap [ob5-cap]", () => {\n  it("cuts", () => {})\n})`)).toEqual([
      ["ob5-cap", 1, "a cap [ob5-cap]"],
    ])
  })

  it("belongs to the innermost test around it", () => {
    expect(
      inTests(`describe("a cap", () => {\n  it("cuts", () => {\n    // ob5-cap\n    run()\n  })\n})`),
    ).toEqual([["ob5-cap", 3, "cuts"]])
  })

  it("belongs to the test after its comment, even if another test surrounds both", () => {
    const text = `describe("a cap", () => {\n  /*\n   * ob5-cap:\n   */\n  it.each([1])("cuts %d", () => {})\n})`
    expect(inTests(text)).toEqual([["ob5-cap", 3, "cuts %d"]])
  })

  it("belongs to the next sentence when it is at the top of the file", () => {
    const text = `// [ob5-cap]\nimport fc from "fast-check"\nexport const s = sentencesAbout("x", always(\`it \${1} holds\`, p))`
    expect(inTests(text)).toEqual([["ob5-cap", 1, "it … holds"]])
  })

  it("belongs to the rule of the registry of golden cases", () => {
    const text = `export const rules = [\n  // ob5-cap\n  ["order.cap", ofText(cap)],\n  ["order.other", rule(x)], // ob5-other\n]`
    expect(inTests(text, "test/golden/rules/order.ts")).toEqual([
      ["ob5-cap", 2, "order.cap"],
      ["ob5-other", 4, "order.other"],
    ])
  })
})
