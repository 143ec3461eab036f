import { Schema } from "effect"

const Named = Schema.Struct({ name: Schema.optionalKey(Schema.String) })

/** The name that a package.json gives its package. */
export const packageName = (manifest: string): string | undefined =>
  Schema.decodeUnknownSync(Schema.fromJsonString(Named))(manifest).name

/** The lines between the first two '---'. */
const head = (changeset: string): string => /^---\n(.*?)^---$/ms.exec(changeset)?.[1] ?? ""

/** Lists the names in a changeset that aren't packages of ours, one sentence each; they would stop the release. */
export const unknownPackages = (
  path: string,
  changeset: string,
  names: ReadonlyArray<string>,
): ReadonlyArray<string> =>
  [...head(changeset).matchAll(/^["']?(.+?)["']?:/gm)].flatMap(([, name = ""]) =>
    names.includes(name)
      ? []
      : [`${path} names ${name}, which is no package. Packages: ${names.join(", ")}.`],
  )
