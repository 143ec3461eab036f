import { AREA_KINDS, RECORD_FIELDS } from "@listwright/domain/glossary"
import {
  NotSaved,
  READ_ONLY_PROFILE_FIELDS,
  profileNotSavedNotice,
  profileProblems,
  type ProfileForm,
  profileSavedNotice,
  saveProfile,
  type UserAddress,
  type UserInfo,
  WrongPassword,
} from "@listwright/domain/account"
import {
  type Country,
  DEFAULT_COUNTRY,
  type FieldProblems,
  hasProblems,
  ServerFailed,
} from "@listwright/domain/shared"
import { Cause, Exit, Option } from "effect"
import { type ChangeEvent, type FormEvent, useRef, useState } from "react"
import { useRun } from "../../app/App.ts"
import { countryOptions, regionInCountry, regionOptions } from "../card-form/regions.ts"
import { Button } from "../../design/Button.tsx"
import { Fact, Facts } from "../../design/Facts.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Select } from "../../design/Select.tsx"
import { useApplyWording } from "../../design/wording.tsx"
import { TextField } from "../../design/TextField.tsx"
import { useNotify } from "../../design/notifications.tsx"
import { focusFirstError } from "./focusFirstError.ts"
import { PhotoChooser } from "./PhotoChooser.tsx"
import { useRefreshSettings } from "./useSettings.ts"

export interface OverviewTabProps {
  readonly info: UserInfo
  /** The user's address; null if there isn't one yet. */
  readonly address: UserAddress | null
}

const FIELDS = ["company", "addressLine", "city", "state", "zip", "currentPassword"] as const

/** The fields that users can read but not change [p5-profile-read-only]. */
const READ_ONLY: Readonly<
  Record<
    (typeof READ_ONLY_PROFILE_FIELDS)[number],
    { readonly label: string; readonly text: (info: UserInfo) => string }
  >
> = {
  name: { label: "Name", text: ({ name }) => name },
  email: { label: "Email", text: ({ email }) => email },
  phone: { label: "Phone", text: ({ homePhone }) => (homePhone === "" ? "None" : homePhone) },
}

const openedForm = (company: string, address: UserAddress | null): ProfileForm => ({
  company,
  addressLine: address?.addressLine ?? "",
  addressLine2: address?.addressLine2 ?? "",
  city: address?.city ?? "",
  state: address?.state ?? "",
  zip: address?.zip ?? "",
  countryCode: address?.countryCode === "CA" ? "CA" : DEFAULT_COUNTRY,
  currentPassword: "",
})

const wrongPassword = profileNotSavedNotice(new WrongPassword()).text
/** The notice for any failure. */
const notSavedNotice = profileNotSavedNotice(new NotSaved({ failure: new ServerFailed({ status: 500 }) }))

/** Returns a country's states or provinces, including the saved one even if it isn't among them. */
const regionsWith = (country: Country, saved: string) => {
  const known = regionOptions(country)
  return saved === "" || known.some(({ value }) => value === saved)
    ? known
    : [...known, { value: saved, text: saved }]
}

/** The picture, the company, and the address; the user's read-only data is shown above. */
export function OverviewTab({ address, info }: OverviewTabProps) {
  const run = useRun()
  const notify = useNotify("account")
  const refresh = useRefreshSettings()
  const [typed, setTyped] = useState(() => openedForm(info.company, address))
  const [problems, setProblems] = useState<FieldProblems<keyof ProfileForm>>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const say = useApplyWording()

  const field = (name: keyof ProfileForm) => ({
    name,
    value: typed[name],
    error: problems[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      const { value } = event.target
      const state = name === "countryCode" ? regionInCountry(value, typed.state) : typed.state
      setTyped({ ...typed, state, [name]: value })
      setProblems({ ...problems, [name]: undefined })
    },
  })
  const mark = (found: FieldProblems<keyof ProfileForm>) => {
    setProblems(found)
    focusFirstError(form.current, FIELDS, found)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(null)
    const found = profileProblems(typed)
    if (hasProblems(found)) return mark(found)
    setIsPending(true)
    const exit = await run(saveProfile(typed))
    setIsPending(false)
    if (Exit.isSuccess(exit)) {
      notify(profileSavedNotice)
      setTyped({ ...typed, currentPassword: "" })
      return void refresh()
    }
    const error = Option.getOrNull(Cause.findErrorOption(exit.cause))
    switch (error?._tag) {
      case "WrongPassword":
        return mark({ currentPassword: wrongPassword })
      // Too many wrong ones, which says how long to wait.
      case "Refused":
        return setRefusal(say(error.reason))
      case "SignedOut":
        return
      default:
        return notify(notSavedNotice)
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <PhotoChooser info={info} />
      <Facts>
        {READ_ONLY_PROFILE_FIELDS.map((field) => (
          <Fact key={field} name={READ_ONLY[field].label}>
            {READ_ONLY[field].text(info)}
          </Fact>
        ))}
        <Fact name="Customer since">{info.customerSince}</Fact>
      </Facts>
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-4 border-t border-line pt-5"
        onSubmit={(event) => void submit(event)}
      >
        {refusal === null ? null : (
          <Notice kind="error" isLive>
            {refusal}
          </Notice>
        )}
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-6">
          <TextField
            className="col-span-2 sm:col-span-6"
            label="Company"
            autoComplete="organization"
            {...field("company")}
          />
          <TextField
            className="col-span-2 sm:col-span-3"
            label="Address"
            autoComplete="address-line1"
            {...field("addressLine")}
          />
          <TextField
            className="col-span-2 sm:col-span-3"
            label="Suite, floor"
            optional
            autoComplete="address-line2"
            {...field("addressLine2")}
          />
          <TextField
            className="col-span-2 sm:col-span-6"
            label="City"
            autoComplete="address-level2"
            {...field("city")}
          />
          <Select
            className="sm:col-span-2"
            label={typed.countryCode === "CA" ? "Province" : "State"}
            autoComplete="address-level1"
            options={regionsWith(typed.countryCode, typed.state)}
            {...field("state")}
          />
          <TextField
            className="sm:col-span-2"
            label={typed.countryCode === "CA" ? AREA_KINDS.postalCode.label : RECORD_FIELDS.zip}
            autoComplete="postal-code"
            inputClassName="tabular"
            {...field("zip")}
          />
          <Select
            className="col-span-2"
            label="Country"
            autoComplete="country"
            options={countryOptions}
            {...field("countryCode")}
          />
        </div>
        <div className="grid items-end gap-4 border-t border-line pt-4 sm:grid-cols-[1fr_auto]">
          <TextField
            label="Current password"
            type="password"
            autoComplete="current-password"
            description="Enter your current password to save these changes."
            {...field("currentPassword")}
          />
          <Button kind="primary" type="submit" isPending={isPending} className="self-start sm:mt-6">
            Save changes
          </Button>
        </div>
      </form>
    </div>
  )
}
