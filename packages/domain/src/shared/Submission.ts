/**
 * The state of submitting a form: being filled in, being sent, or answered. `done` is the thank-you or success view.
 * The same for messages, campaign requests, the two-dimensional report and the checkout of rewards.
 */
export type SubmissionStep = "form" | "submitting" | "done"

/** What happens to a submitted form. */
export type SubmissionEvent = "submit" | "succeeded" | "failed" | "closed"

/** The button works only while the form can be filled in: nothing is sent twice. */
export const canSubmit = (step: SubmissionStep): boolean => step === "form"

/**
 * What comes next. A failure brings the form and its button back; closing starts over, and the answer to what was sent
 * before then means nothing [p4-contact-steps].
 */
export const submissionAfter = (step: SubmissionStep, event: SubmissionEvent): SubmissionStep => {
  switch (event) {
    case "submit":
      return step === "form" ? "submitting" : step
    case "succeeded":
      return step === "submitting" ? "done" : step
    case "failed":
      return step === "submitting" ? "form" : step
    case "closed":
      return "form"
  }
}
