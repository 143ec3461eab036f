import type { SiteConfiguration } from "@listwright/domain/account"
import type { ReactNode } from "react"

/** The ways to reach the site's staff; '' for each that the site doesn't offer. */
export type SupportContacts = Pick<SiteConfiguration, "phoneNumber" | "contactEmail">

export interface SupportLinkProps {
  readonly way: keyof SupportContacts
  readonly site: Pick<SiteConfiguration, SupportLinkProps["way"]>
  readonly className?: string
  /** An icon before the text. */
  readonly children?: ReactNode
}

const schemes = { phoneNumber: "tel", contactEmail: "mailto" } as const

/** A link for calling or writing to the site's staff; empty if the site doesn't offer that way. */
export function SupportLink({ children, className = "wrap-anywhere", site, way }: SupportLinkProps) {
  const text = site[way]
  if (text === "") return null
  return (
    <a href={`${schemes[way]}:${text}`} className={className}>
      {children}
      {text}
    </a>
  )
}
