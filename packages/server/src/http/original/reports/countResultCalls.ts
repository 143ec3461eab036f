import { Actor, Api, type OriginalOrder, refused } from "@listwright/adapters"
import {
  chosenCriteria,
  countUnitText,
  occupantRouteName,
  occupantTargetName,
  phoneOptionName,
  ROUTES,
  sellsPhones,
  TARGETS,
} from "@listwright/domain/audience"
import { sourceDisplayName, sourceTraits } from "@listwright/domain/catalog"
import type { CountAnswer } from "@listwright/domain/counting"
import { areaKindCountsText } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import { RECORD_FIELDS } from "@listwright/domain/glossary"
import { type DraftId, NotFound } from "@listwright/domain/shared"
import { suppressionLines } from "@listwright/domain/suppression"
import { areaNames } from "@listwright/geography"
import { DateTime, Effect, Stream } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder, HttpApiSchema } from "effect/http-api"
import { Site } from "../../../configuration/Site.ts"
import { StoredDrafts } from "../../../drafts/StoredDrafts.ts"
import { type CountResult, resultAreas, computeResultBreakdowns } from "../../../reports/countResult.ts"
import { countResultWorkbook } from "../../../reports/countResultWorkbook.ts"
import { countOccupantRows } from "../../../reports/occupantAreas.ts"
import { Quotas } from "../../../site/Quotas.ts"
import { siteToday } from "../../../suppression/siteToday.ts"
import { toEnvelope, CallRefused, notFoundText } from "../../answering/toEnvelope.ts"
import { listVisibleAttributes } from "../../answering/listVisibleAttributes.ts"
import { findCurrentAnswer } from "../answering/buildOrderPartsWithPrice.ts"
import { resolveQuestionOwner } from "../../answering/resolveQuestionOwner.ts"
import { setRetryAfter } from "../../protection/setRetryAfter.ts"
import { findReportDraft } from "./reportCalls.ts"

/** The path of a count's workbook. */
const COUNT_RESULT = "Report/CountResult.aspx"

/** Describes the addresses and routes to which an occupant list is mailed. */
const occupantLines = ({
  listType,
  occupant,
}: Pick<Draft["definition"], "listType" | "occupant">): CountResult["audience"] =>
  occupant === null || !sourceTraits(listType).asksOccupantOptions
    ? []
    : [
        [
          "Targets",
          TARGETS.filter((target) => occupant.targets.includes(target))
            .map(occupantTargetName)
            .join(", "),
        ],
        [
          "Routes",
          ROUTES.filter((route) => occupant.routes.includes(route))
            .map(occupantRouteName)
            .join(", "),
        ],
        ["Contact names", occupant.contactNames ? "Included where available" : "Not included"],
      ]

/** Describes a list's audience in the same way as the summary. */
const audienceOf = (
  { audience, listType, occupant, phoneOption, ...definition }: Draft["definition"],
  columns: Parameters<typeof chosenCriteria>[1],
): CountResult["audience"] => {
  const isAllHouseholds = audience.unit === "allHouseholds"
  const criteria = isAllHouseholds ? [] : chosenCriteria(audience, columns)
  return [
    ["Counted", countUnitText({ audience, listType })],
    ...criteria.map(({ labels, name }) => [name, labels.join(", ")] as const),
    ...occupantLines({ listType, occupant }),
    ...(phoneOption === null ? [] : [[RECORD_FIELDS.phone, phoneOptionName(phoneOption, listType)] as const]),
    ...suppressionLines({ ...definition, audience, listType, occupant, phoneOption }).map(
      ({ text, title }) => [`Left out: ${title.toLowerCase()}`, text] as const,
    ),
  ]
}

/** Gathers all data shown in a counted draft's workbook. */
const resultOf = Effect.fn("resultOf")(function* (draft: Draft, answer: CountAnswer, today: string) {
  const { configuration } = yield* Site
  const columns = yield* listVisibleAttributes(draft.listType)
  const chosen = draft.definition.areas.filter(({ excluded }) => !excluded)
  const nameOf = (yield* areaNames)(chosen)
  const owner = yield* resolveQuestionOwner(draft.id)
  const areas = resultAreas(draft, answer, nameOf)
  const result: CountResult = {
    title: draft.choices.contact.orderName === "" ? "Count result" : draft.choices.contact.orderName,
    facts: [
      ["Data source", sourceDisplayName(draft.listType, configuration)],
      ["Areas", areaKindCountsText(chosen)],
      ["Quantity available", answer.total],
      ...(sellsPhones(draft.listType) ? [["With phones", answer.withPhones] as const] : []),
      ["Quantity selected", areas.reduce((sum, { desired }) => sum + desired, 0)],
      ["Counted in", answer.snapshot],
      ["Created on", today],
    ],
    areas,
    hasPhones: sellsPhones(draft.listType),
    occupants: sourceTraits(draft.listType).countsDwellings
      ? yield* countOccupantRows(draft, answer, owner, nameOf)
      : [],
    audience: audienceOf(draft.definition, columns),
    breakdowns: yield* computeResultBreakdowns(draft, owner, columns),
  }
  return result
})

const addressOf = Effect.fn("addressOf")(function* (order: OriginalOrder) {
  const draft = yield* findReportDraft(order)
  if ((yield* findCurrentAnswer(draft)) === null)
    return yield* new CallRefused({ reason: "This order has not been counted yet." })
  return `/${COUNT_RESULT}?sid=${encodeURIComponent(draft.id)}`
})

/** Returns the workbook of a counted draft that the user can access; fails if the draft hasn't been counted. */
const workbookOf = Effect.fn("workbookOf")(function* (sid: DraftId) {
  const { reach } = yield* Actor
  const { configuration } = yield* Site
  const draft = yield* (yield* StoredDrafts).get(reach, sid)
  const answer = yield* findCurrentAnswer(draft)
  if (answer === null) return yield* new NotFound({ what: "count" })
  const now = yield* DateTime.nowAsDate
  const today = yield* siteToday
  const result = yield* resultOf(draft, answer, today)
  const bytes = yield* Effect.promise(() =>
    countResultWorkbook(result, { creator: configuration.siteName, now }),
  )
  return HttpApiSchema.withHeaders({
    body: Stream.make(bytes),
    headers: { "content-disposition": `attachment; filename="count-result-${today}.xlsx"` },
  })
})

/** Calls for an order's count as a workbook. */
export const countResultCalls = {
  GenerateCISReportExcel: HttpApiBuilder.handler(Api, "Reports", "GenerateCISReportExcel", ({ payload }) =>
    toEnvelope(addressOf(payload.order)),
  ),
  CountResult: HttpApiBuilder.handler(Api, "Reports", "CountResult", ({ query }) =>
    Effect.gen(function* () {
      const { user } = yield* Actor
      yield* (yield* Quotas).take("reportFiles", user.id)
      return yield* workbookOf(query.sid)
    }).pipe(
      Effect.catchTags({
        QuotaReached: ({ message, retryAfterSeconds }) =>
          Effect.as(
            setRetryAfter(retryAfterSeconds),
            HttpServerResponse.jsonUnsafe(refused(message), { status: 429 }),
          ),
        NotFound: (error) =>
          Effect.succeed(HttpServerResponse.jsonUnsafe(refused(notFoundText(error)), { status: 404 })),
        CountUnavailable: ({ reason }) =>
          Effect.succeed(HttpServerResponse.jsonUnsafe(refused(reason), { status: 503 })),
      }),
    ),
  ),
}
