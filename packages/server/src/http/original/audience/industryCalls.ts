import { Api, type WireIndustryHit, type WireIndustryNode } from "@listwright/adapters"
import type { Industry } from "@listwright/domain/audience"
import { sourceTraits } from "@listwright/domain/catalog"
import { SicIndustries } from "@listwright/geography"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"
import { ensureSourceOrderable } from "../../answering/ensureSourceOffered.ts"

/** The root's names in tree widgets. */
const TOP: ReadonlyArray<string> = ["", "0"]

const wireNode = ({ code, isBottom, name }: Industry): WireIndustryNode => ({
  data: name,
  attributes: { IndustryCode: code },
  state: isBottom ? "" : "closed",
  val: code,
  children: [],
})

const wireHit = ({ code, isBottom, level, name, topLevelCode }: Industry): WireIndustryHit => ({
  IndustryCode: code,
  IndustryDesc: name,
  IndustryLevel: level,
  TopLevelIndustryCode: topLevelCode,
  IsBottom: isBottom,
})

/** Returns the tree for a source with business types that the user may order. */
const treeFor = Effect.fn("treeFor")(function* (listType: number) {
  yield* ensureSourceOrderable(listType)
  if (!sourceTraits(listType).usesIndustryCodes)
    return yield* new CallRefused({ reason: `listType: list type ${listType} has no business types` })
  return yield* SicIndustries
})

const childrenOf = Effect.fn("childrenOf")(function* (id: string, listType: number) {
  const tree = yield* treeFor(listType)
  const asked = id.trim().toUpperCase()
  if (TOP.includes(asked)) return tree.children(null).map(wireNode)
  if (!tree.has(asked))
    return yield* new CallRefused({ reason: `id: there is no industry '${id.slice(0, 20)}'` })
  return tree.children(asked).map(wireNode)
})

/** Calls for the tree of business types, level by level, and for keyword searches in it. */
export const industryCalls = {
  GetChildrenBySICCode: HttpApiBuilder.handler(Api, "Audience", "GetChildrenBySICCode", ({ payload }) =>
    toEnvelope(childrenOf(payload.id, payload.listType)),
  ),
  SearchSICByKeyword: HttpApiBuilder.handler(Api, "Audience", "SearchSICByKeyword", ({ payload }) =>
    toEnvelope(Effect.map(treeFor(payload.listType), (tree) => tree.search(payload.keyword).map(wireHit))),
  ),
}
