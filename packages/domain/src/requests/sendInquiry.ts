import { Effect } from "effect"
import { FormIncomplete, hasProblems } from "../shared/FieldProblems.ts"
import type { InquiryOrigin } from "./ContactInquiry.ts"
import { diagnosticProblems, diagnosticToInquiry } from "./diagnosticForm.ts"
import type { DiagnosticRequest } from "./DiagnosticRequest.ts"
import type { DiagnosticThreshold } from "./diagnosticThreshold.ts"
import { Requests } from "./Requests.ts"
import { type ContactMessage, contactMessageProblems, messageToInquiry } from "./ContactMessage.ts"

/** Sends a message from Contact Us or the side form. */
export const sendContactMessage = Effect.fn("sendContactMessage")(function* (
  message: ContactMessage,
  origin: InquiryOrigin,
) {
  const problems = contactMessageProblems(message)
  if (hasProblems(problems)) return yield* new FormIncomplete({ problems })
  const requests = yield* Requests
  return yield* requests.sendInquiry(messageToInquiry(message, origin))
})

/** Requests a free data diagnostic. */
export const sendDiagnosticRequest = Effect.fn("sendDiagnosticRequest")(function* (
  request: DiagnosticRequest,
  origin: InquiryOrigin,
  threshold: DiagnosticThreshold,
) {
  const problems = diagnosticProblems(request, threshold)
  if (hasProblems(problems)) return yield* new FormIncomplete({ problems })
  const requests = yield* Requests
  return yield* requests.sendInquiry(diagnosticToInquiry(request, origin))
})
