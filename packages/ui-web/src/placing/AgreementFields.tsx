import { agreementConsent, agreementKind, Agreements } from "@listwright/domain/order"
import { Effect } from "effect"
import { Printer } from "lucide-react"
import { useState } from "react"
import type { UseFormRegister } from "react-hook-form"
import { useCall } from "../app/useCall.ts"
import { Button } from "../design/Button.tsx"
import { Checkbox } from "../design/Checkbox.tsx"
import { Dialog } from "../design/Dialog.tsx"
import { Notice } from "../design/Notice.tsx"
import { Skeleton } from "../design/Skeleton.tsx"
import type { PlacingForm } from "./PlacingForm.ts"

export interface AgreementFieldsProps {
  readonly listType: number
  readonly register: UseFormRegister<PlacingForm>
  readonly error: string | undefined
}

/** The terms of use: to read, to print, to accept. */
export function AgreementFields({ listType, register, error }: AgreementFieldsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-col items-start gap-3">
      <Button onPress={() => setIsOpen(true)}>Read the Data Use Agreement</Button>
      <Checkbox error={error} {...register("agreementAccepted")}>
        {agreementConsent(agreementKind(listType))}
      </Checkbox>
      <AgreementDialog listType={listType} isOpen={isOpen} onOpenChange={setIsOpen} />
    </div>
  )
}

interface AgreementDialogProps {
  readonly listType: number
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

function AgreementDialog({ listType, isOpen, onOpenChange }: AgreementDialogProps) {
  const agreement = useCall(
    ["agreement", listType],
    Effect.flatMap(Agreements, (agreements) => agreements.agreement(listType)),
    { enabled: isOpen, staleTime: Number.POSITIVE_INFINITY },
  )
  return (
    <Dialog
      title={agreement.data?.title ?? "Data Use Agreement"}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button kind="primary" onPress={() => onOpenChange(false)}>
          Close
        </Button>
      }
    >
      {agreement.isError ? (
        <Notice
          kind="error"
          isLive
          action={<Button onPress={() => void agreement.refetch()}>Try again</Button>}
        >
          The agreement could not be loaded.
        </Notice>
      ) : agreement.data === undefined ? (
        <div className="flex flex-col gap-3" aria-busy="true">
          {Array.from({ length: 10 }, (_, line) => (
            <Skeleton key={line} className="h-4 w-full" />
          ))}
        </div>
      ) : (
        <div className="flex max-w-[68ch] flex-col gap-3">
          {agreement.data.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="text-xs text-muted">Version {agreement.data.version}</p>
          {/* Within the text, so that the keyboard can scroll it. */}
          <Button className="no-print self-start" onPress={() => window.print()}>
            <Printer className="size-4" aria-hidden="true" />
            Print the agreement
          </Button>
        </div>
      )}
    </Dialog>
  )
}
