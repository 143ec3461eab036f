import { type DiagnosticRequest, diagnosticQuantityText } from "@listwright/domain/requests"
import { chosenReading, diagnosticThresholdReading } from "@listwright/domain/shared"
import { TextArea } from "../design/TextArea.tsx"
import { TextField } from "../design/TextField.tsx"
import type { SentForm } from "./useSentForm.ts"
import { useSiteConfiguration } from "./useSiteConfiguration.ts"

export interface DiagnosticFieldsProps {
  readonly form: SentForm<DiagnosticRequest, keyof DiagnosticRequest>
}

/** The fields of the data diagnostic. spec: portal §2 (Data diagnostic page) [p5-diagnostic] */
export function DiagnosticFields({ form: { change, problems, typed } }: DiagnosticFieldsProps) {
  const { readings } = useSiteConfiguration()
  const quantity = diagnosticQuantityText("form", chosenReading(diagnosticThresholdReading, readings))
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          value={typed.firstName}
          onChange={(event) => change({ firstName: event.target.value })}
          error={problems.firstName}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
          value={typed.lastName}
          onChange={(event) => change({ lastName: event.target.value })}
          error={problems.lastName}
        />
        <TextField
          label="Company"
          optional
          autoComplete="organization"
          maxLength={200}
          value={typed.company}
          onChange={(event) => change({ company: event.target.value })}
          error={problems.company}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={typed.email}
          onChange={(event) => change({ email: event.target.value })}
          error={problems.email}
        />
      </div>
      <TextField
        label="Quantity of records"
        optional
        description={`The diagnostic takes ${quantity}.`}
        inputMode="numeric"
        maxLength={20}
        className="sm:max-w-64"
        value={typed.quantity}
        onChange={(event) => change({ quantity: event.target.value })}
        error={problems.quantity}
      />
      <TextArea
        label="Comments"
        rows={4}
        maxLength={10_000}
        value={typed.comments}
        onChange={(event) => change({ comments: event.target.value })}
        error={problems.comments}
      />
    </>
  )
}
