import {
  CARRIER_ROUTE_FOOTNOTE,
  findListType,
  type PasteType,
  visibleAreaTabs,
  sourceTraits,
} from "@listwright/domain/catalog"
import { lazy, type ReactNode, Suspense, useState } from "react"
import { useSession } from "../../app/session.ts"
import { useAreaChoiceRules } from "../../list/areas/useAreaChoiceRules.ts"
import { Disclosure } from "../../design/Disclosure.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"
import { PasteSection } from "./PasteSection.tsx"
import { RangeSection } from "./RangeSection.tsx"
import type { AreaAdder } from "../../list/areas/useCreateAreaAdder.ts"
import { ZipBoxesSection } from "./ZipBoxesSection.tsx"

const ZipMapSection = lazy(async () => ({
  default: (await import("./zip-map/ZipMapSection.tsx")).ZipMapSection,
}))

/** The page's tabs, each of which opens a section. */
export type ZipTab = "zip" | "zipPaste" | "zipRange" | "zipSelectMap"

export interface ZipSectionsProps {
  readonly tab: ZipTab
  readonly adding: AreaAdder
}

const ZIP_TABS: ReadonlyArray<ZipTab> = ["zip", "zipPaste", "zipRange", "zipSelectMap"]

type Alerts = AreaAdder["alerts"]

const isNewIn = (tab: ZipTab, before: Alerts, now: Alerts): boolean =>
  tab !== "zipSelectMap" && now[tab] !== undefined && now[tab] !== before[tab]

const pasteTitle = (taken: ReadonlyArray<PasteType>): string => {
  if (taken.includes("postalCode")) return "Paste Postal Codes"
  return taken.includes("zip4")
    ? "Paste ZIP Codes, ZIP+4 or Carrier Routes"
    : "Paste ZIP Codes or Carrier Routes"
}

/** The collapsible sections of the ZIP page. The route's section is open; the others remain as the user left them. */
export function ZipSections({ tab, adding }: ZipSectionsProps) {
  const { draft } = useDraft()
  const { site } = useSession()
  const { mixing } = useAreaChoiceRules()
  const [opened, setOpened] = useState<ReadonlySet<ZipTab>>(new Set([tab]))
  const [routed, setRouted] = useState(tab)
  if (routed !== tab) {
    setRouted(tab)
    setOpened(new Set([...opened, tab]))
  }
  // A section that was closed opens for what is said in it.
  const [alerts, setAlerts] = useState(adding.alerts)
  if (alerts !== adding.alerts) {
    setAlerts(adding.alerts)
    setOpened(new Set([...opened, ...ZIP_TABS.filter((one) => isNewIn(one, alerts, adding.alerts))]))
  }
  const shown = visibleAreaTabs(draft.listType, site)
  const sections: ReadonlyArray<readonly [ZipTab, string, ReactNode]> = [
    ["zip", "Enter ZIP Codes", <ZipBoxesSection key="zip" adding={adding} />],
    [
      "zipPaste",
      pasteTitle(findListType(draft.listType)?.pasteTypes ?? []),
      <PasteSection key="paste" adding={adding} />,
    ],
    ["zipRange", "Enter ZIP Code Range", <RangeSection key="range" adding={adding} />],
    [
      "zipSelectMap",
      "Select ZIP Codes from Map",
      <Suspense key="map" fallback={null}>
        <ZipMapSection />
      </Suspense>,
    ],
  ]
  return (
    <div className="flex flex-col gap-3">
      {/* In the order of the tabs that lead to them. */}
      {shown
        // A map chooses ZIP Codes alone.
        .filter((tab) => tab !== "zipSelectMap" || mixing !== "moreArea")
        .flatMap((tab) => sections.filter(([section]) => section === tab))
        .map(([section, title, content]) => (
          <Disclosure
            key={section}
            title={title}
            headingLevel={2}
            isExpanded={opened.has(section)}
            onExpandedChange={(isExpanded) =>
              setOpened((before) => {
                const after = new Set(before)
                if (isExpanded) after.add(section)
                else after.delete(section)
                return after
              })
            }
          >
            {content}
          </Disclosure>
        ))}
      {sourceTraits(draft.listType).usesCarrierRoutes ? (
        <p className="text-xs text-muted">{CARRIER_ROUTE_FOOTNOTE}</p>
      ) : null}
    </div>
  )
}
