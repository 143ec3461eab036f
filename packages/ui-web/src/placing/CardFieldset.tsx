import { RECORD_FIELDS } from "@listwright/domain/glossary"
import { cardTypeOf, EXPIRY_MONTHS, expiryYears } from "@listwright/domain/payment"
import { chosenReading, expiryYearsReading } from "@listwright/domain/shared"
import type { FieldErrors, UseFormRegister } from "react-hook-form"
import { useSession } from "../app/session.ts"
import { Button } from "../design/Button.tsx"
import { Select, type SelectOption } from "../design/Select.tsx"
import { TextField } from "../design/TextField.tsx"
import { cardDigits, type PlacingForm } from "./PlacingForm.ts"
import { regionOptions } from "./regions.ts"

export interface CardFieldsetProps {
  readonly register: UseFormRegister<PlacingForm>
  readonly errors: FieldErrors<PlacingForm>
  readonly currentYear: number
  readonly number: string
  readonly onUseContactAddress: () => void
}

const MONTHS: ReadonlyArray<SelectOption> = [
  { value: "", text: "Month" },
  ...EXPIRY_MONTHS.map((month) => ({ value: String(month), text: String(month).padStart(2, "0") })),
]

/** A choice of a number; the empty choice is none. */
const asNumber = {
  setValueAs: (value: string | number | null) => (value === "" || value === null ? null : Number(value)),
}

/** The card goes from here to the processor's vault, never to the draft or the browser's storage. */
export function CardFieldset({
  register,
  errors,
  currentYear,
  number,
  onUseContactAddress,
}: CardFieldsetProps) {
  const { site } = useSession()
  const error = errors.card
  const offered = expiryYears("order", currentYear, chosenReading(expiryYearsReading, site.readings))
  const years = offered.years.map((year) => ({ value: String(year), text: String(year) }))
  const digits = cardDigits(number)
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-6">
      <TextField
        className="col-span-2 sm:col-span-6"
        label="Name on card"
        autoComplete="cc-name"
        error={error?.holderName?.message}
        {...register("card.holderName")}
      />
      <TextField
        className="col-span-2 sm:col-span-6"
        label="Card number"
        autoComplete="cc-number"
        inputMode="numeric"
        inputClassName="tabular"
        description={digits === "" ? "VISA, MasterCard, American Express or Discover" : cardTypeOf(digits)}
        error={error?.number?.message}
        {...register("card.number")}
      />
      <Select
        className="sm:col-span-2"
        label="Expiry month"
        autoComplete="cc-exp-month"
        options={MONTHS}
        error={error?.expiryMonth?.message}
        {...register("card.expiryMonth", asNumber)}
      />
      <Select
        className="sm:col-span-2"
        label="Expiry year"
        autoComplete="cc-exp-year"
        options={years}
        error={error?.expiryYear?.message}
        {...register("card.expiryYear", asNumber)}
      />
      <TextField
        className="col-span-2"
        label="Security code"
        autoComplete="cc-csc"
        inputMode="numeric"
        inputClassName="tabular"
        maxLength={4}
        error={error?.securityCode?.message}
        {...register("card.securityCode")}
      />
      <div className="flex items-center justify-between col-span-2 gap-3 sm:col-span-6">
        <h3 className="font-medium">Billing address</h3>
        <Button kind="quiet" className="-mr-3.5" onPress={onUseContactAddress}>
          Use the contact address
        </Button>
      </div>
      <TextField
        className="col-span-2 sm:col-span-6"
        label="Address"
        autoComplete="billing street-address"
        error={error?.addressLine?.message}
        {...register("card.addressLine")}
      />
      <TextField
        className="col-span-2"
        label="City"
        autoComplete="billing address-level2"
        error={error?.city?.message}
        {...register("card.city")}
      />
      <Select
        className="sm:col-span-2"
        label="State"
        autoComplete="billing address-level1"
        options={regionOptions("US")}
        error={error?.state?.message}
        {...register("card.state")}
      />
      <TextField
        className="sm:col-span-2"
        label={RECORD_FIELDS.zip}
        autoComplete="billing postal-code"
        inputMode="numeric"
        inputClassName="tabular"
        error={error?.zip?.message}
        {...register("card.zip")}
      />
    </div>
  )
}
