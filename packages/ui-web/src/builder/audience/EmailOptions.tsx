import { EMAIL_OPTIONS, emailOptionName, showsEmailOptions } from "@listwright/domain/audience"
import { RECORD_FIELDS } from "@listwright/domain/glossary"
import { chosenReading, emailSectionReading } from "@listwright/domain/shared"
import { useSession } from "../../app/session.ts"
import { RadioGroup } from "../../design/RadioGroup.tsx"
import { changeSelection } from "../../list/draft/changeSelection.ts"
import { useDraft } from "../../list/draft/useDraft.ts"

/** The option to include email addresses in the list; empty unless the site offers it. */
export function EmailOptions() {
  const { site } = useSession()
  const { draft, change } = useDraft()
  const { emailOption, listType } = draft.definition
  if (!showsEmailOptions(listType, chosenReading(emailSectionReading, site.readings))) return null
  return (
    <RadioGroup
      label={`${RECORD_FIELDS.email} options`}
      options={EMAIL_OPTIONS.map((option) => ({ value: option, text: emailOptionName(option) }))}
      value={emailOption}
      onChange={(option) => change(changeSelection((held) => ({ ...held, emailOption: option })))}
    />
  )
}
