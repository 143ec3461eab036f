import type { UniverseName } from "@listwright/domain/catalogue"
import type { DeltaReport, ImportReport } from "../import/ImportReport.ts"
import type { ImportProgress } from "../import/ImportRequest.ts"

export type { DeltaReport, ImportReport, ImportProgress }

/** The options of every command about the universes of a site. */
export interface SiteRequest {
  /** The site's data folder: ./.data unless given. A server may run on it. */
  readonly dataFolder?: string | undefined
}

export interface SiteImport extends SiteRequest {
  /** The mapping file. */
  readonly mapping: string
  /** The universe that is meant; that of the mapping unless given. Another than the mapping's is refused. */
  readonly universe?: UniverseName | undefined
  /** Percent of the rows that may be refused; 1 unless given. Above it nothing is loaded. */
  readonly maxRefused?: number | undefined
  /** True if the new universe may have fewer than half of the records of the one that it follows. */
  readonly mayShrink?: boolean | undefined
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined
  /** ClickHouse servers that the new universe is brought to before it is served, as CLICKHOUSE_URL has them. */
  readonly clickhouseUrl?: string | undefined
  /** Gives up what is under way; everything stays as it was. */
  readonly signal?: AbortSignal | undefined
}

export interface SiteDelta extends SiteImport {
  /** A file of changes, in the mapping's format, with a column `op`. */
  readonly changes: string
}

/** One of the universes of a site. */
export interface SiteUniverse {
  /** Its folder has this name. */
  readonly name: string
  /** The kind of records that it holds. */
  readonly universe: UniverseName
  /** True if its records are made up. */
  readonly isSynthetic: boolean
  readonly folder: string
  /** True if it's the one to serve. A server that can't use it serves the one before, and says so in its log. */
  readonly isMeant: boolean
  /** Names the state of the data. */
  readonly snapshot: string
  readonly source: string
  /** The month that the data are true of: '2026-11'. */
  readonly vintage: string
  readonly records: number
  readonly households: number
}

/** The universes to list. */
export interface SiteList extends SiteRequest {
  /** All unless given. */
  readonly universe?: UniverseName | undefined
}

export interface SiteLoad extends SiteRequest {
  /** Consumers unless given. */
  readonly universe?: UniverseName | undefined
  readonly clickhouseUrl: string
  readonly onProgress?: ((fraction: number) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** A universe that ClickHouse servers hold now. */
export type Loaded = SiteUniverse & {
  /** False: they held all of it before. */
  readonly isNew: boolean
}

export interface SiteExplain extends SiteRequest {
  /** The universe that is meant; that of the definition unless given. Another than the definition's is refused. */
  readonly universe?: UniverseName | undefined
  /** A list definition, as `--save-definition` and drafts write it. */
  readonly definition: unknown
}

/** A universe that cannot be read, and why. */
export interface UnreadableUniverse extends Pick<SiteUniverse, "name" | "folder" | "isMeant" | "universe"> {
  readonly problem: string
}

export type Imported<Report> = SiteUniverse & {
  readonly report: Report
  /** The site's other universes whose records are made up; they must not be mistaken for real ones. */
  readonly synthetic: ReadonlyArray<SiteUniverse>
}
