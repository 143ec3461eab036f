import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { WaterfallList } from "../../src/ledger/WaterfallList.tsx"
import type { WaterfallLine } from "../../src/ledger/waterfallLines.ts"

const line = (name: string, figures: WaterfallLine["figures"]): WaterfallLine => ({
  key: name,
  name,
  figures,
})
const lines = [
  line("6 ZIP Codes", { leaves: 945, removes: 999_055, share: 1, shareBefore: 1 }),
  line("Age", { leaves: 0, removes: 945, share: 0, shareBefore: 1 }),
  line("Do-not-sell list", { leaves: 0, removes: 0, share: 0, shareBefore: 0 }),
]

/** The text of each item without what is hidden from a screen reader. */
const heard = (markup: string): ReadonlyArray<string> =>
  [...markup.matchAll(/<li.*?<\/li>/g)].map(([item]) =>
    item
      .replaceAll(/<span aria-hidden="true".*?<\/span><\/span>/g, "")
      .replaceAll(/<!-- -->/g, "")
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  )
const widths = (markup: string): ReadonlyArray<string> =>
  [...markup.matchAll(/width:([^";]+)/g)].map(([, width]) => width ?? "")

describe("the waterfall", () => {
  it("is heard as a list: name, what it removes, what it leaves", () => {
    expect(heard(renderToStaticMarkup(<WaterfallList lines={lines} isPending={false} />))).toEqual([
      "6 ZIP Codes removes 999,055, leaves 945",
      "Age removes 945, leaves 0",
      "Do-not-sell list removes 0, leaves 0",
    ])
  })

  it("is seen with signed figures, and bars of what is left over what was", () => {
    const markup = renderToStaticMarkup(<WaterfallList lines={lines} isPending={false} />)
    expect(markup).toContain(">−999,055<")
    expect(markup).not.toContain("−0<")
    expect(widths(markup)).toEqual(["100%", "100%", "100%", "0%", "0%", "0%"])
  })

  it("dims what stood before, and keeps the place of what is new", () => {
    const markup = renderToStaticMarkup(<WaterfallList lines={[...lines, line("Phone", null)]} isPending />)
    expect(markup).toContain('aria-busy="true"')
    expect(markup.match(/figure-in[^"]*opacity-60/g)).toHaveLength(6)
    expect(markup.match(/skeleton/g)).toHaveLength(1)
    expect(heard(markup).at(-1)).toBe("Phone")
  })

  it("has dashes for figures that are not coming", () => {
    const markup = renderToStaticMarkup(<WaterfallList lines={[line("Age", null)]} isPending={false} />)
    expect(heard(markup)).toEqual(["Age –"])
  })
})
