import { FILE_PAGE, fileLink, type ServiceOrder, serviceOrderActions } from "@listwright/domain/history"
import { Download } from "lucide-react"
import { buttonClasses } from "../../design/Button.tsx"
import { classes } from "../../design/classes.ts"

const NAMES = { fulfillment: "Fulfillment", reports: "Reports" } as const
const FILES = ["fulfillment", "reports"] as const

export interface ServiceFilesProps {
  readonly order: ServiceOrder
  readonly look?: "quiet" | "secondary"
}

/** A service order's available files, each as a download [p4-service-order-actions]. */
export function ServiceFiles({ look = "quiet", order }: ServiceFilesProps) {
  const actions = serviceOrderActions(order)
  return (
    <span className={classes("flex flex-wrap", look === "quiet" ? "gap-0.5" : "gap-3")}>
      {FILES.filter((file) => actions[file]).map((file) => (
        <a
          key={file}
          className={buttonClasses(look, look === "quiet" ? "small" : "normal")}
          href={`/${fileLink(FILE_PAGE, order.id, file)}`}
          download
          aria-label={`Download ${NAMES[file].toLowerCase()} for ${order.name}`}
        >
          <Download className="size-4" aria-hidden="true" />
          {NAMES[file]}
        </a>
      ))}
    </span>
  )
}
