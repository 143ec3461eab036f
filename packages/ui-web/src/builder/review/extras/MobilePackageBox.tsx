import { CHARGES } from "@listwright/domain/glossary"
import type { OrderExtras } from "@listwright/domain/pricing"
import { dollars } from "@listwright/domain/shared"
import { recordsText } from "../../../design/Figure.tsx"
import { RadioGroup } from "../../../design/RadioGroup.tsx"
import { SummaryBox } from "../../../design/SummaryBox.tsx"

type MobilePackage = OrderExtras["mobilePackages"][number]

export interface MobilePackageBoxProps {
  readonly packages: OrderExtras["mobilePackages"]
  readonly chosen: number | undefined
  readonly onPackage: (id: number) => void
  readonly isDisabled: boolean
}

/** Returns the number of views in words, unless the package's name already includes it. */
const viewsText = ({ name, viewCount }: MobilePackage): string | undefined => {
  const views = recordsText(viewCount)
  return name.includes(views) ? undefined : `${views} views`
}

/** The mobile advertising packages; the chosen package sets the price of the order. */
export function MobilePackageBox({ chosen, isDisabled, onPackage, packages }: MobilePackageBoxProps) {
  return (
    <SummaryBox title={CHARGES.mobilePackage}>
      <RadioGroup
        label="Package"
        hideLabel
        isDisabled={isDisabled}
        value={chosen === undefined ? null : String(chosen)}
        onChange={(id) => onPackage(Number(id))}
        description={chosen === undefined ? "Choose a package. It sets the price of this order." : undefined}
        options={packages.map((one) => ({
          value: String(one.id),
          text: one.name,
          description: viewsText(one),
          aside: <span className="tabular">{dollars(one.charge)}</span>,
        }))}
      />
    </SummaryBox>
  )
}
