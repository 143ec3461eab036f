import type { ReactNode } from "react"
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger, Popover } from "react-aria-components/Menu"
import { Header } from "react-aria-components/Header"
import { Check } from "lucide-react"

export interface MenuEntry {
  readonly id: string
  readonly text: string
  readonly perform: () => void
  /** For one of a few: whether it is the one that holds. */
  readonly isChosen?: boolean
}

export interface MenuGroup {
  readonly title: string
  readonly entries: ReadonlyArray<MenuEntry>
}

export interface MenuProps {
  readonly label: string
  /** A button. */
  readonly trigger: ReactNode
  /** Above the entries, such as who is signed in. */
  readonly top?: ReactNode
  readonly groups: ReadonlyArray<MenuGroup>
}

/** Entries that open from a button. */
export function Menu({ label, trigger, top, groups }: MenuProps) {
  const entries = new Map(groups.flatMap((group) => group.entries).map((entry) => [entry.id, entry]))
  return (
    <MenuTrigger>
      {trigger}
      <Popover
        placement="bottom end"
        className="rise-in min-w-56 rounded-card border border-line bg-raised p-1 shadow-floating"
      >
        {top}
        <AriaMenu aria-label={label} className="outline-none" onAction={(key) => entries.get(String(key))?.perform()}>
          {groups.map((group) => (
            <MenuSection key={group.title} className="border-t border-line py-1 first:border-t-0">
              <Header className="px-3 pt-1.5 pb-1 text-xs font-medium text-muted">{group.title}</Header>
              {group.entries.map((entry) => (
                <MenuItem
                  key={entry.id}
                  id={entry.id}
                  textValue={entry.text}
                  aria-label={entry.isChosen === true ? `${entry.text}, chosen` : entry.text}
                  className="control flex cursor-pointer items-center gap-2 rounded-control px-3 py-1.5 hover:bg-hover data-[focused]:bg-hover data-[focus-visible]:-outline-offset-2"
                >
                  <span className="flex-1">{entry.text}</span>
                  {entry.isChosen === true ? <Check className="size-4 text-accent-text" aria-hidden="true" /> : null}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
