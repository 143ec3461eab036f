import type { Industry } from "@listwright/domain/audience"
import { groupBy, lazyValue } from "@listwright/domain/shared"
import { Context, Layer } from "effect"
import { parentOf } from "./parentOf.ts"
import { readIndustries } from "./readIndustries.ts"
import { toSearchableIndustries, searchIndustries } from "./searchIndustries.ts"

/** The tree of business types, according to the Standard Industrial Classification of 1987. */
export class SicIndustries extends Context.Service<
  SicIndustries,
  {
    /** Returns the nodes directly below a node, in code order; for null, returns the divisions. */
    readonly children: (code: string | null) => ReadonlyArray<Industry>
    /** Returns whether the tree has a node with this code. */
    readonly has: (code: string) => boolean
    readonly search: (keyword: string) => ReadonlyArray<Industry>
  }
>()("@listwright/geography/industries/SicIndustries") {
  /** Reads the table on first use, because most sources have no industries. */
  static readonly layer = Layer.sync(SicIndustries, () => {
    const tables = lazyValue(() => {
      const industries = readIndustries()
      return {
        byParent: groupBy(industries, ({ code }) => parentOf(code)),
        codes: new Set(industries.map(({ code }) => code)),
        searched: toSearchableIndustries(industries),
      }
    })
    return SicIndustries.of({
      children: (code) => tables().byParent.get(code) ?? [],
      has: (code) => tables().codes.has(code),
      search: (keyword) => searchIndustries(tables().searched, keyword),
    })
  })
}
