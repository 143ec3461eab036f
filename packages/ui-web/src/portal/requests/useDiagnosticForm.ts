import {
  diagnosticProblems,
  sendDiagnosticRequest,
  initialDiagnosticRequest,
} from "@listwright/domain/requests"
import { chosenReading, diagnosticThresholdReading } from "@listwright/domain/shared"
import { useApp } from "../../app/App.ts"
import { useMessageOrigin } from "./useMessageOrigin.ts"
import { useSubmittableForm } from "./useSubmittableForm.ts"
import { useSiteConfiguration } from "./useSiteConfiguration.ts"

const NOBODY = { firstName: "", lastName: "", email: "" }

/** Manages a request for the free data diagnostic, prefilled with the signed-in user's data. [p4-diagnostic-prefill] */
export const useDiagnosticForm = () => {
  const origin = useMessageOrigin()
  const { sessions } = useApp()
  const { readings } = useSiteConfiguration()
  const threshold = chosenReading(diagnosticThresholdReading, readings)
  return useSubmittableForm({
    name: "diagnostic",
    starting: initialDiagnosticRequest(sessions.known()?.user ?? NOBODY),
    problemsOf: (request) => diagnosticProblems(request, threshold),
    send: (request) => sendDiagnosticRequest(request, origin, threshold),
  })
}
