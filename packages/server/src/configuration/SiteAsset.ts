import { Schema } from "effect"

/** A site file served as is: an image or a video. */
export interface SiteAsset {
  /** The path relative to the site's folder, with '/', such as 'rewards/mug.svg'. */
  readonly path: string
  readonly bytes: number
}

/** A type of asset, with its folder, allowed names, and maximum size. */
export interface AssetKind {
  readonly folder: "rewards" | "videos"
  /** The media types by file extension. */
  readonly types: Readonly<Record<string, string>>
  readonly mostBytes: number
}

const MEGABYTE = 1_000_000

export const GIFT_IMAGE: AssetKind = {
  folder: "rewards",
  types: {
    svg: "image/svg+xml",
    png: "image/png",
    jpg: "image/jpeg",
    jpeg: "image/jpeg",
    webp: "image/webp",
    avif: "image/avif",
  },
  mostBytes: MEGABYTE,
}

export const VIDEO: AssetKind = {
  folder: "videos",
  types: { webm: "video/webm", mp4: "video/mp4" },
  mostBytes: 2_000 * MEGABYTE,
}

export const CAPTIONS: AssetKind = {
  folder: "videos",
  types: { vtt: "text/vtt; charset=utf-8" },
  mostBytes: MEGABYTE,
}

export const ASSET_FOLDERS = [GIFT_IMAGE.folder, VIDEO.folder] as const

const endingOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ""

/** Returns a file's media type; undefined if the file isn't of this asset type. */
export const assetMediaType = ({ types }: AssetKind, name: string): string | undefined =>
  Object.hasOwn(types, endingOf(name)) ? types[endingOf(name)] : undefined

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

/**
 * Returns a schema for the name of a file of this asset type, without its folder: letters, digits, '.', '_', and '-'.
 */
export const assetFileNameSchema = (kind: AssetKind) =>
  Schema.String.check(
    Schema.makeFilter((name) =>
      NAME.test(name) && assetMediaType(kind, name) !== undefined
        ? undefined
        : `'${name}' can't be used here; choose a file in ${kind.folder}/ that ends in ${Object.keys(
            kind.types,
          )
            .map((ending) => `.${ending}`)
            .join(", ")}, with no spaces in its name`,
    ),
  )

/** Returns the error in a file that a site references; null if the file is valid. */
export const assetProblem = (
  { folder, mostBytes }: AssetKind,
  name: string,
  assets: ReadonlyArray<SiteAsset>,
): string | null => {
  const path = `${folder}/${name}`
  const asset = assets.find((one) => one.path === path)
  if (asset === undefined) return `there is no file ${path}; add it, or correct its name`
  if (asset.bytes > mostBytes) return `${path} is ${asset.bytes} bytes; make it ${mostBytes} bytes or smaller`
  return asset.bytes === 0 ? `${path} is empty; replace it` : null
}

/** The path from which browsers load a site's assets. */
export const SITE_FILES_PATH = "/site-files"
export const assetUrl = ({ folder }: AssetKind, name: string): string =>
  `${SITE_FILES_PATH}/${folder}/${name}`
