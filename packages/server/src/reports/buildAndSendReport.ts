import type { Attribute } from "@listwright/domain/audience"
import { Counts, type ListOwner } from "@listwright/domain/counting"
import {
  areaReport,
  requestedTableColumns,
  ReportNotAvailable,
  reportNotAvailableText,
  areaReportTables,
} from "@listwright/domain/reports"
import { Requester } from "@listwright/engine/counts"
import { DateTime, Effect, Option } from "effect"
import { Users } from "../accounts/Users.ts"
import { Site } from "../configuration/Site.ts"
import { Mailer } from "../mail/Mailer.ts"
import { emailDisplayName } from "../mail/emailDisplayName.ts"
import { emailDocument } from "../recipients/emailDocument.ts"
import { siteToday } from "../suppression/siteToday.ts"
import { ServedUniverse } from "../site/ServedUniverse.ts"
import { buildAreaWorkbook } from "./buildAreaWorkbook.ts"
import { reportFailureEmail, buildReportEmails } from "./buildReportEmails.ts"
import type { ReportJob } from "./ReportJobs.ts"
import { resolveSiteMessage } from "../configuration/resolveSiteMessage.ts"

/** The parts of a job that determine its two-dimensional report. */
export type RequestedReport = Pick<ReportJob, "areas" | "columns" | "definition">

/** The requester name shared by all reports; the engine divides its time among requesters. */
const REPORTS = "reports"

/** Counts a report; refuses a report that can't be built from the selection. */
export const countReport = Effect.fn("countReport")(function* (
  { areas, columns: wanted, definition }: RequestedReport,
  owner: ListOwner,
  known: ReadonlyArray<Attribute>,
) {
  const counts = yield* Counts
  const columns = requestedTableColumns(
    known,
    wanted.map((columnName) => ({ columnName })),
  )
  if (columns.length === 0) return yield* new ReportNotAvailable({ reason: "there are no columns to show" })
  const table = yield* counts
    .areaTable(definition, owner, { columns, areas: areas.map(({ key }) => key) })
    .pipe(Effect.catchTag("CountRefused", ({ reason }) => Effect.fail(new ReportNotAvailable({ reason }))))
  if (table.total === 0)
    return yield* new ReportNotAvailable({ reason: "these areas hold no records of the list today" })
  const names = new Map(areas.map(({ key, name }) => [key, name]))
  return areaReport(known, table, (key) => names.get(key) ?? key)
})

/**
 * Builds a report and emails it to its readers. If interrupted, it starts over; each email has its own ID, so readers
 * don't get it twice.
 */
export const buildAndSendReport = Effect.fn("buildAndSendReport")(
  function* (job: ReportJob) {
    const mails = yield* Mailer
    const served = yield* ServedUniverse
    const { configuration } = yield* Site
    const asking = Option.getOrNull(yield* (yield* Users).find(job.userId))
    // Who is no longer a user here waits for nothing.
    if (asking === null) return
    const { reach, user } = asking
    const known = yield* served.columns(job.definition.listType)
    const made = yield* countReport(job, { accountId: job.accountId, reach }, known).pipe(
      Effect.catchTag("ReportNotAvailable", (failure) =>
        resolveSiteMessage(reportNotAvailableText(failure)).pipe(
          Effect.flatMap((text) => mails.send(reportFailureEmail(job, user, text))),
          Effect.as(null),
        ),
      ),
    )
    if (made === null) return
    const now = yield* DateTime.nowAsDate
    const { fileName } = areaReportTables(made, job.name, yield* siteToday)
    const workbook = yield* Effect.promise(() =>
      buildAreaWorkbook(made, job.name, { creator: configuration.siteName, now }),
    )
    const from = emailDisplayName(`${user.firstName} ${user.lastName}`) ?? user.email
    const { accountId: account } = user
    for (const mail of buildReportEmails(job, {
      report: made,
      workbook,
      fileName: `${fileName}.xlsx`,
      from,
      account,
    }))
      yield* emailDocument(user.id, mail)
  },
  Effect.provideService(Requester, REPORTS),
)
