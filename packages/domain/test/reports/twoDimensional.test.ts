import { DraftId } from "../../src/shared/DraftId.ts"
import { Effect, Layer, Result } from "effect"
import { describe, expect, it } from "vitest"
import {
  REPORT_DELIVERY_MINUTES,
  REPORT_NAME_REQUIRED,
  REPORT_SENT_TEXT,
  reportFailedNotice,
} from "../../src/reports/Notices.ts"
import { openReport, sendReport } from "../../src/reports/sendReport.ts"
import { reportFormProblems, type ReportRequest } from "../../src/reports/reportForm.ts"
import { ReportNotAvailable, Reports } from "../../src/reports/Reports.ts"
import {
  REPORT_BUTTONS,
  REPORT_STEPS,
  type ReportChoices,
  type TwoDimensionalForm,
} from "../../src/reports/TwoDimensionalReport.ts"
import type { MailingOutcome } from "../../src/shared/MailingOutcome.ts"
import { EMAIL_REQUIRED, parseEmails } from "../../src/shared/emailList.ts"
import { NetworkFailed } from "../../src/shared/Failures.ts"
import { FormIncomplete } from "../../src/shared/FieldProblems.ts"
import { nextSubmissionStep } from "../../src/shared/Submission.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"
import { messageText } from "../../src/shared/wording/MessageText.ts"

const chicago = { code: "60614", description: "Chicago" }
const lake = { code: "60045", description: "Lake Forest" }
const income = { columnName: "Income", attributeName: "Income" }
const age = { columnName: "Age", attributeName: "Age of adult" }
const choices: ReportChoices = {
  geographies: [chicago, lake],
  columns: [income, age],
  targetEmail: "jane@example.com",
}
const form: TwoDimensionalForm = { rows: [], columns: [], name: "Spring", emails: "jane@example.com" }

const MAILED: MailingOutcome = { sent: ["jane@example.com"], mustConfirm: [], refused: [] }

const desk = (answer: Effect.Effect<MailingOutcome, ReportNotAvailable>) => {
  const sent: Array<ReportRequest> = []
  const layer = Layer.succeed(Reports, {
    choices: () => Effect.succeed(choices),
    send: (request) => {
      sent.push(request)
      return answer
    },
    countResult: () => Effect.die("not asked here"),
    countResultFile: () => Effect.die("not asked here"),
    breakdownFile: () => Effect.die("not asked here"),
    areaTableWorkbook: () => Effect.die("not asked here"),
  })
  return {
    sent,
    run: <A, E>(effect: Effect.Effect<A, E, Reports>) =>
      Effect.runPromise(Effect.result(Effect.provide(effect, layer))),
  }
}

describe("the form of a two-dimensional report [ob5-report-form]", () => {
  it("opens with nothing chosen and the address that is known", async () => {
    const { run } = desk(Effect.succeed(MAILED))
    expect(await run(openReport(DraftId.make("draft-1")))).toEqual(
      Result.succeed({ choices, form: { rows: [], columns: [], name: "", emails: "jane@example.com" } }),
    )
  })

  it("has four steps and two buttons", () => {
    expect(REPORT_STEPS.map(({ step }) => step)).toEqual(["rows", "columns", "name", "recipients"])
    expect(REPORT_BUTTONS).toEqual({ send: "Send My Report", close: "Close" })
  })

  it.each([
    [{}, {}],
    [{ name: " " }, { name: TEXTS.reportNameMissing }],
    [{ emails: "" }, { emails: TEXTS.reportEmailMissing }],
    [{ emails: " , " }, { emails: TEXTS.reportEmailMissing }],
    [{ emails: "jane" }, { emails: "E-mail must be valid" }],
    [{ emails: "jane@example.com,joe@" }, { emails: "E-mail must be valid" }],
    [{ emails: "jane@example.com; joe@example.com" }, { emails: "E-mail must be valid" }],
    [{ emails: "a@b , c@d," }, {}],
    [
      { name: "", emails: "" },
      { name: REPORT_NAME_REQUIRED, emails: EMAIL_REQUIRED },
    ],
  ])("with %j has the problems %j", (change, problems) => {
    expect(reportFormProblems({ ...form, ...change })).toEqual(problems)
  })

  it.each([
    ["a@b", ["a@b"]],
    [" a@b ,c@d,, ", ["a@b", "c@d"]],
    ["", []],
  ])("'%s' are the addresses %j", (text, emails) => {
    expect(parseEmails(text)).toEqual(emails)
  })
})

describe("sending a two-dimensional report [ob4-report-modal]", () => {
  it("means all areas and all columns when none are chosen [ob5-report-form]", async () => {
    const { sent, run } = desk(Effect.succeed(MAILED))
    expect(
      await run(
        sendReport(DraftId.make("draft-1"), { ...form, name: " Spring ", emails: "a@b, c@d" }, choices),
      ),
    ).toEqual(Result.succeed(MAILED))
    expect(sent).toEqual([
      {
        draftId: "draft-1",
        description: "Spring",
        emails: ["a@b", "c@d"],
        geographies: [chicago, lake],
        columns: [income, age],
      },
    ])
    expect(nextSubmissionStep("submitting", "succeeded")).toBe("done")
  })

  it("means the chosen ones otherwise", async () => {
    const { sent, run } = desk(Effect.succeed(MAILED))
    await run(sendReport(DraftId.make("draft-1"), { ...form, rows: [lake] }, choices))
    await run(sendReport(DraftId.make("draft-1"), { ...form, columns: [age] }, choices))
    expect(sent).toMatchObject([
      { geographies: [lake], columns: [income, age] },
      { geographies: [chicago, lake], columns: [age] },
    ])
  })

  it("sends no form that is not filled in", async () => {
    const { sent, run } = desk(Effect.succeed(MAILED))
    expect(await run(sendReport(DraftId.make("draft-1"), { ...form, name: "" }, choices))).toEqual(
      Result.fail(new FormIncomplete({ problems: { name: TEXTS.reportNameMissing } })),
    )
    expect(sent).toEqual([])
  })

  it("brings the button back when it fails", async () => {
    const { run } = desk(Effect.fail(new ReportNotAvailable({ reason: "" })))
    const failed = await run(sendReport(DraftId.make("draft-1"), form, choices))
    expect(failed).toEqual(Result.fail(new ReportNotAvailable({ reason: "" })))
    expect(nextSubmissionStep("submitting", "failed")).toBe("form")
  })

  it.each([new ReportNotAvailable({ reason: "" }), new NetworkFailed()])(
    "says so after %s [ob8-report-failed]",
    (failure) => {
      expect(reportFailedNotice(failure)).toMatchObject({
        kind: "error",
        title: "",
        text: TEXTS.reportNotAvailable,
      })
    },
  )

  it("says why on a line of its own, where that is known [ob8-report-failed]", () => {
    const reason = "the table would have 501,000 cells, but can have at most 500,000"
    expect(reportFailedNotice(new ReportNotAvailable({ reason }))?.text).toEqual(
      messageText`${TEXTS.reportNotAvailable}\nThe table would have 501,000 cells, but can have at most 500,000.`,
    )
  })

  it("goes to 20 people at most", () => {
    const to = (people: number) =>
      Array.from({ length: people }, (_, at) => `reader${at}@example.com`).join(", ")
    expect(reportFormProblems({ ...form, emails: to(20) })).toEqual({})
    expect(reportFormProblems({ ...form, emails: to(21) })).toEqual({
      emails: "Please enter at most 20 email addresses",
    })
  })

  it("says nothing more of fields, which have their own words", () => {
    expect(reportFailedNotice(new FormIncomplete({ problems: {} }))).toBeNull()
  })

  it("takes about 5 minutes [ob9-report-delivery]", () => {
    expect(REPORT_DELIVERY_MINUTES).toBe(5)
    expect(REPORT_SENT_TEXT).toContain("about 5 minutes")
  })
})
