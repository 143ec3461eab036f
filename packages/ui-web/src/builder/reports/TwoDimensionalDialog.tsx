import {
  TWO_DIMENSIONAL_REPORT_TITLE,
  REPORT_BUTTONS,
  REPORT_SENT_TEXT,
  REPORT_STEPS,
} from "@listwright/domain/reports"
import { type DraftId, mailingOutcomeText } from "@listwright/domain/shared"
import { FailedCall } from "../../app/FailedCall.tsx"
import { Button } from "../../design/Button.tsx"
import { classes } from "../../design/classes.ts"
import { Dialog } from "../../design/Dialog.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { ReportStepFields } from "./ReportStepFields.tsx"
import { useTwoDimensionalReport } from "./useTwoDimensionalReport.ts"

export interface TwoDimensionalDialogProps {
  readonly draftId: DraftId
  readonly onClose: () => void
}

/** A dialog that requests a report of areas by demographics in four steps, and confirms the request. */
export function TwoDimensionalDialog({ draftId, onClose }: TwoDimensionalDialogProps) {
  const report = useTwoDimensionalReport(draftId)
  const { change, failure, form, mailed, opened, problems, send, setStep, state, step } = report
  const isSending = state === "sending"
  const at = REPORT_STEPS.findIndex((one) => one.step === step)
  const next = REPORT_STEPS[at + 1]
  return (
    <Dialog
      title={
        mailed === null
          ? TWO_DIMENSIONAL_REPORT_TITLE
          : mailed.sent.length === 0
            ? "Your report is waiting"
            : "Your report is on its way"
      }
      width="wide"
      isOpen
      isDismissable={!isSending}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={
        mailed !== null ? (
          <Button kind="primary" onPress={onClose}>
            {REPORT_BUTTONS.close}
          </Button>
        ) : (
          <>
            <Button isDisabled={isSending} onPress={onClose}>
              {REPORT_BUTTONS.close}
            </Button>
            {next === undefined ? null : (
              <Button isDisabled={isSending || form === null} onPress={() => setStep(next.step)}>
                Next: {next.title}
              </Button>
            )}
            <Button
              kind="primary"
              isPending={isSending}
              isDisabled={form === null}
              onPress={() => void send()}
            >
              {REPORT_BUTTONS.send}
            </Button>
          </>
        )
      }
    >
      {mailed !== null ? (
        <Notice kind={mailed.sent.length === 0 ? "info" : "success"} isLive>
          {mailed.sent.length === 0 ? null : `${REPORT_SENT_TEXT} `}
          {mailingOutcomeText(mailed)}
        </Notice>
      ) : opened.error !== null ? (
        <FailedCall
          what="We couldn't prepare the report"
          failure={opened.error}
          isRetrying={opened.isFetching}
          onRetry={() => void opened.refetch()}
        />
      ) : form === null || opened.data === undefined ? (
        <div aria-busy="true">
          <Skeleton className="h-[360px] w-full rounded-card" />
        </div>
      ) : (
        <div className="flex flex-col gap-5">
          <ol className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            {REPORT_STEPS.map((one, place) => (
              <li key={one.step}>
                <button
                  type="button"
                  aria-current={one.step === step ? "step" : undefined}
                  className={classes(
                    "control flex h-full w-full items-center gap-2 rounded-control border px-3 py-2 text-left text-sm font-medium",
                    one.step === step
                      ? "border-accent bg-accent-soft text-text"
                      : "border-line text-muted hover:bg-hover",
                  )}
                  onClick={() => setStep(one.step)}
                >
                  <span className="tabular">{place + 1}</span>
                  {one.title}
                </button>
              </li>
            ))}
          </ol>
          {failure === null ? null : (
            <Notice kind="error" isLive>
              <span className="whitespace-pre-line">{failure}</span>
            </Notice>
          )}
          {/* About as high as a few rows, so that the buttons stay near from step to step. */}
          <div className="sm:min-h-[190px]">
            <ReportStepFields
              step={step}
              form={form}
              choices={opened.data.choices}
              problems={problems}
              onChange={change}
            />
          </div>
        </div>
      )}
    </Dialog>
  )
}
