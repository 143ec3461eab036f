import { type QuickPick, QuickPicks, quickPickTypes } from "@listwright/domain/audience"
import { NetworkFailed } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import type { WireBusinessQuickPick, WireQuickPick } from "../../contract/original/audience/WireQuickPick.ts"
import { ApiClient } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"
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

/** The conversion of criteria to and from orders; pages load it only when a quick pick is saved or read. */
const demos = Effect.tryPromise({
  try: () => import("../../original-order/originalDemos.ts"),
  catch: () => new NetworkFailed(),
})

/** Provides QuickPicks over the contract. */
export const layerQuickPicksHttp = Layer.effect(
  QuickPicks,
  Effect.map(ApiClient, ({ Audience, V1Audience }) => {
    const called = mapCallFailure("quick pick")
    return QuickPicks.of({
      inFull: (listType) =>
        Effect.map(called(V1Audience.quickPicks({ query: { listType } })), ({ quickPicks }) => quickPicks),
      find: (listType, { most, text }) => called(V1Audience.quickPicks({ query: { listType, text, most } })),
      list: (listType) =>
        Effect.map(envelopeData(Audience.GetQuickPickups({ payload: { listType } })), (wires) =>
          wires.map(quickPickOf),
        ),
      listBusiness: (listType) =>
        Effect.map(envelopeData(Audience.GetBusinessQuickpicks({ payload: { listType } })), (wires) =>
          wires.map(businessQuickPickOf),
        ),
      detail: Effect.fnUntraced(function* ({ id, kind }) {
        const { criteriaFromOriginal: criteriaOfDemos } = yield* demos
        const { Categories, TargetOptions } = yield* envelopeData(
          Audience.GetQuickPickup({
            payload: { id, qpType: quickPickTypes.encode(kind === "site" ? "site" : "own") },
          }),
        )
        return {
          criteria: criteriaOfDemos(TargetOptions),
          categories: Categories.map(({ Items }) => ({
            items: Items.map(({ ItemDesc, Values }) => ({
              description: ItemDesc,
              values: Values.map(({ Name }) => Name),
            })),
          })),
        }
      }),
      industries: (listType, quickPickCode) =>
        Effect.map(
          envelopeData(Audience.GetBusinessQuickpicksDetail({ payload: { quickPickCode, listType } })),
          (items) =>
            items.map(({ IndustryCode, IndustryDesc, IsExcluded }) => ({
              industryCode: IndustryCode,
              industryName: IndustryDesc,
              isExcluded: IsExcluded,
            })),
        ),
      save: Effect.fnUntraced(function* ({ criteria, description, listType, name }) {
        const { demosFromCriteria } = yield* demos
        yield* envelopeData(
          Audience.SaveMyQuickpick({
            payload: {
              listType,
              quickPickName: name,
              quickPickDesc: description,
              targetOptions: demosFromCriteria(criteria),
            },
          }),
        )
      }),
      rename: (id, name) =>
        Effect.asVoid(called(V1Audience.renameQuickPick({ params: { id }, payload: { name } }))),
      remove: (id) => Effect.asVoid(envelopeData(Audience.RemoveQuickPick({ payload: { id } }))),
    })
  }),
)
