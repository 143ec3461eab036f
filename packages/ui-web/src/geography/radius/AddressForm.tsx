import { ADDRESS_PLACEHOLDER, type RadiusField } from "@listwright/domain/geography"
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react"
import { useAddAreas } from "../../areas/AddAreas.tsx"
import type { AddressSection } from "../../areas/addressSection.ts"
import { type TypedAddress, typedOfAddress } from "../../areas/TypedAddress.ts"
import { NOTHING_TYPED, useTypedAreas } from "../../areas/TypedAreas.tsx"
import { Button } from "../../design/Button.tsx"
import { TextField } from "../../design/TextField.tsx"
import { isLocked } from "../isLocked.ts"
import { SectionAlert } from "../SectionAlert.tsx"
import { AddressChoice } from "./AddressChoice.tsx"
import { RadiusHelpButton } from "./RadiusHelpButton.tsx"

/** The most characters of an address, and of a name. */
const CHARACTERS = 200

/** The field of what is drawn, each with its label. */
const MEASURES = {
  radius: { label: "Radius in miles", description: "Up to 200", held: "miles", inputMode: "decimal" },
  quantity: {
    label: "Quantity of records",
    description: "A whole number",
    held: "quantity",
    inputMode: "numeric",
  },
} as const

export interface AddressFormProps {
  readonly section: AddressSection
  readonly title: string
  /** Between the address and what is drawn around it. */
  readonly choice?: ReactNode
  /** Below the fields. */
  readonly options?: ReactNode
}

/** An address, and what is drawn around it. spec: order-builder §2.3 (Radius page, Closex), §5 (Radius) [ob5-radius] */
export function AddressForm({ section, title, choice, options }: AddressFormProps) {
  const adding = useAddAreas()
  const { typed, edit } = useTypedAreas()
  const held = typed[section]
  const alert = adding.alerts[section]
  const isBusy = adding.busy === section
  const id = useId()
  const inputs = useRef<Partial<Record<RadiusField | "meant", HTMLInputElement | null>>>({})
  const place = (field: RadiusField | "meant") => (input: HTMLInputElement | null) => {
    inputs.current[field] = input
  }
  const asks = held.mayMean.length > 0
  const by = section === "closest" ? "quantity" : held.by
  const measure = MEASURES[by]

  /** What is said of a field is over once the field changes. */
  const change = (changed: Partial<TypedAddress>, field: RadiusField | null = null) => {
    edit({ [section]: { ...held, ...changed } })
    if (field !== null && alert?.field === field) adding.clearAlert(section)
  }
  const errorOf = (field: RadiusField): string | undefined =>
    alert?.field !== field || (asks && field === "addressLine") ? undefined : alert.notice.text

  // Asked for by the step's own button too: the field that waits to be mended has the focus.
  const marked = useRef(alert)
  useEffect(() => {
    if (marked.current !== alert && alert !== undefined && alert.field !== null)
      inputs.current[asks ? "meant" : alert.field]?.focus()
    marked.current = alert
  }, [alert, asks])
  const add = (event: FormEvent) => {
    event.preventDefault()
    // Before a choice of places goes, which may have the focus.
    inputs.current.addressLine?.focus()
    void adding.add(section, "add")
  }

  return (
    <form
      onSubmit={add}
      noValidate
      aria-labelledby={`${id}-title`}
      className="rounded-card border border-line bg-surface px-4 pt-2 pb-4"
    >
      <header className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-x-3">
        <h2 id={`${id}-title`} className="font-semibold">
          {title}
        </h2>
        <RadiusHelpButton />
      </header>
      {alert === undefined || alert.field !== null ? null : <SectionAlert alert={alert} />}
      <div className="flex flex-col gap-4">
        <TextField
          ref={place("addressLine")}
          label="Address, ZIP Code or coordinates"
          placeholder={ADDRESS_PLACEHOLDER}
          description="Such as 60614; Austin, TX; 41.88, -87.63. A street address is found by its ZIP Code."
          autoComplete="off"
          spellCheck={false}
          maxLength={CHARACTERS}
          readOnly={isBusy}
          value={held.address}
          error={errorOf("addressLine")}
          onChange={({ target }) =>
            change({ address: target.value, mayMean: [], meant: null }, "addressLine")
          }
        />
        {asks ? (
          <AddressChoice
            marked={place("meant")}
            places={held.mayMean}
            meant={held.meant}
            onChange={(meant) => change({ meant })}
          />
        ) : null}
        {choice}
        <div className="grid gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <TextField
            key={by}
            ref={place(by)}
            label={measure.label}
            description={measure.description}
            inputMode={measure.inputMode}
            autoComplete="off"
            inputClassName="tabular"
            readOnly={isBusy}
            value={held[measure.held]}
            error={errorOf(by)}
            onChange={({ target }) => change({ [measure.held]: target.value }, by)}
          />
          <TextField
            ref={place("addressName")}
            label="Name"
            optional
            description="To tell it from your other areas"
            autoComplete="off"
            maxLength={CHARACTERS}
            readOnly={isBusy}
            value={held.name}
            error={errorOf("addressName")}
            onChange={({ target }) => change({ name: target.value }, "addressName")}
          />
        </div>
        {options}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isDisabled={isLocked(adding.busy, section)} isPending={isBusy}>
            Add
          </Button>
          <Button
            kind="quiet"
            isDisabled={
              (typedOfAddress(held) === "" && held.miles === "" && held.quantity === "") ||
              adding.busy !== null
            }
            onPress={() => {
              edit({ [section]: NOTHING_TYPED[section] })
              adding.clearAlert(section)
              inputs.current.addressLine?.focus()
            }}
          >
            Clear
          </Button>
        </div>
      </div>
    </form>
  )
}
