import type { Draft } from "@listwright/domain/drafts"
import type { OrderExtras } from "@listwright/domain/pricing"
import type { UseFormRegisterReturn } from "react-hook-form"
import { useSelectableAccounts } from "../../app/useAccounts.ts"
import { Facts } from "../../design/Facts.tsx"
import { Select } from "../../design/Select.tsx"
import { TextField } from "../../design/TextField.tsx"
import { SummaryBox } from "../../design/SummaryBox.tsx"
import { HelpButton } from "../../list/help/HelpButton.tsx"
import { AccountField } from "./AccountField.tsx"
import { LabelsUnavailableNotice } from "./extras/LabelsUnavailableNotice.tsx"
import { LabelsField } from "./extras/LabelsField.tsx"
import { ListDetails } from "./ListDetails.tsx"
import { usageOptions } from "./extras/usageOptions.ts"

export interface OrderInformationProps {
  readonly draft: Draft
  /** The form that contains the order's name. */
  readonly formId: string
  readonly orderName: UseFormRegisterReturn
  readonly orderNameError: string | undefined
  readonly isNameDisabled: boolean
  /** The order's extras; null until known. */
  readonly extras: OrderExtras | null
  readonly onListUsage: (listUsage: number) => void
  readonly onLabels: (labelCount: number) => void
}

/** The order's name, the source of its records, and the number of times that they may be used. */
export function OrderInformation(props: OrderInformationProps) {
  const { draft, extras, formId, orderName, orderNameError, isNameDisabled, onLabels, onListUsage } = props
  const choosesAccount = useSelectableAccounts().some(({ accountId }) => accountId === draft.accountId)
  return (
    <SummaryBox title="Order information">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Order name"
          form={formId}
          autoComplete="off"
          maxLength={100}
          description="Helps you find the order later"
          error={orderNameError}
          disabled={isNameDisabled}
          {...orderName}
        />
        <Select
          label="List usage"
          help={<HelpButton topic="List usage" />}
          options={usageOptions(extras?.usages, draft.listType)}
          value={String(draft.choices.listUsage)}
          onChange={(event) => onListUsage(Number(event.target.value))}
        />
        {choosesAccount ? <AccountField draft={draft} /> : null}
        {extras !== null && extras.labels === null && (draft.choices.labelCount ?? 0) > 0 ? (
          <div className="sm:col-span-2">
            <LabelsUnavailableNotice onRemove={() => onLabels(0)} />
          </div>
        ) : null}
        {extras === null || extras.labels === null ? null : (
          <div className={choosesAccount ? undefined : "sm:col-span-2"}>
            <LabelsField
              offer={extras.labels}
              count={draft.choices.labelCount ?? 0}
              onCount={onLabels}
              isDisabled={isNameDisabled}
            />
          </div>
        )}
        <div className="sm:col-span-2">
          <Facts>
            <ListDetails draft={draft} showsAccount={!choosesAccount} />
          </Facts>
        </div>
      </div>
    </SummaryBox>
  )
}
