import { cardNotSavedNotice, saveCard } from "@listwright/domain/account"
import {
  validateAccountCard,
  type AccountCardForm,
  cardSaveFailedNotice,
  cardSavedNotice,
  defaultExpiryYear,
  fillCardForm,
  type SavedCard,
} from "@listwright/domain/payment"
import { DEFAULT_COUNTRY } from "@listwright/domain/shared"
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { Cause, Exit, Option, Result, Schema } from "effect"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { useRun } from "../../app/App.ts"
import { useNotify } from "../../design/notifications.tsx"
import { CardFields, stripCardNumber } from "./CardFields.ts"
import { useRefreshSavedCard } from "./useSavedCard.ts"
import { useApplyWording } from "../../design/wording.tsx"

const Fields = Schema.Struct({ ...CardFields.fields, companyName: Schema.String })

const emptyForm = (currentYear: number): AccountCardForm => ({
  holderName: "",
  number: "",
  securityCode: "",
  expiryMonth: null,
  expiryYear: defaultExpiryYear(currentYear),
  addressLine: "",
  city: "",
  state: "",
  zip: "",
  countryCode: DEFAULT_COUNTRY,
  companyName: "",
})

/** Manages the account's card form, which starts with the saved card. */
export const usePaymentInfo = (saved: SavedCard | null) => {
  const run = useRun()
  const notify = useNotify("account")
  const words = useApplyWording()
  const refresh = useRefreshSavedCard()
  const [currentYear] = useState(() => new Date().getFullYear())
  const [resolver] = useState(() =>
    standardSchemaResolver<AccountCardForm, unknown, AccountCardForm>(
      Schema.toStandardSchemaV1(
        Fields.check(
          Schema.makeFilter((form) =>
            Result.match(validateAccountCard(stripCardNumber(form), saved, currentYear), {
              onSuccess: () => [],
              onFailure: (problems) =>
                Object.entries(problems).map(([field, problem]) => ({
                  path: [field],
                  issue: words(problem),
                })),
            }),
          ),
        ),
      ),
    ),
  )
  const form = useForm<AccountCardForm>({
    defaultValues: saved === null ? emptyForm(currentYear) : fillCardForm(saved, currentYear),
    resolver,
    mode: "onSubmit",
    reValidateMode: "onChange",
  })
  const save = async (typed: AccountCardForm) => {
    const exit = await run(saveCard(stripCardNumber(typed), saved, currentYear))
    if (Exit.isFailure(exit))
      return notify(
        Option.match(Cause.findErrorOption(exit.cause), {
          onNone: () => cardSaveFailedNotice,
          onSome: cardNotSavedNotice,
        }),
      )
    notify(cardSavedNotice)
    void refresh()
  }
  return { form, currentYear, send: form.handleSubmit(save) }
}
