import { Effect } from "effect"
import { Industries } from "./Industries.ts"
import { type IndustryTree, needsToLoadChildren, expandIndustry } from "./IndustryTree.ts"

/** Opens a node (null for the root) and loads its children the first time [ob4-business-types]. */
export const openIndustry = Effect.fn("openIndustry")(function* (
  tree: IndustryTree,
  listType: number,
  code: string | null,
) {
  if (!needsToLoadChildren(tree, code)) return expandIndustry(tree, code, [])
  const industries = yield* Industries
  return expandIndustry(tree, code, yield* industries.children(listType, code))
})
