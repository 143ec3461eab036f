import { MAX_LABEL_SETS } from "@listwright/domain/drafts"
import { type LabelOffer, pricePerRecordText } from "@listwright/domain/pricing"
import { dollars } from "@listwright/domain/shared"
import { useState } from "react"
import { NumberField } from "../../../design/NumberField.tsx"
import { HelpButton } from "../../../list/help/HelpButton.tsx"

export interface LabelsFieldProps {
  readonly offer: LabelOffer
  readonly count: number
  readonly onCount: (count: number) => void
  readonly isDisabled: boolean
}

const priceText = ({
  additionalSetShipping,
  perRecord,
  firstSetShipping,
  minimumLabelCharge,
}: LabelOffer): string =>
  `${pricePerRecordText(perRecord)} per record per set, with a minimum of ${dollars(minimumLabelCharge)}. Shipping: ${dollars(firstSetShipping)}, then ${dollars(additionalSetShipping)} for each additional set.`

/** The number of sets of printed address labels to ship. */
export function LabelsField({ count, isDisabled, offer, onCount }: LabelsFieldProps) {
  const [problem, setProblem] = useState<string | undefined>()
  const commit = (typed: string) => {
    const text = typed.trim()
    const wanted = text === "" ? 0 : Number(text)
    const isCount = Number.isInteger(wanted) && wanted >= 0 && wanted <= MAX_LABEL_SETS
    setProblem(
      isCount
        ? undefined
        : `'${text}' isn't a number of sets. Type a whole number from 0 to ${MAX_LABEL_SETS}.`,
    )
    if (isCount) onCount(wanted)
  }
  return (
    <NumberField
      label="Sets of address labels"
      help={<HelpButton topic="Labels" />}
      description={priceText(offer)}
      error={problem}
      value={count === 0 ? "" : String(count)}
      placeholder="None"
      onCommit={commit}
      disabled={isDisabled}
      inputClassName="tabular max-w-28"
    />
  )
}
