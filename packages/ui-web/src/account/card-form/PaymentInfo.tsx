import type { SavedCard } from "@listwright/domain/payment"
import { useWatch } from "react-hook-form"
import { FailedCall } from "../../app/FailedCall.tsx"
import { Button } from "../../design/Button.tsx"
import { FormProblems } from "../../design/FormProblems.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { TextField } from "../../design/TextField.tsx"
import { CardFieldset } from "./CardFieldset.tsx"
import { regionInCountry } from "./regions.ts"
import { usePaymentInfo } from "./usePaymentInfo.ts"
import { useSavedCard } from "./useSavedCard.ts"

/** The user's saved card for orders. */
export function PaymentInfo() {
  const { data, error, isFetching, refetch } = useSavedCard()
  if (data !== undefined) return <CardForm saved={data} />
  return error === null ? (
    <div aria-busy="true">
      <Skeleton className="h-[420px] w-full rounded-card" />
    </div>
  ) : (
    <FailedCall
      what="We couldn't load your card"
      failure={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

function CardForm({ saved }: { readonly saved: SavedCard | null }) {
  const { currentYear, form, send } = usePaymentInfo(saved)
  const { formState, register } = form
  const { errors, isSubmitting } = formState
  const [number, securityCode, countryCode] = useWatch({
    control: form.control,
    name: ["number", "securityCode", "countryCode"],
  })
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
      <p className="text-muted">
        {saved === null
          ? "Save a card so you don't have to enter it for each order."
          : "We'll fill in this card for your next orders."}{" "}
        Only the payment processor stores its number.
      </p>
      <FormProblems errors={errors} />
      <CardFieldset
        form="account"
        field={(name, options) => register(name, options)}
        onCountry={(country) => form.setValue("state", regionInCountry(country, form.getValues("state")))}
        errors={errors}
        currentYear={currentYear}
        typed={{ number, securityCode, countryCode }}
        saved={saved}
      />
      <TextField label="Company" optional autoComplete="organization" {...register("companyName")} />
      <div className="flex justify-end border-t border-line pt-4">
        <Button kind="primary" type="submit" isPending={isSubmitting}>
          Save card
        </Button>
      </div>
    </form>
  )
}
