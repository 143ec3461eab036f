import { type QuickPick, QuickPicks, quickPickTypes } from "@listwright/domain/audience"
import { Effect, Layer } from "effect"
import type { WireBusinessQuickPick, WireQuickPick } from "../../contract/legacy/audience/WireQuickPick.ts"
import { criteriaOfDemos, demosOfCriteria } from "../../legacy-order/legacyDemos.ts"
import { ApiClient } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"
import { envelopeData } from "../envelopeData.ts"

const quickPickOf = ({ QpDesc, QpId, QpName, QpType }: WireQuickPick): QuickPick => ({
  id: QpId,
  name: QpName,
  description: QpDesc,
  kind: quickPickTypes.decode(QpType) ?? "own",
})

const businessQuickPickOf = ({ Code, Description, Name }: WireBusinessQuickPick): QuickPick => ({
  id: Code,
  name: Name,
  description: Description,
  kind: "business",
})

/** QuickPicks over the contract. */
export const layerQuickPicksHttp = Layer.effect(
  QuickPicks,
  Effect.map(ApiClient, ({ Audience, V1Audience }) => {
    const called = orCallFailed("quick pick")
    return QuickPicks.of({
      inFull: (listType) =>
        Effect.map(called(V1Audience.quickPicks({ query: { listType } })), ({ quickPicks }) => quickPicks),
      list: (listType) =>
        Effect.map(envelopeData(Audience.GetQuickPickups({ payload: { listType } })), (wires) =>
          wires.map(quickPickOf),
        ),
      listBusiness: (listType) =>
        Effect.map(envelopeData(Audience.GetBusinessQuickpicks({ payload: { listType } })), (wires) =>
          wires.map(businessQuickPickOf),
        ),
      detail: ({ id, kind }) =>
        Effect.map(
          envelopeData(
            Audience.GetQuickPickup({
              payload: { id, qpType: quickPickTypes.encode(kind === "site" ? "site" : "own") },
            }),
          ),
          ({ Categories, TargetOptions }) => ({
            criteria: criteriaOfDemos(TargetOptions),
            categories: Categories.map(({ Items }) => ({
              items: Items.map(({ ItemDesc, Values }) => ({
                description: ItemDesc,
                values: Values.map(({ Name }) => Name),
              })),
            })),
          }),
        ),
      industries: (listType, quickPickCode) =>
        Effect.map(
          envelopeData(Audience.GetBusinessQuickpicksDetail({ payload: { quickPickCode, listType } })),
          (items) =>
            items.map(({ IndustryCode, IndustryDesc, IsExcluded }) => ({
              industryCode: IndustryCode,
              industryDesc: IndustryDesc,
              isExcluded: IsExcluded,
            })),
        ),
      save: ({ criteria, description, listType, name }) =>
        Effect.asVoid(
          envelopeData(
            Audience.SaveMyQuickpick({
              payload: {
                listType,
                quickPickName: name,
                quickPickDesc: description,
                targetOptions: demosOfCriteria(criteria),
              },
            }),
          ),
        ),
      rename: (id, name) =>
        Effect.asVoid(called(V1Audience.renameQuickPick({ params: { id }, payload: { name } }))),
      remove: (id) => Effect.asVoid(envelopeData(Audience.RemoveQuickPick({ payload: { id } }))),
    })
  }),
)
