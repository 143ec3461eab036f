import { describe, expect, it } from "vitest"
import { noticesPage } from "../../../../scripts/docs/noticesPage.ts"
import { rulesOfPage } from "../../../../scripts/docs/productRules.ts"

/** Returns what the page of notices says about the only rule of a product page called `site.md`. */
const rowOf = (page: string): string => {
  const row = noticesPage(rulesOfPage("site", page))
    .split("\n")
    .find((line) => line.startsWith("| [p8-"))
  return /^\| \[.*?\]\(.*?\) \| (.*) \|$/.exec(row ?? "")?.[1] ?? ""
}

describe("the page of notices", () => {
  it("keeps the markup of a rule", () => {
    expect(rowOf('- <a id="p8-a"></a>*Order More* fails with `a_b [c]`.\n')).toBe(
      "*Order More* fails with `a_b [c]`.",
    )
  })

  it("leads links from its own folder", () => {
    const rule =
      "See [below](#texts), [orders](orders.md#placing), [why](../decisions/0036.md), [web](https://a.example)."
    expect(rowOf(`- <a id="p8-a"></a>${rule}\n`)).toBe(
      "See [below](product/site.md#texts), [orders](product/orders.md#placing), [why](decisions/0036.md), [web](https://a.example).",
    )
  })

  it("separates the cells of a row", () => {
    expect(rowOf('| <a id="p8-a"></a>Status 408 | Error `Too long` |\n')).toBe("Status 408: Error `Too long`")
    expect(rowOf('| <a id="p8-a"></a>Visa | 4 | 16 digits |\n')).toBe("Visa: 4; 16 digits")
    expect(rowOf('| 4 | <a id="p8-a"></a>Visa |\n')).toBe("Visa")
  })

  it("keeps a bar from ending its cell", () => {
    expect(rowOf('- <a id="p8-a"></a>Says `a | b`.\n')).toBe("Says `a \\| b`.")
  })
})
