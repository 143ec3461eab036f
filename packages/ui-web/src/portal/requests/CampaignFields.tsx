import {
  CAMPAIGN_BUDGETS,
  CAMPAIGN_PROSPECTS,
  CAMPAIGN_STARTS,
  type CampaignField,
  type CampaignProspect,
  type CampaignRequest,
} from "@listwright/domain/requests"
import { useId } from "react"
import { Checkbox } from "../../design/Checkbox.tsx"
import { FieldNotes } from "../../design/Field.tsx"
import { RadioGroup } from "../../design/RadioGroup.tsx"
import { TextArea } from "../../design/TextArea.tsx"
import { TextField } from "../../design/TextField.tsx"
import { EmailField } from "./EmailField.tsx"
import type { SubmittableForm } from "./useSubmittableForm.ts"
import type { MessageText } from "@listwright/domain/shared"

export interface CampaignFieldsProps {
  readonly form: SubmittableForm<CampaignRequest, CampaignField>
}

const asOptions = <Value extends string>(values: ReadonlyArray<Value>) =>
  values.map((value) => ({ value, text: value }))

/** The fields for a campaign request [p5-campaign] [p9-campaign-budgets] [p9-campaign-starts]. */
export function CampaignFields({ form: { change, field, problems, typed } }: CampaignFieldsProps) {
  return (
    <>
      <TextArea label="What should the campaign accomplish?" rows={4} maxLength={10_000} {...field("goal")} />
      <Channels
        chosen={typed.prospects}
        problem={problems.prospects}
        onChange={(prospects) => change({ prospects })}
      />
      {typed.prospects.includes("Other") ? (
        <TextField label="Other channels" maxLength={500} {...field("otherProspect")} />
      ) : null}
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <RadioGroup
          label="Campaign budget"
          options={asOptions(CAMPAIGN_BUDGETS)}
          value={typed.budget}
          onChange={(budget) => change({ budget })}
        />
        <RadioGroup
          label="Start date"
          options={asOptions(CAMPAIGN_STARTS)}
          value={typed.start}
          onChange={(start) => change({ start })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" maxLength={200} {...field("name")} />
        <TextField label="Phone" type="tel" autoComplete="tel" maxLength={50} {...field("phone")} />
        <EmailField className="sm:col-span-2" {...field("email")} />
      </div>
    </>
  )
}

interface ChannelsProps {
  readonly chosen: ReadonlyArray<CampaignProspect>
  readonly problem: MessageText | undefined
  readonly onChange: (chosen: ReadonlyArray<CampaignProspect>) => void
}

/** The checkboxes for a campaign's channels [p9-campaign-prospects]. */
function Channels({ chosen, onChange, problem }: ChannelsProps) {
  const id = useId()
  return (
    <fieldset
      className="flex flex-col gap-1 data-invalid:[&_input]:border-critical"
      aria-describedby={problem === undefined ? undefined : `${id}-error`}
      data-invalid={problem === undefined ? undefined : true}
    >
      <legend className="mb-1 text-sm font-medium">How should we reach your prospects?</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {CAMPAIGN_PROSPECTS.map((channel) => (
          <Checkbox
            key={channel}
            checked={chosen.includes(channel)}
            onChange={(event) =>
              onChange(
                event.target.checked ? [...chosen, channel] : chosen.filter((each) => each !== channel),
              )
            }
          >
            {channel}
          </Checkbox>
        ))}
      </div>
      <FieldNotes id={id} texts={{ error: problem }} />
    </fieldset>
  )
}
