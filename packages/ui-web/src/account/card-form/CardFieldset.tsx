import { AREA_KINDS, RECORD_FIELDS } from "@listwright/domain/glossary"
import {
  cardHints,
  identifyCardType,
  EXPIRY_MONTHS,
  expiryYears,
  isMaskedNumberUnchanged,
  type SavedCard,
} from "@listwright/domain/payment"
import { chosenReading, expiryYearsReading } from "@listwright/domain/shared"
import type { ReactNode } from "react"
import type { FieldErrors, RegisterOptions, UseFormRegisterReturn } from "react-hook-form"
import { useSession } from "../../app/session.ts"
import { Select, type SelectOption } from "../../design/Select.tsx"
import { TextField } from "../../design/TextField.tsx"
import { cardDigits, type CardFields } from "./CardFields.ts"
import { countryOptions, regionOptions } from "./regions.ts"

export interface CardFieldsetProps {
  readonly field: (
    name: keyof CardFields,
    options?: Pick<RegisterOptions, "onChange" | "setValueAs">,
  ) => UseFormRegisterReturn
  /** Called with the country that the buyer chose. */
  readonly onCountry: (country: string) => void
  readonly errors: FieldErrors<CardFields> | undefined
  /** The form that requests the card; each form offers its own range of years. */
  readonly form: "account" | "order"
  readonly currentYear: number
  /** The fields as typed. */
  readonly typed: Pick<CardFields, "number" | "securityCode" | "countryCode">
  /** The user's saved card; the number field may contain its masked number. */
  readonly saved: SavedCard | null
  /** The content shown beside the billing address title, such as a button that fills in the address. */
  readonly addressAction?: ReactNode
}

const MONTHS: ReadonlyArray<SelectOption> = [
  { value: "", text: "Month" },
  ...EXPIRY_MONTHS.map((month) => ({ value: String(month), text: String(month).padStart(2, "0") })),
]

/** Reads a selected option as a number; the empty option is null. */
const asNumber = {
  setValueAs: (value: string | number | null) => (value === "" || value === null ? null : Number(value)),
}

const TYPES = "VISA, MasterCard, American Express or Discover"

/**
 * The fields of a card, which are sent from here to the processor's vault, never to the draft or the browser's storage.
 */
export function CardFieldset(props: CardFieldsetProps) {
  const { addressAction, currentYear, errors: error, field, form, onCountry, saved, typed } = props
  const { site } = useSession()
  const offered = expiryYears(form, currentYear, chosenReading(expiryYearsReading, site.readings))
  const years = offered.years.map((year) => ({ value: String(year), text: String(year) }))
  const isCanadian = typed.countryCode === "CA"
  const digits = cardDigits(typed.number)
  const isKept = isMaskedNumberUnchanged({ number: digits }, saved)
  const hints = cardHints({ number: digits, securityCode: typed.securityCode })
  const numberText = isKept
    ? `This is your saved ${saved.cardType} card. To use another card, enter its number.`
    : (hints.number ?? identifyCardType(digits) ?? TYPES)
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-6">
      <TextField
        className="col-span-2 sm:col-span-6"
        label="Name on card"
        autoComplete="cc-name"
        error={error?.holderName?.message}
        {...field("holderName")}
      />
      <TextField
        className="col-span-2 sm:col-span-6"
        label="Card number"
        autoComplete="cc-number"
        inputMode="numeric"
        inputClassName="tabular"
        description={numberText}
        error={error?.number?.message}
        {...field("number")}
      />
      <Select
        className="sm:col-span-2"
        label="Expiry month"
        autoComplete="cc-exp-month"
        options={MONTHS}
        error={error?.expiryMonth?.message}
        {...field("expiryMonth", asNumber)}
      />
      <Select
        className="sm:col-span-2"
        label="Expiry year"
        autoComplete="cc-exp-year"
        options={years}
        error={error?.expiryYear?.message}
        {...field("expiryYear", asNumber)}
      />
      <TextField
        className="col-span-2"
        label="Security code"
        description={isKept ? "We never save this code, so please enter it again" : hints.securityCode}
        autoComplete="cc-csc"
        inputMode="numeric"
        inputClassName="tabular"
        maxLength={4}
        error={error?.securityCode?.message}
        {...field("securityCode")}
      />
      <div className="flex items-center justify-between col-span-2 gap-3 sm:col-span-6">
        <h3 className="font-medium">Billing address</h3>
        {addressAction}
      </div>
      <TextField
        className="col-span-2 sm:col-span-6"
        label="Address"
        autoComplete="billing street-address"
        error={error?.addressLine?.message}
        {...field("addressLine")}
      />
      <TextField
        className="col-span-2 sm:col-span-6"
        label="City"
        autoComplete="billing address-level2"
        error={error?.city?.message}
        {...field("city")}
      />
      <Select
        key={typed.countryCode}
        className="sm:col-span-2"
        label={isCanadian ? "Province" : "State"}
        autoComplete="billing address-level1"
        options={regionOptions(typed.countryCode)}
        error={error?.state?.message}
        {...field("state")}
      />
      <TextField
        className="sm:col-span-2"
        label={isCanadian ? AREA_KINDS.postalCode.label : RECORD_FIELDS.zip}
        autoComplete="billing postal-code"
        inputClassName="tabular"
        error={error?.zip?.message}
        {...field("zip")}
      />
      <Select
        className="col-span-2"
        label="Country"
        autoComplete="billing country"
        options={countryOptions}
        {...field("countryCode", { onChange: ({ target }) => onCountry(target.value) })}
      />
    </div>
  )
}
