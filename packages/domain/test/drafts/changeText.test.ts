import { AccountId } from "../../src/account/AccountId.ts"
import { describe, expect, it } from "vitest"
import { type Area } from "../../src/definition/Area.ts"
import { canonicalDefinition, emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import type { ListDefinition } from "../../src/definition/ListDefinition.ts"
import type { DraftContent } from "../../src/drafts/changeDraft.ts"
import { changeText } from "../../src/drafts/changeText.ts"
import { type Choices, defaultChoices } from "../../src/drafts/Draft.ts"
import { Zip } from "../../src/shared/Zip.ts"

const zip = (code: string, excluded = false): Area => ({ kind: "zip", zip: Zip.make(code), excluded })
const content = (definition: Partial<ListDefinition>, choices: Partial<Choices> = {}): DraftContent => ({
  accountId: AccountId.make(1),
  definition: canonicalDefinition({ ...emptyDefinition(10), ...definition }),
  choices: { ...defaultChoices, ...choices },
})
const ages = (from: string, to: string) =>
  ({ kind: "ranges", column: "AGE", ranges: [{ from, to }] }) as const
const audience = (...criteria: ReadonlyArray<ReturnType<typeof ages>>) =>
  ({ unit: "individuals", criteria }) as const
const picked = { name: "Young families", kind: "site", added: [ages("25", "44")] } as const
const columns = [{ column: "AGE", name: "Age" }]
const two = { areas: [zip("60614"), zip("60615")] }

describe("what a change did", () => {
  it.each([
    [content(two), content({ areas: [zip("60615")] }), "removed ZIP Code 60614"],
    [content({ areas: [zip("60615")] }), content(two), "added ZIP Code 60614"],
    [content({}), content(two), "added 2 ZIP Codes"],
    [content(two), content({ areas: [zip("60657")] }), "replaced 2 ZIP Codes with ZIP Code 60657"],
    [content(two), content({ areas: [zip("60614", true), zip("60615")] }), "excluded ZIP Code 60614"],
    [content({ areas: [zip("60614", true), zip("60615")] }), content(two), "included ZIP Code 60614"],
    [content(two), content({ ...two, audience: audience(ages("25", "44")) }), "added Age"],
    [
      content({ audience: audience(ages("25", "44")) }),
      content({ audience: audience(ages("25", "54")) }),
      "changed Age",
    ],
    [content({ audience: audience(ages("25", "44")) }), content({}), "removed Age"],
    [content(two), content({ ...two, phoneOption: "noPhones" }), "chose No Phones"],
    [
      content(two),
      content({ ...two, audience: { unit: "allHouseholds", criteria: [] } }),
      "chose All households",
    ],
    [content(two), content(two, { listUsage: 2 }), "changed the list usage"],
    [content(two), content(two, { quantities: { "zip:60614": 5 } }), "changed the quantities"],
    [
      content(two),
      content({ areas: [zip("60615")], phoneOption: "noPhones" }),
      "removed ZIP Code 60614, chose No Phones",
    ],
    [
      content(two),
      content({ ...two, audience: audience(ages("25", "44")) }, { quickPicks: [picked] }),
      "applied Young families",
    ],
    [
      content({ ...two, audience: audience(ages("25", "44")) }, { quickPicks: [picked] }),
      content(two),
      "removed Young families",
    ],
    [content(two), content(two, { step: "summary", countId: "1" }), ""],
  ] as const)("case %#", (before, after, text) => {
    expect(changeText(before, after, columns)).toBe(text)
  })

  it("calls an area by its name where that is known", () => {
    const county = { kind: "county", county: "17031", excluded: false } as const
    const to = content({ areas: [county] })
    expect(changeText(content({}), to, columns)).toBe("added County 17031")
    expect(changeText(content({}), to, columns, () => "Cook, IL")).toBe("added Cook, IL")
    expect(changeText(content(two), to, columns, ({ kind }) => (kind === "county" ? "Cook, IL" : null))).toBe(
      "replaced 2 ZIP Codes with Cook, IL",
    )
  })

  it("is of the selection alone where quantities follow it", () => {
    const before = content(two, { quantities: { "zip:60614": 5 } })
    expect(changeText(before, content({ areas: [zip("60615")] }), columns)).toBe("removed ZIP Code 60614")
  })
})
