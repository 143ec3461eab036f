import type { FieldProblems } from "../shared/FieldProblems.ts"
import { type FieldRule, formProblems, type FormRules } from "../shared/FieldRule.ts"
import { INVALID_EMAIL_MESSAGE, REQUIRED_FIELD_MESSAGE } from "../shared/Notices.ts"
import { type ContactInquiry, type InquiryOrigin, commonInquiryFields } from "./ContactInquiry.ts"
import type { DiagnosticRequest } from "./DiagnosticRequest.ts"
import {
  diagnosticQuantity,
  diagnosticQuantityText,
  type DiagnosticThreshold,
} from "./diagnosticThreshold.ts"

/** The source name for diagnostic requests. */
export const DATA_DIAGNOSTIC = "Data-Diagnostic"

/** A field in the diagnostic form that can be invalid. */
export type DiagnosticField = keyof DiagnosticRequest

const REQUIRED: FieldRule = { kind: "required", words: REQUIRED_FIELD_MESSAGE }

const rules = (threshold: DiagnosticThreshold): FormRules<DiagnosticField> => {
  const { least, most } = diagnosticQuantity("form", threshold)
  const words = diagnosticQuantityText("form", threshold)
  return [
    ["firstName", [REQUIRED]],
    ["lastName", [REQUIRED]],
    [
      "email",
      [
        { kind: "required", words: INVALID_EMAIL_MESSAGE },
        { kind: "email", words: INVALID_EMAIL_MESSAGE },
      ],
    ],
    [
      "quantity",
      [
        { kind: "min", bound: least, words },
        ...(most === null ? [] : [{ kind: "max", bound: most, words } as const]),
      ],
    ],
    ["comments", [REQUIRED]],
  ]
}

/**
 * Returns the problems with a diagnostic request. Company and quantity are optional; a quantity must be within the
 * form's limits [p5-diagnostic].
 */
export const diagnosticProblems = (
  request: DiagnosticRequest,
  threshold: DiagnosticThreshold,
): FieldProblems<DiagnosticField> => formProblems(request, rules(threshold))

/** Converts the data diagnostic form to an inquiry to the site. */
export const diagnosticToInquiry = (request: DiagnosticRequest, origin: InquiryOrigin): ContactInquiry => ({
  ...commonInquiryFields(origin),
  firstName: request.firstName.trim(),
  lastName: request.lastName.trim(),
  company: request.company.trim(),
  email: request.email.trim(),
  comment: request.comments.trim(),
  quantity: request.quantity.trim(),
  source: DATA_DIAGNOSTIC,
})
