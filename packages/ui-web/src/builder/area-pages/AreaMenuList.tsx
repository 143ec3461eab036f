import {
  AREA_MENU_LABEL,
  areaMenu,
  MAP_OPTIONS_HEADING,
  STANDARD_OPTIONS_HEADING,
} from "@listwright/domain/catalog"
import { Check } from "lucide-react"
import type { RefObject } from "react"
import { Header } from "react-aria-components/Header"
import { Menu, MenuItem, MenuSection } from "react-aria-components/Menu"
import { Popover } from "react-aria-components/Popover"
import { useNavigate } from "react-router"
import { areaScreenName } from "../../list/areas/areaScreenName.ts"
import { type AreaScreen, isAreaScreen } from "../../list/areas/areaScreens.ts"

export interface AreaMenuListProps {
  /** The button that opened the menu; the focus returns to it. */
  readonly trigger: RefObject<HTMLElement | null>
  readonly listType: number
  readonly tabs: ReadonlyArray<AreaScreen>
  readonly current: AreaScreen
  readonly onClose: () => void
}

/** Returns whether the window is narrower than `sm`, and thus has no room for the ZIP range, paste, and map tabs. */
const isPhone = () => window.matchMedia("(width < 40rem)").matches

/** The open area menu: two groups, each shown only if it has entries. */
export function AreaMenuList({ trigger, listType, tabs, current, onClose }: AreaMenuListProps) {
  const navigate = useNavigate()
  const { standard, map } = areaMenu(tabs, isPhone() ? "mobile" : "desktop")
  const groups = [
    { heading: STANDARD_OPTIONS_HEADING, tabs: standard.filter(isAreaScreen) },
    { heading: MAP_OPTIONS_HEADING, tabs: map.filter(isAreaScreen) },
  ].filter((group) => group.tabs.length > 0)
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      triggerRef={trigger}
      placement="bottom start"
      className="rise-in z-40 min-w-60 rounded-card border border-line bg-raised p-1 shadow-floating"
    >
      <Menu
        aria-label={AREA_MENU_LABEL}
        // A menu has the keyboard as soon as it opens.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus="first"
        className="outline-none"
        onClose={onClose}
        onAction={(tab) => void navigate(`/order/${listType}/geo/${tab}`)}
      >
        {groups.map((group) => (
          <MenuSection key={group.heading} aria-label={group.heading}>
            <Header className="px-3 pt-2 pb-1 text-xs font-medium text-muted">{group.heading}</Header>
            {group.tabs.map((tab) => (
              <MenuItem
                key={tab}
                id={tab}
                className="control flex cursor-pointer items-center gap-2.5 rounded-control px-3 py-1.5 font-medium outline-none data-[focused]:bg-hover"
              >
                <span className="flex-1">{areaScreenName(tab, listType)}</span>
                {tab === current ? (
                  <Check className="size-4 text-accent-text" aria-label="Shown now" />
                ) : null}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Popover>
  )
}
