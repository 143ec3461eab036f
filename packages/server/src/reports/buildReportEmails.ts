import type { AccountId, User } from "@listwright/domain/account"
import { formatWholeNumber } from "@listwright/domain/shared"
import type { AreaReport } from "@listwright/domain/reports"
import { WORKBOOK_TYPE } from "@listwright/adapters"
import type { EmailMessage } from "../mail/Mailer.ts"
import type { ReportJob } from "./ReportJobs.ts"

/** Returns the ID of a reader's email; a repeated report's emails replace the earlier ones. */
const idOf = ({ id }: Pick<ReportJob, "id">, reader: number): string => `report-${id}-${reader + 1}`

interface MadeReport {
  readonly report: AreaReport
  readonly workbook: Uint8Array
  readonly fileName: string
  readonly from: string
  /** The account under which the emails are queued. */
  readonly account: AccountId
}

/** Builds the emails for a report, one per reader, so that readers can't see the other recipients. */
export const buildReportEmails = (
  job: ReportJob,
  { account, fileName, from, report: { attributes, rows, total }, workbook }: MadeReport,
): ReadonlyArray<EmailMessage> =>
  job.emails.map((to, reader) => ({
    id: idOf(job, reader),
    to,
    lane: "rest",
    account,
    subject: job.name,
    blocks: [
      { kind: "heading", text: job.name },
      {
        kind: "paragraph",
        text: `${from} sent you this report: ${rows.length === 1 ? "1 area" : `${formatWholeNumber(rows.length)} areas`} by ${attributes.map(({ name }) => name).join(", ")}.`,
      },
      {
        kind: "paragraph",
        text: `The report covers ${formatWholeNumber(total.records)} records. The workbook is attached.`,
      },
    ],
    attachments: [{ name: fileName, type: WORKBOOK_TYPE, content: workbook }],
  }))

/** Builds the email explaining that a requested report couldn't be built. */
export const reportFailureEmail = (
  job: ReportJob,
  { accountId, email }: Pick<User, "accountId" | "email">,
  text: string,
): EmailMessage => ({
  id: idOf(job, 0),
  to: email,
  lane: "rest",
  account: accountId,
  subject: job.name,
  blocks: [
    { kind: "heading", text: job.name },
    { kind: "paragraph", text },
  ],
})
