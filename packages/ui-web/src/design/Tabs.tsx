import type { ReactNode } from "react"
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs"

export interface TabItem<Id extends string> {
  readonly id: Id
  readonly title: string
  readonly content: ReactNode
}

export interface TabsProps<Id extends string> {
  readonly label: string
  readonly items: ReadonlyArray<TabItem<Id>>
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  /**
   * True if the content of hidden tabs remains rendered, so that typed text is still there when a tab is shown again.
   */
  readonly keepsContents?: boolean
}

/** Tabs that switch between views of one screen. For tabs with their own URLs, use `TabNav`. */
export function Tabs<Id extends string>({
  label,
  items,
  selected,
  onSelect,
  keepsContents = false,
}: TabsProps<Id>) {
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        const item = items.find(({ id }) => id === key)
        if (item !== undefined) onSelect(item.id)
      }}
    >
      <TabList aria-label={label} className="flex overflow-x-auto border-b border-line sm:gap-1">
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className="-mb-px cursor-pointer rounded-t-control border-b-2 border-transparent px-2.5 py-2 font-medium sm:px-3 whitespace-nowrap text-muted hover:text-text selected:border-accent selected:text-text data-[selected]:border-accent data-[selected]:text-text"
          >
            {item.title}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel
          key={item.id}
          id={item.id}
          shouldForceMount={keepsContents}
          className="pt-4 data-[inert]:hidden"
        >
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
