import {
  EMAIL_DELIMITER,
  hasProblems,
  joinMessages,
  mailingOutcomeText,
  parseEmails,
} from "@listwright/domain/shared"
import { disambiguateAreaTexts } from "@listwright/domain/geography"
import { Actor, Api, type OriginalOrder } from "@listwright/adapters"
import { areaCode, areaKey } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import {
  ReportNotAvailable,
  availableReportColumns,
  reportNotAvailableText,
  reportFormProblems,
  reportsRefusal,
} from "@listwright/domain/reports"
import { areaNameLookup } from "@listwright/geography"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { randomUUID } from "node:crypto"
import { Site } from "../../../configuration/Site.ts"
import { countReport } from "../../../reports/buildAndSendReport.ts"
import { Recipients } from "../../../recipients/Recipients.ts"
import { ReportJobs } from "../../../reports/ReportJobs.ts"
import { toEnvelope, toEnvelopeWithMessage, CallRefused } from "../../answering/toEnvelope.ts"
import { listVisibleAttributesOrRefuse } from "../../answering/listVisibleAttributes.ts"
import { findAcceptedDraft } from "../answering/findCallDraft.ts"
import { ensureSourceOrderable } from "../../answering/ensureSourceOffered.ts"
import { resolveQuestionOwner } from "../../answering/resolveQuestionOwner.ts"
import { refuseTooManyRequests } from "../../answering/failTooManyRequests.ts"

/** Returns the draft for a call's order, from a source that the user may order. */
export const findReportDraft = Effect.fn("findReportDraft")(function* (order: OriginalOrder) {
  const draft = yield* findAcceptedDraft(order)
  yield* ensureSourceOrderable(draft.listType)
  return draft
})

/** Does the same as `findReportDraft`, but also requires that the site offers reports for the source. */
const reportedOrder = Effect.fn("reportedOrder")(function* (order: OriginalOrder) {
  const draft = yield* findReportDraft(order)
  const { configuration } = yield* Site
  const message = reportsRefusal(draft.listType, configuration)
  if (message !== null) return yield* new CallRefused({ reason: message })
  return draft
})

/** Returns a draft's areas with their keys and names. */
const namedAreas = Effect.fn("namedAreas")(function* ({ definition }: Draft) {
  const chosen = definition.areas.filter(({ excluded }) => !excluded)
  const nameOf = disambiguateAreaTexts(chosen, yield* areaNameLookup)
  return chosen.map((area) => ({ key: areaKey(area), name: nameOf(area), code: areaCode(area) }))
})

const choices = Effect.fn("choices")(function* (order: OriginalOrder) {
  const { user } = yield* Actor
  const draft = yield* reportedOrder(order)
  const columns = availableReportColumns(yield* listVisibleAttributesOrRefuse(draft.listType))
  const areas = yield* namedAreas(draft)
  const { email } = draft.choices.contact
  return {
    TargetEmail: email === "" ? user.email : email,
    SelectedCategories: columns.map(({ attributeName, columnName }) => ({
      ColumnName: columnName,
      AttributeName: attributeName,
    })),
    Geos: areas.map(({ key, name }) => ({ GeoKeyCode: key, GeoKeyDesc: name })),
  }
})

interface Conditions {
  readonly order: OriginalOrder
  readonly geos: ReadonlyArray<{ readonly GeoKeyCode: string }>
  readonly demoCategories: ReadonlyArray<{ readonly ColumnName: string }>
  readonly desc: string
  readonly targetEmail: string
  readonly delimiterOfEmails?: string
}

const notAvailable = (failure: ReportNotAvailable) =>
  new CallRefused({ reason: reportNotAvailableText(failure) })

/**
 * Returns the rows specified in a call, or all rows if none are specified. An unknown row is refused, never skipped.
 */
const rowsOf = (
  areas: ReadonlyArray<{ readonly key: string; readonly name: string; readonly code: string }>,
  geos: Conditions["geos"],
) =>
  Effect.gen(function* () {
    if (geos.length === 0) return areas
    const asked = new Set(geos.map(({ GeoKeyCode }) => GeoKeyCode))
    const rows = areas.filter(({ code, key }) => asked.has(key) || asked.has(code))
    const found = new Set(rows.flatMap(({ code, key }) => [code, key]))
    const missing = [...asked].find((code) => !found.has(code))
    return missing === undefined
      ? rows
      : yield* new ReportNotAvailable({ reason: `the list has no area ${missing}` })
  })

/** Counts the report once, so that an impossible report is refused immediately, and queues it. */
const submit = Effect.fn("submit")(function* (asked: Conditions) {
  const { user } = yield* Actor
  const draft = yield* reportedOrder(asked.order)
  const { delimiterOfEmails = EMAIL_DELIMITER, desc, targetEmail } = asked
  const emails =
    delimiterOfEmails === "" ? targetEmail : targetEmail.split(delimiterOfEmails).join(EMAIL_DELIMITER)
  const problems = reportFormProblems({ emails, name: desc })
  if (hasProblems(problems))
    return yield* new CallRefused({ reason: joinMessages(Object.values(problems), "") })
  const known = yield* listVisibleAttributesOrRefuse(draft.listType)
  const wanted = asked.demoCategories.map(({ ColumnName }) => ColumnName)
  const offered = availableReportColumns(known).map(({ columnName }) => columnName)
  const unknown = wanted.find((column) => !offered.includes(column))
  const owner = yield* resolveQuestionOwner(draft.id)
  const mailed = yield* Effect.gen(function* () {
    if (unknown !== undefined)
      return yield* new ReportNotAvailable({ reason: `there is no column ${unknown} in a report` })
    const areas = (yield* rowsOf(yield* namedAreas(draft), asked.geos)).map(({ key, name }) => ({
      key,
      name,
    }))
    const report = { definition: draft.definition, areas, columns: wanted.length === 0 ? offered : wanted }
    yield* countReport(report, owner, known)
    const jobs = yield* ReportJobs
    return yield* (yield* Recipients).admit(user, parseEmails(emails), ({ mustConfirm, sent }) =>
      jobs.offer({
        ...report,
        id: randomUUID(),
        userId: user.id,
        accountId: owner.accountId,
        name: desc.trim(),
        emails: [...sent, ...mustConfirm],
      }),
    )
  }).pipe(
    Effect.catchTags({
      ReportNotAvailable: (failure) => Effect.fail(notAvailable(failure)),
      CountUnavailable: ({ reason }) => Effect.fail(notAvailable(new ReportNotAvailable({ reason }))),
      MailQuotaReached: refuseTooManyRequests,
      RecipientsOptedOut: (unwanted) => Effect.fail(new CallRefused({ reason: unwanted.message })),
    }),
  )
  const { mustConfirm, refused, sent } = mailed
  return {
    data: { IsSuccess: true, SentTo: sent, MustConfirm: mustConfirm, Refused: refused },
    message: sent.length === 0 || mustConfirm.length + refused.length > 0 ? mailingOutcomeText(mailed) : "",
  }
})

/** Calls for two-dimensional reports: listing the available attributes, and requesting a report. */
export const reportCalls = {
  GetDemosFromDemoBreakdown: HttpApiBuilder.handler(
    Api,
    "Reports",
    "GetDemosFromDemoBreakdown",
    ({ payload }) => toEnvelope(choices(payload.order)),
  ),
  Submit2DReportConditions: HttpApiBuilder.handler(
    Api,
    "Reports",
    "Submit2DReportConditions",
    ({ payload }) => toEnvelopeWithMessage(submit(payload)),
  ),
}
