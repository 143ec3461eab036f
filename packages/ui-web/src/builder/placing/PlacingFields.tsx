import { isMaskedNumberUnchanged, type SavedCard } from "@listwright/domain/payment"
import { type UseFormReturn, useWatch } from "react-hook-form"
import { useSession } from "../../app/session.ts"
import { Button } from "../../design/Button.tsx"
import { Checkbox } from "../../design/Checkbox.tsx"
import { SummaryBox } from "../../design/SummaryBox.tsx"
import { AgreementFields, type PurposeProps } from "./AgreementFields.tsx"
import { cardDigits } from "../../account/card-form/CardFields.ts"
import { CardFieldset } from "../../account/card-form/CardFieldset.tsx"
import { regionInCountry } from "../../account/card-form/regions.ts"
import { ContactFields } from "./ContactFields.tsx"
import { ExternalPaymentNotice } from "./ExternalPaymentNotice.tsx"
import type { PlacingForm } from "./PlacingForm.ts"

export interface PlacingFieldsProps {
  readonly form: UseFormReturn<PlacingForm>
  readonly listType: number
  readonly currentYear: number
  readonly savedCard: SavedCard | null
  readonly isDisabled: boolean
  readonly showContactMe: boolean
  readonly agreement: PurposeProps
  /** True if the list includes phone numbers. */
  readonly deliversPhones: boolean
}

/** The fields for the contact, the card, and the agreement. */
export function PlacingFields({
  agreement,
  deliversPhones,
  form,
  listType,
  currentYear,
  savedCard,
  isDisabled,
  showContactMe,
}: PlacingFieldsProps) {
  const [country, number, securityCode, countryCode] = useWatch({
    control: form.control,
    name: ["contact.countryCode", "card.number", "card.securityCode", "card.countryCode"],
  })
  const { site } = useSession()
  const { register, formState } = form
  const { errors, isSubmitted } = formState
  const takeContactAddress = () => {
    const { addressLine, city, countryCode, state, zip } = form.getValues("contact")
    const card = { ...form.getValues("card"), addressLine, city, countryCode, state, zip }
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
          onCountry={(chosen) =>
            form.setValue("contact.state", regionInCountry(chosen, form.getValues("contact.state")))
          }
          showContactMe={showContactMe}
          deliversPhones={deliversPhones}
        />
      </SummaryBox>
      <SummaryBox title="Payment information">
        {site.paysAt === undefined ? (
          <>
            <CardFieldset
              form="order"
              field={(name, options) => register(`card.${name}`, options)}
              onCountry={(chosen) =>
                form.setValue("card.state", regionInCountry(chosen, form.getValues("card.state")))
              }
              errors={errors.card}
              currentYear={currentYear}
              typed={{ number, securityCode, countryCode }}
              saved={savedCard}
              addressAction={
                <Button kind="quiet" className="-mr-3.5" onPress={takeContactAddress}>
                  Use the contact address
                </Button>
              }
            />
            {isMaskedNumberUnchanged({ number: cardDigits(number) }, savedCard) ? null : (
              <Checkbox className="mt-4" {...register("keepsCard")}>
                {savedCard === null
                  ? "Save this card for my next order"
                  : "Save this card for my next order and replace the previous one"}
              </Checkbox>
            )}
          </>
        ) : (
          <ExternalPaymentNotice name={site.paysAt} />
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
