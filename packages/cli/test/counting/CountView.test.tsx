import { stripVTControlCharacters } from "node:util"
import { DEFAULT_SOURCE_NAMING } from "@listwright/domain/catalog"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { codeToArea } from "@listwright/domain/geography"
import { cleanup, render } from "ink-testing-library"
import { afterEach, describe, expect, it } from "vitest"
import { type CountState, initialCountState } from "../../src/counting/CountState.ts"
import { CountView } from "../../src/counting/CountView.tsx"
import { empty, northAndSouth, northAndSouthQuote } from "./drawnCounts.ts"

afterEach(() => cleanup())

const definition = canonicalDefinition({
  ...emptyDefinition(10),
  areas: ["60614", "60615"].map((zip) => codeToArea("zip", zip)),
})
const many = canonicalDefinition({
  ...emptyDefinition(10),
  areas: Array.from({ length: 11 }, (_, index) => codeToArea("zip", String(60_001 + index))),
})

const counting: CountState = { ...initialCountState, stage: "counting", definition }
const pricing: CountState = { ...counting, stage: "pricing", answer: northAndSouth }
const done: CountState = { ...pricing, stage: "done", price: northAndSouthQuote }

const screen = (state: CountState): string =>
  stripVTControlCharacters(
    render(<CountView state={state} naming={DEFAULT_SOURCE_NAMING} />).lastFrame() ?? "",
  )

const COUNTED = `Consumer (list type 10)
                    Records  With phones
60614                 1,200          700
60615                   600           90
All                   1,800          790`

const PRICED = `
List                  $180.00  1,800 records at $0.10000 (Base)
Promotion             -$10.00  deducted
Total before tax      $170.00  for 1,800 records`

const explained: CountState["explained"] = {
  waterfall: [
    { name: "2 ZIP Codes", step: { kind: "geography" }, leaves: 1_900, removes: 3_100 },
    {
      name: "Prior orders",
      step: { kind: "suppression", source: "orders" },
      leaves: 1_800,
      removes: 100,
    },
  ],
  lists: null,
  suggestions: [
    {
      name: "Also records without phones",
      relaxation: { kind: "withoutPhonesToo" },
      definition,
      more: 100,
    },
  ],
  restrictions: null,
}

const EXPLAINED = `
Effect of each choice             Leaves      Removes
2 ZIP Codes                        1,900        3,100
Prior orders                       1,800          100

How to reach more people
+100 records          Also records without phones`

describe("CountView", () => {
  it("says at once that it looks the areas up", () => {
    expect(screen(initialCountState)).toMatch(/^. Looking up the areas$/)
  })

  it("shows the areas before it has their figures", () => {
    expect(screen(counting)).toMatch(/60614 +… +…\n60615 +… +…\n. Counting in 2 areas$/)
  })

  it("shows the figures while it works the price out", () => {
    expect(screen(pricing)).toMatch(/^[^]+\n. Calculating the price$/)
    expect(screen(pricing)).toContain(COUNTED)
  })

  it("ends with figures, price lines and total, and nothing that still turns", () => {
    expect(screen(done).trimEnd()).toBe(`${COUNTED}\n${PRICED}`)
  })

  it("shows how the count comes about and what would bring more, above the price", () => {
    expect(screen({ ...done, explained }).trimEnd()).toBe(`${COUNTED}\n${EXPLAINED}\n${PRICED}`)
  })

  it("says what it works out, and when nothing would bring more", () => {
    expect(screen({ ...pricing, stage: "explaining" })).toMatch(/\n. Calculating the effect of each choice$/)
    const none = { waterfall: null, lists: null, suggestions: [], restrictions: null }
    expect(screen({ ...done, price: null, explained: none }).trimEnd()).toBe(
      `${COUNTED}\n\nHow to reach more people\nYour choices don't remove any records. To reach more people, add areas.`,
    )
  })

  it("shows the first areas of many, and how to see all", () => {
    const frame = screen({ ...counting, definition: many })
    expect(frame).toContain("60008")
    expect(frame).not.toContain("60009")
    expect(frame).toContain("and 3 more; --tsv areas lists all")
  })

  it("lists every ZIP Code with --by zip", () => {
    const answer = empty(many)
    const frame = screen({ ...done, definition: many, answer, zips: answer.areas })
    for (const { zip } of many.areas.filter((area) => area.kind === "zip")) expect(frame).toContain(zip)
    expect(frame).not.toContain("more; --tsv areas")
  })

  it("follows a count from its start to its end", () => {
    const { rerender, lastFrame } = render(
      <CountView state={initialCountState} naming={DEFAULT_SOURCE_NAMING} />,
    )
    for (const state of [counting, pricing, done])
      rerender(<CountView state={state} naming={DEFAULT_SOURCE_NAMING} />)
    expect(stripVTControlCharacters(lastFrame() ?? "").trimEnd()).toBe(`${COUNTED}\n${PRICED}`)
  })
})
