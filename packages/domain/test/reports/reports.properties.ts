import { DraftId } from "../../src/shared/DraftId.ts"
import fc from "fast-check"
import { deepEqual } from "node:assert/strict"
import { breakdownLink } from "../../src/reports/customerReports.ts"
import { reportFormProblems } from "../../src/reports/reportForm.ts"
import { parseEmails } from "../../src/shared/emailList.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"

const email = fc
  .tuple(fc.constantFrom("a", "b.c", "d+e"), fc.constantFrom("x", "y.org"))
  .map(([box, host]) => `${box}@${host}`)
const blanks = fc.constantFrom("", " ", "\t ")

/** Addresses as users type them, with spaces and perhaps an extra comma. */
const typed = fc
  .tuple(fc.array(fc.tuple(blanks, email, blanks), { minLength: 1, maxLength: 6 }), fc.constantFrom("", ","))
  .map(([entries, end]) => ({
    emails: entries.map(([, address]) => address),
    text: entries.map((entry) => entry.join("")).join(",") + end,
  }))

export const reportsSentences = sentencesAbout(
  "reports",
  // ob5-report-form
  always(
    "addresses separated by commas are read one by one, and are no problem",
    fc.property(typed, ({ emails, text }) => {
      deepEqual(parseEmails(text), emails)
      deepEqual(reportFormProblems({ name: "Spring", emails: text }), {})
    }),
  ),
  always(
    "one address that is none is a problem, wherever it stands",
    fc.property(typed, fc.nat({ max: 6 }), ({ emails }, at) => {
      const text = emails.toSpliced(at, 0, "nobody").join(",")
      return reportFormProblems({ name: "Spring", emails: text }).emails !== undefined
    }),
  ),
  always(
    "session and demographics are read back from the link of a breakdown",
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (session, demo) => {
      const query = new URLSearchParams(
        breakdownLink("Breakdown.aspx", DraftId.make(session), demo).split("?")[1],
      )
      deepEqual([query.get("sid"), query.get("demo")], [session, demo])
    }),
  ),
)
