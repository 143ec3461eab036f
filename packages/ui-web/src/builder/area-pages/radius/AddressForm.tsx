import { ADDRESS_PLACEHOLDER } from "@listwright/domain/geography"
import { type ReactNode, useId } from "react"
import { AddressField } from "../../../list/areas/AddressField.tsx"
import type { AddressSection } from "../../../list/areas/TypedAddress.ts"
import { addressSearchMethod } from "../../../list/areas/addressSearchMethod.ts"
import { useAreaChoiceRules } from "../../../list/areas/useAreaChoiceRules.ts"
import { Button } from "../../../design/Button.tsx"
import { TextField } from "../../../design/TextField.tsx"
import { SectionAlert } from "../SectionAlert.tsx"
import { AddressChoice } from "./AddressChoice.tsx"
import { RadiusHelpButton } from "./RadiusHelpButton.tsx"
import { useAddressForm } from "./useAddressForm.ts"
import { useApplyWording } from "../../../design/wording.tsx"

/** The maximum number of characters in an address, and in a name. */
const CHARACTERS = 200

/** The fields for the radius or the quantity around an address, by measure. */
const MEASURES = {
  radius: { label: "Radius in miles", description: "Up to 200", holds: "miles", inputMode: "decimal" },
  quantity: {
    label: "Number of records",
    description: "A whole number",
    holds: "quantity",
    inputMode: "numeric",
  },
} as const

export interface AddressFormProps {
  readonly section: AddressSection
  readonly title: string
  /** The content shown between the address and the radius or quantity. */
  readonly choice?: ReactNode
  /** The content shown below the fields. */
  readonly options?: ReactNode
  /** The content shown beside the buttons, such as another way to add. */
  readonly otherWay?: ReactNode
}

/** A form for an address and the radius or quantity around it. */
export function AddressForm({ section, title, choice, options, otherWay }: AddressFormProps) {
  const form = useAddressForm(section)
  const words = useApplyWording()
  const { held } = form
  const id = useId()
  const by = addressSearchMethod(section, held, useAreaChoiceRules())
  const { holds, ...measure } = MEASURES[by]
  const shared = { autoComplete: "off", readOnly: form.isBusy } as const
  return (
    <form
      onSubmit={form.add}
      noValidate
      aria-labelledby={id}
      className="rounded-card border border-line bg-surface px-4 pt-2 pb-4"
    >
      <header className="mb-2 flex min-h-9 items-center justify-between gap-x-3">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <RadiusHelpButton />
      </header>
      <SectionAlert alert={form.alert} />
      <div className="flex flex-col gap-4">
        <AddressField
          readOnly={form.isBusy}
          ref={form.place("addressLine")}
          label="Address, ZIP Code or coordinates"
          placeholder={words(ADDRESS_PLACEHOLDER)}
          description="For example: 1600 Main St, Dayton, OH; 60614; Austin, TX; 41.88, -87.63."
          maxLength={CHARACTERS}
          value={held.address}
          error={form.errorOf("addressLine")}
          onChange={(address) => form.change({ address, mayMean: [], meant: null }, "addressLine")}
        />
        {held.mayMean.length === 0 ? null : (
          <AddressChoice
            marked={form.place("meant")}
            places={held.mayMean}
            meant={held.meant}
            onChange={(meant) => form.change({ meant })}
          />
        )}
        {choice}
        <div className="grid gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <TextField
            {...shared}
            {...measure}
            key={by}
            ref={form.place(by)}
            inputClassName="tabular"
            value={held[holds]}
            error={form.errorOf(by)}
            onChange={({ target }) => form.change({ [holds]: target.value }, by)}
          />
          <TextField
            {...shared}
            ref={form.place("addressName")}
            label="Name"
            optional
            description="Helps you tell it apart from your other areas"
            maxLength={CHARACTERS}
            value={held.name}
            error={form.errorOf("addressName")}
            onChange={({ target: { value: name } }) => form.change({ name }, "addressName")}
          />
        </div>
        {options}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isDisabled={form.isLocked} isPending={form.isBusy}>
            Add
          </Button>
          <Button kind="quiet" isDisabled={!form.canClear} onPress={form.clear}>
            Clear
          </Button>
          {otherWay}
        </div>
      </div>
    </form>
  )
}
