import { canSubmit, type SubmissionStep } from "../shared/Submission.ts"

/**
 * The button of the campaign request: it sends, and once that succeeded it closes.
 * spec: portal §4 (Digital campaign modal) [p4-campaign-steps]
 */
export const campaignButton = (
  step: SubmissionStep,
): { readonly label: string; readonly isEnabled: boolean } =>
  step === "done"
    ? { label: "Close", isEnabled: true }
    : { label: "Send Request", isEnabled: canSubmit(step) }
