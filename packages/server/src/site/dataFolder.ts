import { join } from "node:path"

/** The locations of everything a site keeps on disk. */
export interface DataFolder {
  readonly folder: string
  /** The site's files and the embedded database: made together, present only when finished. */
  readonly site: string
  /**
   * The folder of a site that's being created by a first start. If that start is interrupted, the folder remains and
   * the next start begins again.
   */
  readonly unfinishedSite: string
  /** The folder of deliveries, with one folder per order: the list, its keys, and its manifest. */
  readonly deliveries: string
  /** The files of service orders, which the operator copies here. */
  readonly serviceFiles: string
  /** The sandbox payment processor's own ledger. */
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
