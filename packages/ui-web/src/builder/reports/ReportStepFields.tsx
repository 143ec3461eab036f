import type { ReportChoices, ReportStep, TwoDimensionalForm } from "@listwright/domain/reports"
import { TextField } from "../../design/TextField.tsx"
import { ChoiceList } from "./ChoiceList.tsx"
import type { MessageText } from "@listwright/domain/shared"

export interface ReportStepFieldsProps {
  readonly step: ReportStep
  readonly form: TwoDimensionalForm
  readonly choices: ReportChoices
  readonly problems: Readonly<Record<string, MessageText>>
  readonly onChange: (part: Partial<TwoDimensionalForm>) => void
}

/** The fields for a single step of a report. */
export function ReportStepFields({ choices, form, onChange, problems, step }: ReportStepFieldsProps) {
  switch (step) {
    case "rows":
      return (
        <ChoiceList
          label="Report rows"
          noun="areas"
          choices={choices.geographies.map(({ code, description }) => ({ key: code, label: description }))}
          chosen={new Set(form.rows.map(({ code }) => code))}
          onChosen={(chosen) =>
            onChange({ rows: choices.geographies.filter(({ code }) => chosen.has(code)) })
          }
        />
      )
    case "columns":
      return (
        <ChoiceList
          label="Report columns"
          noun="attributes"
          choices={choices.columns.map(({ attributeName, columnName }) => ({
            key: columnName,
            label: attributeName,
          }))}
          chosen={new Set(form.columns.map(({ columnName }) => columnName))}
          onChosen={(chosen) =>
            onChange({ columns: choices.columns.filter(({ columnName }) => chosen.has(columnName)) })
          }
        />
      )
    case "name":
      return (
        <TextField
          label="Report name"
          value={form.name}
          maxLength={200}
          autoComplete="off"
          error={problems["name"]}
          description="Used as the subject of the email"
          onChange={({ target }) => onChange({ name: target.value })}
        />
      )
    case "recipients":
      return (
        <TextField
          label="Email addresses"
          value={form.emails}
          autoComplete="email"
          error={problems["emails"]}
          description="Separate addresses with commas. Each recipient gets the workbook in a separate email. We ask recipients outside your account once if they want the report."
          onChange={({ target }) => onChange({ emails: target.value })}
        />
      )
  }
}
