/**
 * The state of submitting a form: being filled in, being sent, or answered. `done` is the thank-you or success view.
 * The same for messages, campaign requests, the two-dimensional report and the checkout of rewards.
 */
export type SubmissionStep = "form" | "submitting" | "done"

/** An event in the life of a submitted form. */
export type SubmissionEvent = "submit" | "succeeded" | "failed" | "closed"

/** The button works only while the form can be filled in: nothing is sent twice. */
export const canSubmit = (step: SubmissionStep): boolean => step === "form"

/**
 * Returns the next step. A failure brings back the form and its button. Closing starts over, and a reply that arrives
 * after it is ignored [p4-contact-steps].
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
