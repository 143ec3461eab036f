import { accountSettings, type SettingsTab } from "@listwright/domain/account"
import { type ReactNode, useState } from "react"
import { FailedCall } from "../../app/FailedCall.tsx"
import { useSession } from "../../app/session.ts"
import { Dialog } from "../../design/Dialog.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { Tabs } from "../../design/Tabs.tsx"
import { PaymentInfo } from "../card-form/PaymentInfo.tsx"
import { ChangePasswordTab } from "./ChangePasswordTab.tsx"
import { OverviewTab } from "./OverviewTab.tsx"
import { useSettings } from "./useSettings.ts"
import { WordedText } from "../../design/wording.tsx"

export interface AccountSettingsDialogProps {
  /** The initial tab. Defaults to Overview, which also opens if this tab isn't available. */
  readonly opensOn?: SettingsTab
  readonly onClose: () => void
}

export function AccountSettingsDialog({ onClose, opensOn = "Overview" }: AccountSettingsDialogProps) {
  const { site } = useSession()
  const { data, error, isFetching, refetch } = useSettings()
  const [chosen, setChosen] = useState<SettingsTab>(opensOn)
  const [wereOpen, setWereOpen] = useState<ReadonlyArray<SettingsTab>>([opensOn])
  const settings = accountSettings(data?.info.hasAddress ?? true)
  // Where orders are paid elsewhere, no card is kept here.
  const tabs = settings.tabs.filter((tab) => tab !== "Payment Info" || site.paysAt === undefined)
  const selected = tabs.includes(chosen) ? chosen : "Overview"
  const select = (tab: SettingsTab) => {
    setChosen(tab)
    setWereOpen((before) => [...before, tab])
  }

  const content = (tab: SettingsTab): ReactNode => {
    if (data === undefined || (tab !== selected && !wereOpen.includes(tab))) return null
    switch (tab) {
      case "Overview":
        return <OverviewTab info={data.info} address={data.address} />
      case "Change Password":
        return <ChangePasswordTab email={data.info.email} />
      case "Payment Info":
        return <PaymentInfo />
    }
  }

  return (
    <Dialog
      title="Account Settings"
      isOpen
      onOpenChange={onClose}
      closesOnBackdrop={data !== undefined && settings.closesOnBackdrop}
    >
      {error !== null ? (
        <FailedCall
          what="We couldn't load your settings"
          failure={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <div aria-busy="true">
          <Skeleton className="h-[560px] w-full rounded-card" />
        </div>
      ) : (
        <>
          {settings.notice === null ? null : (
            <Notice kind="info" isLive className="mb-4">
              <WordedText text={settings.notice.text} />
            </Notice>
          )}
          <Tabs
            label="Account Settings"
            items={tabs.map((tab) => ({ id: tab, title: tab, content: content(tab) }))}
            selected={selected}
            onSelect={select}
            keepsContents
          />
        </>
      )}
    </Dialog>
  )
}
