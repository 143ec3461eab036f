import { Industries, type Industry, sicDivision } from "@listwright/domain/audience"
import { Effect, Layer } from "effect"
import type { WireIndustryHit, WireIndustryNode } from "../../contract/original/audience/WireIndustry.ts"
import { ApiClient } from "../ApiClient.ts"
import { envelopeData } from "../envelopeData.ts"

/**
 * Converts a tree node to an industry. A node contains neither its level nor its division; both are derived from the
 * code.
 */
const ofNode = ({ attributes, data, state }: WireIndustryNode): Industry => ({
  code: attributes.IndustryCode,
  name: data,
  level: attributes.IndustryCode.length,
  topLevelCode: sicDivision(attributes.IndustryCode) ?? attributes.IndustryCode,
  isBottom: state === "",
})

const ofHit = (wire: WireIndustryHit): Industry => ({
  code: wire.IndustryCode,
  name: wire.IndustryDesc,
  level: wire.IndustryLevel,
  topLevelCode: wire.TopLevelIndustryCode,
  isBottom: wire.IsBottom,
})

/** Provides Industries over the contract. */
export const layerIndustriesHttp = Layer.effect(
  Industries,
  Effect.map(ApiClient, ({ Audience }) =>
    Industries.of({
      children: (listType, code) =>
        Effect.map(
          envelopeData(Audience.GetChildrenBySICCode({ payload: { id: code ?? "", listType } })),
          (nodes) => nodes.map(ofNode),
        ),
      search: (listType, keyword) =>
        Effect.map(envelopeData(Audience.SearchSICByKeyword({ payload: { keyword, listType } })), (hits) =>
          hits.map(ofHit),
        ),
    }),
  ),
)
