import { noticeKindName, noticeLogText, type LoggedNotice } from "@listwright/domain/shared"
import { useEffect, useSyncExternalStore } from "react"
import { localDateTimeText } from "../../app/localDateTimeText.ts"
import { Button } from "../../design/Button.tsx"
import { CopyButton } from "../../design/CopyButton.tsx"
import { classes } from "../../design/classes.ts"
import { Dialog } from "../../design/Dialog.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"
import { noticeIcons, noticeTextColors } from "../../design/Notice.tsx"
import { useNotifications } from "../../design/notifications.tsx"
import { useWording, useApplyWording } from "../../design/wording.tsx"

const momentOf = (at: number): string => localDateTimeText(new Date(at).toISOString())

/** A list of the page's recent notices, since a notice closes after a few seconds and the user may have missed it. */
export function NoticesDialog({ onClose }: { readonly onClose: () => void }) {
  const { close, said, shown, subscribe } = useNotifications()
  const wording = useWording()
  // What still shows is in here, and would cover it.
  useEffect(() => {
    for (const { id } of shown()) close(id)
  }, [close, shown])
  const log = useSyncExternalStore(subscribe, said)
  return (
    <Dialog
      title="Recent notices"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          {log.length === 0 ? null : (
            <CopyButton text={() => noticeLogText(log, momentOf, wording)}>Copy all</CopyButton>
          )}
          <Button kind="primary" onPress={onClose}>
            Close
          </Button>
        </>
      }
    >
      {log.length === 0 ? (
        <EmptyState title="No notices yet">
          Notices that appear at the edge of the page stay here until you leave the page or sign out.
        </EmptyState>
      ) : (
        <ul aria-label="Notices, latest first" className="-my-2 divide-y divide-line">
          {log.map((each, index) => (
            <Said key={log.length - index} said={each} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Said({ said: { at, notice } }: { readonly said: LoggedNotice }) {
  const words = useApplyWording()
  const Icon = noticeIcons[notice.kind]
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon
        className={classes("mt-0.5 size-4.5 shrink-0", noticeTextColors[notice.kind])}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1 whitespace-pre-line">
        <p className="sr-only">{noticeKindName(notice.kind)}</p>
        {notice.title === "" ? null : <p className="font-semibold">{words(notice.title)}</p>}
        <p className="wrap-anywhere">{words(notice.text)}</p>
        <p className="tabular text-sm text-muted">{momentOf(at)}</p>
      </div>
    </li>
  )
}
