import type { SiteConfiguration } from "@listwright/domain/account"

export interface SiteSlotProps {
  /** The site setting that the server writes here. */
  readonly name: keyof Pick<SiteConfiguration, "siteName" | "phoneNumber" | "contactEmail">
  readonly className?: string
}

/** A place in the served page for what only the server knows; empty where a plain file server gives the page. */
export function SiteSlot({ name, className }: SiteSlotProps) {
  return <span data-site={name} className={className} />
}
