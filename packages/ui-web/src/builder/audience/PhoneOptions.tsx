import {
  offeredPhoneOptions,
  phoneOptionName,
  phoneOptionText,
  type PhoneShare,
  telemarketingNote,
} from "@listwright/domain/audience"
import type { PhoneOption } from "@listwright/domain/definition"
import { RECORD_FIELDS } from "@listwright/domain/glossary"
import { RadioGroup } from "../../design/RadioGroup.tsx"
import { HelpButton } from "../../list/help/HelpButton.tsx"
import type { MessageText } from "@listwright/domain/shared"

export interface PhoneOptionsProps {
  readonly listType: number
  readonly value: PhoneOption | null
  readonly share: PhoneShare | null
  /** The error shown if no option is chosen. */
  readonly error: MessageText | undefined
  readonly onChange: (option: PhoneOption) => void
}

/** The option to include phone numbers in the list; empty for sources without phone numbers. */
export function PhoneOptions({ listType, value, share, error, onChange }: PhoneOptionsProps) {
  const options = offeredPhoneOptions(listType)
  if (options.length === 0) return null
  return (
    <RadioGroup
      label={`${RECORD_FIELDS.phone} options`}
      help={<HelpButton topic="Phone options" />}
      options={options.map((option) => ({
        value: option,
        text: phoneOptionName(option, listType),
        description: phoneOptionText(option, listType, share),
      }))}
      value={value}
      onChange={onChange}
      error={error}
      description={
        telemarketingNote(listType, value) ?? "Numbers on the Do Not Call list are never delivered."
      }
    />
  )
}
