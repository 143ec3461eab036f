import type { SiteConfiguration } from "@listwright/domain/account"

export interface SiteSlotProps {
  /** The name of the site setting inserted by the server. */
  readonly name: keyof Pick<SiteConfiguration, "siteName" | "phoneNumber" | "contactEmail">
  readonly className?: string
}

/** A slot in the served page for a value known only to the server; empty if a plain file server serves the page. */
export function SiteSlot({ name, className }: SiteSlotProps) {
  return <span data-site={name} className={className} />
}
