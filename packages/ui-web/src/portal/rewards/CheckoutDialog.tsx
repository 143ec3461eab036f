import { RECORD_FIELDS } from "@listwright/domain/glossary"
import { type RewardContact, Rewards, type RewardUser } from "@listwright/domain/rewards"
import { parseStateCode } from "@listwright/domain/shared"
import { Effect } from "effect"
import { useId } from "react"
import { useCall } from "../../app/useCall.ts"
import { Button } from "../../design/Button.tsx"
import { Dialog } from "../../design/Dialog.tsx"
import { FormProblems } from "../../design/FormProblems.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { TextField } from "../../design/TextField.tsx"
import { pointsText } from "./pointsText.ts"
import { type CheckoutOptions, useCheckout } from "./useCheckout.ts"

export interface CheckoutDialogProps extends Omit<CheckoutOptions, "user"> {
  readonly points: number
  readonly onClose: () => void
}

const TITLE = "Check out"

/** A form for the gifts' delivery address. */
export function CheckoutDialog(props: CheckoutDialogProps) {
  // Without what is known of the user, the form begins empty.
  const { data, isPending } = useCall(
    ["rewards", "user"],
    Effect.flatMap(Rewards, (rewards) => rewards.user()),
    { enabled: props.typed === null, staleTime: 0, gcTime: 0 },
  )
  if (props.typed === null && isPending)
    return (
      <Dialog title={TITLE} isOpen onOpenChange={props.onClose}>
        <div aria-busy="true">
          <Skeleton className="h-[420px] w-full rounded-card" />
        </div>
      </Dialog>
    )
  return <CheckoutForm {...props} user={data ?? null} />
}

function CheckoutForm(props: CheckoutDialogProps & { readonly user: RewardUser | null }) {
  const { form, keepTyped, send } = useCheckout(props)
  const { register } = form
  const { errors, isSubmitting } = form.formState
  const formId = useId()
  const close = () => {
    keepTyped()
    props.onClose()
  }
  const field = (name: keyof RewardContact) => ({ ...register(name), error: errors[name]?.message })
  return (
    <Dialog
      title={TITLE}
      isOpen
      isDismissable={!isSubmitting}
      onOpenChange={close}
      footer={
        <>
          <Button isDisabled={isSubmitting} onPress={close}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={formId} isPending={isSubmitting}>
            {`Redeem ${pointsText(props.points)}`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
        <p className="text-muted">Where in the United States do we send your gifts?</p>
        <FormProblems errors={errors} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="First name" autoComplete="given-name" {...field("firstName")} />
          <TextField label="Last name" autoComplete="family-name" {...field("lastName")} />
        </div>
        <TextField label="Company" autoComplete="organization" {...field("company")} />
        <TextField label="Address" autoComplete="street-address" {...field("addressLine")} />
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_120px_128px]">
          <TextField label="City" autoComplete="address-level2" {...field("city")} />
          <TextField
            label="State"
            autoComplete="address-level1"
            placeholder="IL"
            {...register("state", { setValueAs: parseStateCode })}
            error={errors.state?.message}
          />
          <TextField
            label={RECORD_FIELDS.zip}
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={5}
            {...field("zip")}
          />
        </div>
        <TextField label="Phone" type="tel" autoComplete="tel" {...field("phone")} />
      </form>
    </Dialog>
  )
}
