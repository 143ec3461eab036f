import { Actor, Api } from "@listwright/adapters"
import { type FullQuickPick, quickPickTypes } from "@listwright/domain/audience"
import { NotFound } from "@listwright/domain/shared"
import type { IndustryNames } from "@listwright/geography"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Site } from "../../../configuration/Site.ts"
import { OwnQuickPicks } from "../../../quick-picks/OwnQuickPicks.ts"
import { toEnvelope } from "../../answering/toEnvelope.ts"
import { listVisibleAttributesOrRefuse } from "../../answering/listVisibleAttributes.ts"
import { ensureSourceOrderable } from "../../answering/ensureSourceOffered.ts"
import { listAvailableQuickPicks } from "../../answering/listAvailableQuickPicks.ts"
import { wireDemoColumn } from "../wire/wireDemoColumn.ts"
import { wireBusinessQuickPick, wireQuickPick, wireQuickPickDetail } from "../wire/wireQuickPick.ts"
import { saveQuickPickCall } from "./saveQuickPickCall.ts"

const missing = new NotFound({ what: "quick pick" })

/** Returns the quick picks for a source that the user may order. */
const offered = Effect.fnUntraced(function* (listType: number, isBusiness: boolean) {
  yield* ensureSourceOrderable(listType)
  return (yield* listAvailableQuickPicks(listType)).filter(({ kind }) => (kind === "business") === isBusiness)
})

/** Finds a quick pick by its ID, and one of its sources that the user may order. */
const found = Effect.fnUntraced(function* (id: string, isOfSite: boolean) {
  const { reach, user } = yield* Actor
  if (!isOfSite) {
    const { listType, ...own } = yield* (yield* OwnQuickPicks).find(reach, id)
    yield* ensureSourceOrderable(listType)
    const quickPick: FullQuickPick = { ...own, kind: "own" }
    return { listType, quickPick }
  }
  const { quickPicks } = yield* Site
  const quickPick = quickPicks.find((one) => one.kind === "site" && one.id === id)
  const listType = quickPick?.listTypes.find((one) => user.sources.includes(one))
  return quickPick === undefined || listType === undefined ? yield* missing : { listType, quickPick }
})

/** Calls for quick picks, which select several values at once. */
export const quickPickCalls = ({ nameOf }: IndustryNames) => ({
  GetDemoOptionsAndQuickPickups: HttpApiBuilder.handler(
    Api,
    "Audience",
    "GetDemoOptionsAndQuickPickups",
    ({ payload: { listtype } }) =>
      toEnvelope(
        Effect.gen(function* () {
          const quickPicks = yield* offered(listtype, false)
          return {
            DemoOptions: (yield* listVisibleAttributesOrRefuse(listtype)).map(wireDemoColumn),
            QuickPickups: quickPicks.map(wireQuickPick),
          }
        }),
      ),
  ),
  GetQuickPickups: HttpApiBuilder.handler(Api, "Audience", "GetQuickPickups", ({ payload }) =>
    toEnvelope(Effect.map(offered(payload.listType, false), (all) => all.map(wireQuickPick))),
  ),
  GetQuickPickup: HttpApiBuilder.handler(Api, "Audience", "GetQuickPickup", ({ payload: { id, qpType } }) =>
    toEnvelope(
      Effect.gen(function* () {
        const { listType, quickPick } = yield* found(id, quickPickTypes.decode(qpType) === "site")
        return wireQuickPickDetail(quickPick, yield* listVisibleAttributesOrRefuse(listType))
      }),
    ),
  ),
  SaveMyQuickpick: HttpApiBuilder.handler(Api, "Audience", "SaveMyQuickpick", ({ payload }) =>
    toEnvelope(Effect.map(saveQuickPickCall(payload), (QpId) => ({ QpId }))),
  ),
  RemoveQuickPick: HttpApiBuilder.handler(Api, "Audience", "RemoveQuickPick", ({ payload: { id } }) =>
    toEnvelope(
      Effect.gen(function* () {
        const { reach } = yield* Actor
        yield* (yield* OwnQuickPicks).remove(reach, id)
        return {}
      }),
    ),
  ),
  GetBusinessQuickpicks: HttpApiBuilder.handler(Api, "Audience", "GetBusinessQuickpicks", ({ payload }) =>
    toEnvelope(Effect.map(offered(payload.listType, true), (all) => all.map(wireBusinessQuickPick))),
  ),
  GetBusinessQuickpicksDetail: HttpApiBuilder.handler(
    Api,
    "Audience",
    "GetBusinessQuickpicksDetail",
    ({ payload: { listType, quickPickCode } }) =>
      toEnvelope(
        Effect.gen(function* () {
          const all = yield* offered(listType, true)
          const quickPick = all.find(({ id }) => id === quickPickCode)
          if (quickPick === undefined) return yield* missing
          const item = (IndustryCode: string, IsExcluded: boolean) => ({
            IndustryCode,
            IndustryDesc: nameOf(IndustryCode),
            IsExcluded,
          })
          return quickPick.criteria.flatMap((criterion) =>
            criterion.kind === "industries"
              ? [
                  ...criterion.added.map((code) => item(code, false)),
                  ...criterion.omitted.map((code) => item(code, true)),
                ]
              : [],
          )
        }),
      ),
  ),
})
