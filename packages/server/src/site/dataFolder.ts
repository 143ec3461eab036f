import { join } from "node:path"

/** The locations of everything a site keeps on disk. */
export interface DataFolder {
  readonly folder: string
  /** The site's files and the embedded database: made together, present only when finished. */
  readonly site: string
  /** The site while a first start makes it. A first start that was cut off leaves it, and the next starts over. */
  readonly unfinishedSite: string
  /** One folder an order: the list, its keys, its manifest. */
  readonly deliveries: string
  /** Files of service orders, which the operator copies here. */
  readonly serviceFiles: string
  /** The sandbox payment processor's own books. */
  readonly processor: string
}

export const dataFolder = (folder: string): DataFolder => ({
  folder,
  site: join(folder, "site"),
  unfinishedSite: join(folder, "site.unfinished"),
  deliveries: join(folder, "deliveries"),
  serviceFiles: join(folder, "service-files"),
  processor: join(folder, "sandbox-processor"),
})

export const databaseFolder = (site: string): string => join(site, "database")
