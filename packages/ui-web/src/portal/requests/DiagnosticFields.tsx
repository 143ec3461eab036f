import { type DiagnosticRequest, diagnosticLimitText } from "@listwright/domain/requests"
import { chosenReading, diagnosticThresholdReading } from "@listwright/domain/shared"
import { TextArea } from "../../design/TextArea.tsx"
import { TextField } from "../../design/TextField.tsx"
import { EmailField } from "./EmailField.tsx"
import type { SubmittableForm } from "./useSubmittableForm.ts"
import { useSiteConfiguration } from "./useSiteConfiguration.ts"

export interface DiagnosticFieldsProps {
  readonly form: SubmittableForm<DiagnosticRequest, keyof DiagnosticRequest>
}

/** The fields for the data diagnostic [p5-diagnostic]. */
export function DiagnosticFields({ form: { field } }: DiagnosticFieldsProps) {
  const { readings } = useSiteConfiguration()
  const takes = diagnosticLimitText(chosenReading(diagnosticThresholdReading, readings))
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" maxLength={100} {...field("firstName")} />
        <TextField label="Last name" autoComplete="family-name" maxLength={100} {...field("lastName")} />
        <TextField
          label="Company"
          optional
          autoComplete="organization"
          maxLength={200}
          {...field("company")}
        />
        <EmailField {...field("email")} />
      </div>
      <TextField
        label="Number of records"
        optional
        description={takes}
        inputMode="numeric"
        maxLength={20}
        className="sm:max-w-80"
        {...field("quantity")}
      />
      <TextArea label="Comments" rows={4} maxLength={10_000} {...field("comments")} />
    </>
  )
}
