import { Effect, Layer, Result } from "effect"
import { describe, expect, it } from "vitest"
import type { Attribute } from "../../../src/audience/attributes/Attribute.ts"
import { findFirstUnknownItem } from "../../../src/audience/attributes/findFirstUnknownItem.ts"
import { quickPickCategories } from "../../../src/audience/quick-picks/quickPickCategories.ts"
import { QuickPicks } from "../../../src/audience/quick-picks/QuickPicks.ts"
import { renameQuickPick, renameChosenQuickPick } from "../../../src/audience/quick-picks/renameQuickPick.ts"
import { audienceSentence } from "../../../src/audience/sentence/audienceSentence.ts"
import { sentenceText } from "../../../src/audience/sentence/sentenceText.ts"
import type { Criterion } from "../../../src/definition/Audience.ts"
import { values } from "./someQuickPicks.ts"

const column = (name: string, more: Partial<Attribute> = {}): Attribute => ({
  column: name,
  name,
  description: "",
  inputType: "list",
  category: 3,
  min: null,
  max: null,
  values: [],
  priceElement: null,
  ...more,
})
const columns = [
  column("AGE", { name: "Age", inputType: "number" }),
  column("OWNERRENTER", {
    name: "Home Ownership",
    inputType: "radio",
    values: [{ value: "O", name: "Homeowner" }],
  }),
  column("INCOME", {
    name: "Income",
    category: 17,
    values: [
      { value: "1", name: "Low" },
      { value: "2", name: "High" },
    ],
  }),
  column("BOATING", { name: "Boating", values: [{ value: "Y", name: "Yes" }] }),
  column("SIC", { name: "Industry", inputType: "sic", category: 16 }),
]
const ages: Criterion = { kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "44" }] }

describe("what a quick pick holds", () => {
  it("is shown by the categories of its attributes, with the names of its values", () => {
    expect(
      quickPickCategories([ages, values("INCOME", "2", "1"), values("OWNERRENTER", "O")], columns),
    ).toEqual([
      {
        items: [
          { description: "Age", values: ["25 to 44"] },
          { description: "Home Ownership", values: ["Homeowner"] },
        ],
      },
      { items: [{ description: "Income", values: ["Low", "High"] }] },
    ])
  })

  it("is said as a sentence in one text", () => {
    const textOf = (...criteria: ReadonlyArray<Criterion>) =>
      sentenceText(
        audienceSentence(
          { audience: { unit: "individuals", criteria }, listType: 10, phoneOption: null },
          columns,
        ),
      )
    expect(textOf()).toBe("People")
    expect(textOf(ages, values("OWNERRENTER", "O"))).toBe("People aged 25 to 44, who own their home")
    const industries = { kind: "industries", column: "SIC", added: ["58", "70"], omitted: ["5813"] } as const
    expect(textOf(industries)).toBe("People in 58 or 70 but not 5813")
  })
})

describe("what a source does not have", () => {
  it.each<[Criterion, string | null]>([
    [ages, null],
    [values("INCOME", "1", "2"), null],
    [values("INCOME", "1", "9"), "INCOME has no value '9'"],
    [values("SHOES", "1"), "there is no attribute SHOES"],
    [values("AGE", "25"), "AGE accepts ranges with both ends, not single values"],
    [{ kind: "flags", match: "any", columns: ["BOATING", "GOLF"] }, "there is no attribute GOLF"],
    [{ kind: "industries", column: "SIC", added: ["58120101"], omitted: [] }, null],
    [
      { kind: "industries", column: "INCOME", added: ["58"], omitted: [] },
      "INCOME accepts only values from its list",
    ],
  ])("%j", (criterion, unknown) => {
    expect(findFirstUnknownItem([ages, criterion], columns)).toBe(unknown)
  })
})

describe("renaming a quick pick", () => {
  /** Renames a quick pick; `sent` are the names that reach the server. */
  const rename = async (name: string) => {
    const sent: Array<string> = []
    const result = await Effect.runPromise(
      renameQuickPick("1", name).pipe(
        Effect.result,
        Effect.provide(Layer.mock(QuickPicks, { rename: (_, to) => Effect.sync(() => void sent.push(to)) })),
      ),
    )
    return { result, sent }
  }

  it("needs a name, and drops the blanks around it", async () => {
    const blank = await rename("  ")
    expect(Result.getFailure(blank.result)).toMatchObject({
      value: { _tag: "FormIncomplete", problems: { name: "It's required" } },
    })
    expect(blank.sent).toEqual([])
    const summer = await rename(" Summer ")
    expect(Result.getOrThrow(summer.result)).toBe("Summer")
    expect(summer.sent).toEqual(["Summer"])
  })

  it("keeps it chosen in a list under its new name", () => {
    const chosen = [
      { name: "Spring", kind: "own", added: [ages] },
      { name: "Dentists", kind: "business", added: [] },
    ] as const
    expect(renameChosenQuickPick(chosen, "Spring", "Summer")).toEqual([
      { ...chosen[0], name: "Summer" },
      chosen[1],
    ])
  })
})
