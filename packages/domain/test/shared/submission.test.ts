import { describe, expect, it } from "vitest"
import { canSubmit, nextSubmissionStep } from "../../src/shared/Submission.ts"

describe("sending a form [p4-contact-steps]", () => {
  it.each([
    ["form", "submit", "submitting"],
    ["form", "succeeded", "form"],
    ["form", "failed", "form"],
    ["form", "closed", "form"],
    ["submitting", "submit", "submitting"],
    ["submitting", "succeeded", "done"],
    ["submitting", "failed", "form"],
    ["submitting", "closed", "form"],
    ["done", "submit", "done"],
    ["done", "succeeded", "done"],
    ["done", "failed", "done"],
    ["done", "closed", "form"],
  ] as const)("from %s, %s leads to %s", (step, event, next) => {
    expect(nextSubmissionStep(step, event)).toBe(next)
  })

  it("has its button while it can be filled in", () => {
    expect((["form", "submitting", "done"] as const).map(canSubmit)).toEqual([true, false, false])
  })
})
