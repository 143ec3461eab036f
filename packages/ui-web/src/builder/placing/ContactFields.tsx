import { AREA_KINDS, RECORD_FIELDS } from "@listwright/domain/glossary"
import type { FieldErrors, UseFormRegister } from "react-hook-form"
import { Checkbox } from "../../design/Checkbox.tsx"
import { Select } from "../../design/Select.tsx"
import { TextField } from "../../design/TextField.tsx"
import type { PlacingForm } from "./PlacingForm.ts"
import { countryOptions, regionOptions } from "../../account/card-form/regions.ts"

export interface ContactFieldsProps {
  readonly register: UseFormRegister<PlacingForm>
  readonly errors: FieldErrors<PlacingForm>
  readonly country: "US" | "CA"
  /** Called with the country that the buyer chose. */
  readonly onCountry: (country: string) => void
  /** True if the option is available, which is only the case for large consumer orders. */
  readonly showContactMe: boolean
  /**
   * True if the list includes phone numbers, in which case buyers who call consumers can enter their do-not-call
   * registry account number.
   */
  readonly deliversPhones: boolean
}

/** The fields for the buyer's contact. Typed text is saved with the draft. */
export function ContactFields(props: ContactFieldsProps) {
  const { country, deliversPhones, errors, onCountry, register, showContactMe } = props
  const error = errors.contact
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-6">
      <TextField
        className="col-span-2 sm:col-span-3"
        label="First name"
        autoComplete="given-name"
        error={error?.firstName?.message}
        {...register("contact.firstName")}
      />
      <TextField
        className="col-span-2 sm:col-span-3"
        label="Last name"
        autoComplete="family-name"
        error={error?.lastName?.message}
        {...register("contact.lastName")}
      />
      <TextField
        className="col-span-2 sm:col-span-6"
        label="Company"
        autoComplete="organization"
        error={error?.company?.message}
        {...register("contact.company")}
      />
      <TextField
        className="col-span-2 sm:col-span-3"
        label="Email"
        type="email"
        autoComplete="email"
        description="We'll send the confirmation to this address"
        error={error?.email?.message}
        {...register("contact.email")}
      />
      <TextField
        className="col-span-2 sm:col-span-3"
        label="Phone"
        type="tel"
        autoComplete="tel"
        error={error?.phone?.message}
        {...register("contact.phone")}
      />
      <TextField
        className="col-span-2 sm:col-span-6"
        label="Address"
        autoComplete="street-address"
        error={error?.addressLine?.message}
        {...register("contact.addressLine")}
      />
      <TextField
        className="col-span-2 sm:col-span-6"
        label="City"
        autoComplete="address-level2"
        error={error?.city?.message}
        {...register("contact.city")}
      />
      <Select
        key={country}
        className="sm:col-span-2"
        label={country === "US" ? "State" : "Province"}
        autoComplete="address-level1"
        options={regionOptions(country)}
        error={error?.state?.message}
        {...register("contact.state")}
      />
      <TextField
        className="sm:col-span-2"
        label={country === "US" ? RECORD_FIELDS.zip : AREA_KINDS.postalCode.label}
        autoComplete="postal-code"
        inputClassName="tabular"
        error={error?.zip?.message}
        {...register("contact.zip")}
      />
      <Select
        className="col-span-2"
        label="Country"
        autoComplete="country"
        options={countryOptions}
        {...register("contact.countryCode", { onChange: ({ target }) => onCountry(target.value) })}
      />
      {deliversPhones ? (
        <TextField
          className="col-span-2 sm:col-span-6"
          label="SAN (optional)"
          description="Your Subscription Account Number for the National Do Not Call Registry, if you call consumers"
          autoComplete="off"
          maxLength={30}
          {...register("contact.sanNumber")}
        />
      ) : null}
      <div className="col-span-2 flex flex-col gap-1 sm:col-span-6">
        <Checkbox {...register("contact.orderForClients")}>I'm ordering this list for a client</Checkbox>
        {showContactMe ? (
          <>
            <Checkbox {...register("contact.contactMe")}>Contact me about this order</Checkbox>
            <Checkbox {...register("contact.contactMeByEmail")}>Contact me by email</Checkbox>
          </>
        ) : null}
      </div>
    </div>
  )
}
