import { AccountId } from "@listwright/domain/account"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { defaultChoices } from "@listwright/domain/drafts"
import { describe, expect, it } from "vitest"
import {
  changeAudienceAndQuickPicks,
  audienceAndQuickPicks,
} from "../../../src/builder/audience/quick-picks/changeAudienceAndQuickPicks.ts"
import { changeSelection } from "../../../src/list/draft/changeSelection.ts"

const content = {
  accountId: AccountId.make(1),
  definition: canonicalDefinition(emptyDefinition(10)),
  choices: defaultChoices,
}

describe("the quick picks of a list", () => {
  const ages = { kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "44" }] } as const
  const women = { kind: "values", column: "GENDER", values: ["F"] } as const
  const picked = changeAudienceAndQuickPicks(({ audience, chosen }) => ({
    audience: { ...audience, criteria: [ages, women] },
    chosen: [...chosen, { name: "Young women", kind: "site", added: [ages, women] }],
  }))(content)

  it("change with the audience in one step", () => {
    expect(audienceAndQuickPicks(picked)).toEqual({
      audience: { unit: "individuals", criteria: [ages, women] },
      chosen: [{ name: "Young women", kind: "site", added: [ages, women] }],
    })
    expect(changeAudienceAndQuickPicks((same) => same)(picked)).toEqual(picked)
  })

  it("are in force for what a change by hand leaves of them", () => {
    const without = (...kept: ReadonlyArray<typeof ages | typeof women>) =>
      audienceAndQuickPicks(
        changeSelection((definition) => ({
          ...definition,
          audience: { ...definition.audience, criteria: kept },
        }))(picked),
      ).chosen
    expect(without(women)).toEqual([{ name: "Young women", kind: "site", added: [women] }])
    expect(without()).toEqual([])
  })
})
