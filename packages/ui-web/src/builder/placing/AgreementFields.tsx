import { agreementConsent, agreementKind } from "@listwright/domain/order"
import { Printer } from "lucide-react"
import { useState } from "react"
import type { UseFormRegister } from "react-hook-form"
import { Button } from "../../design/Button.tsx"
import { Checkbox } from "../../design/Checkbox.tsx"
import { Dialog } from "../../design/Dialog.tsx"
import { Notice } from "../../design/Notice.tsx"
import { RadioGroup } from "../../design/RadioGroup.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import type { PlacingForm } from "./PlacingForm.ts"
import { useAgreement } from "./useAgreement.ts"

/** A source's permitted purposes, and the purpose stated by the buyer. */
export interface PurposeProps {
  /** The available purposes; empty if the buyer isn't asked. */
  readonly purposes: ReadonlyArray<string>
  readonly purpose: string | null
  readonly purposeError: string | undefined
  readonly onPurpose: (purpose: string) => void
}

export interface AgreementFieldsProps extends PurposeProps {
  readonly listType: number
  readonly register: UseFormRegister<PlacingForm>
  readonly error: string | undefined
}

/** The terms of use, which the buyer can read, print, and accept. */
export function AgreementFields({ listType, register, error, ...stated }: AgreementFieldsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-col items-start gap-3">
      {stated.purposes.length === 0 ? null : (
        <RadioGroup
          label="Permitted purpose"
          description="We sell these records only for these purposes. Your answer is saved with the order."
          options={stated.purposes.map((purpose) => ({ value: purpose, text: purpose }))}
          value={stated.purpose}
          onChange={stated.onPurpose}
          error={stated.purposeError}
        />
      )}
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
  const agreement = useAgreement(listType)
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
          We couldn't load the agreement.
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
