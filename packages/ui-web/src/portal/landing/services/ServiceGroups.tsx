import { offersNothing, serviceMenu, type ServiceMenuSection } from "@listwright/domain/account"
import { Skeleton } from "../../../design/Skeleton.tsx"
import { useUserInfo } from "../useUserInfo.ts"
import { ServiceGroup } from "./ServiceGroup.tsx"

type Name = ServiceMenuSection["section"]

interface ServiceGroupsProps {
  readonly names: ReadonlyArray<Name>
  /** True if each section shows its name; a single section already has a title above it. */
  readonly hasTitles?: boolean
}

/** The services of the given sections; their space is reserved until the user's services are known. */
export function ServiceGroups({ hasTitles = false, names }: ServiceGroupsProps) {
  const { data, isError } = useUserInfo()
  // Where that is not to be had, the cards above say so, and have it tried again.
  if (isError && data === undefined) return null
  const sections = data === undefined ? null : serviceMenu(data.services)
  return names.map((name) => {
    const section = sections?.find((one) => one.section === name)
    // The reports beside it are what the section offers.
    if (section?.services.length === 0 && !offersNothing(section)) return null
    return (
      <div key={name} className="flex flex-col gap-3" aria-busy={section === undefined}>
        {hasTitles ? <h3 className="font-semibold">{name}</h3> : null}
        {section === undefined ? <Skeleton className="h-36 w-full" /> : <ServiceGroup {...section} />}
      </div>
    )
  })
}
