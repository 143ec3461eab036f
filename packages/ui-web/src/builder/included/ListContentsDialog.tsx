import { findIncludedTab, listContentsTabs } from "@listwright/domain/order"
import { useState } from "react"
import { useSession } from "../../app/session.ts"
import { Button } from "../../design/Button.tsx"
import { Dialog } from "../../design/Dialog.tsx"
import { Tabs } from "../../design/Tabs.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"
import { offeredSources } from "../../app/offeredSources.ts"
import { SourceContents } from "./SourceContents.tsx"

/** Explains the content of a list, by the types of records that the user may order. */
export function ListContentsDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession()
  const { draft } = useDraft()
  const offered = offeredSources(session).map(({ listType }) => listType)
  const tabs = listContentsTabs(draft.listType, offered)
  const [selected, setSelected] = useState(findIncludedTab(draft.listType) ?? tabs[0]?.tab ?? "Consumer")
  return (
    <Dialog
      title="What is included in my list"
      width="wide"
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={
        <Button kind="primary" onPress={onClose}>
          Close
        </Button>
      }
    >
      <Tabs
        label="Kinds of lists"
        selected={selected}
        onSelect={setSelected}
        items={tabs.map(({ listType, tab }) => ({
          id: tab,
          title: tab,
          content: <SourceContents listType={listType} draft={draft} />,
        }))}
      />
    </Dialog>
  )
}
