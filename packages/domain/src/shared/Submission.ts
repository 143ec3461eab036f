/**
 * The step of a form's submission: being filled in, being sent, or completed. `done` is the thank-you or success view.
 * Messages, campaign requests, the two-dimensional report and the rewards checkout all use these steps.
 */
export type SubmissionStep = "form" | "submitting" | "done"

/** An event of a form submission. */
export type SubmissionEvent = "submit" | "succeeded" | "failed" | "closed"

/** Returns whether the button is enabled: only while the form can be filled in, so nothing is sent twice. */
export const canSubmit = (step: SubmissionStep): boolean => step === "form"

/**
 * Returns the next step. A failure returns to the form and re-enables its button. Closing starts over, and any response
 * that arrives later is ignored [p4-contact-steps].
 */
export const nextSubmissionStep = (step: SubmissionStep, event: SubmissionEvent): SubmissionStep => {
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
