import { type UseFormReturn, useWatch } from "react-hook-form"
import { useSession } from "../app/session.ts"
import { SummaryBox } from "../design/SummaryBox.tsx"
import { AgreementFields, type PurposeProps } from "./AgreementFields.tsx"
import { CardFieldset } from "./CardFieldset.tsx"
import { ContactFields } from "./ContactFields.tsx"
import { PaidElsewhere } from "./PaidElsewhere.tsx"
import type { PlacingForm } from "./PlacingForm.ts"

export interface PlacingFieldsProps {
  readonly form: UseFormReturn<PlacingForm>
  readonly listType: number
  readonly currentYear: number
  readonly isDisabled: boolean
  readonly showContactMe: boolean
  readonly agreement: PurposeProps
  /** The list is delivered with phone numbers. */
  readonly deliversPhones: boolean
}

/** Contact, card and agreement. spec: order-builder §5 (Place order) */
export function PlacingFields({
  agreement,
  deliversPhones,
  form,
  listType,
  currentYear,
  isDisabled,
  showContactMe,
}: PlacingFieldsProps) {
  const [country, number] = useWatch({ control: form.control, name: ["contact.countryCode", "card.number"] })
  const { site } = useSession()
  const { register, formState } = form
  const { errors, isSubmitted } = formState
  const takeContactAddress = () => {
    const { addressLine, city, state, zip } = form.getValues("contact")
    const card = { ...form.getValues("card"), addressLine, city, state, zip }
    form.setValue("card", card, { shouldValidate: isSubmitted })
  }
  return (
    <fieldset disabled={isDisabled} className="flex min-w-0 flex-col gap-5">
      <legend className="sr-only">Contact and payment</legend>
      <SummaryBox title="Contact information">
        <ContactFields
          register={register}
          errors={errors}
          country={country}
          showContactMe={showContactMe}
          deliversPhones={deliversPhones}
        />
      </SummaryBox>
      <SummaryBox title="Payment information">
        {site.paysAt === undefined ? (
          <CardFieldset
            register={register}
            errors={errors}
            currentYear={currentYear}
            number={number}
            onUseContactAddress={takeContactAddress}
          />
        ) : (
          <PaidElsewhere name={site.paysAt} />
        )}
      </SummaryBox>
      <SummaryBox title="Data Use Agreement">
        <AgreementFields
          {...agreement}
          listType={listType}
          register={register}
          error={errors.agreementAccepted?.message}
        />
      </SummaryBox>
    </fieldset>
  )
}
