import type { SiteConfiguration } from "@listwright/domain/account"
import { Mail, Phone } from "lucide-react"
import { Dialog } from "../design/Dialog.tsx"

export interface SiteDialogProps {
  readonly site: SiteConfiguration
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

const row =
  "flex items-center gap-3 rounded-card border border-line px-4 py-3 text-text no-underline hover:bg-hover hover:no-underline"

/** How to reach the people behind the site. */
export function ContactDialog({ site, isOpen, onOpenChange }: SiteDialogProps) {
  return (
    <Dialog title="Contact Us" isOpen={isOpen} onOpenChange={onOpenChange} width="narrow">
      <p className="mb-4 text-muted">We answer Monday to Friday, 8am to 6pm EST.</p>
      <div className="flex flex-col gap-2">
        <a href={`tel:${site.phoneNumber}`} className={row}>
          <Phone className="size-4.5 text-muted" aria-hidden="true" />
          {site.phoneNumber}
        </a>
        <a href={`mailto:${site.contactEmail}`} className={row}>
          <Mail className="size-4.5 text-muted" aria-hidden="true" />
          {site.contactEmail}
        </a>
      </div>
    </Dialog>
  )
}
