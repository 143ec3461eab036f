import { type Agreement, type AgreementKind, agreementKind } from "@listwright/domain/order"
import { Schema } from "effect"
import { formatVersionSchema } from "./formats.ts"
import type { SourceSettings } from "./SourcesFile.ts"

const Paragraphs = Schema.Array(Schema.NonEmptyString)

/** The `agreement.json` file with the Data Use Agreement, in printable paragraphs. */
export const AgreementFile = Schema.Struct({
  version: formatVersionSchema(1),
  /** The identifier of the wording, stored with each order to show which wording was accepted. */
  wording: Schema.NonEmptyString,
  title: Schema.NonEmptyString,
  opening: Paragraphs,
  standard: Paragraphs,
  emailCampaign: Paragraphs,
  closing: Paragraphs,
} satisfies Record<AgreementKind, unknown> & Record<string, unknown>)
export type AgreementFile = typeof AgreementFile.Type

/** Returns a source's Data Use Agreement, with its additional text and permitted purposes. */
export const sourceAgreement = (
  file: AgreementFile,
  listType: number,
  { agreement: own = [], permittedPurposes }: Pick<SourceSettings, "agreement" | "permittedPurposes"> = {},
): Agreement => ({
  ...(permittedPurposes === undefined ? {} : { purposes: permittedPurposes }),
  title: file.title,
  version: own.length === 0 ? file.wording : `${file.wording}-${listType}`,
  paragraphs: [...file.opening, ...file[agreementKind(listType)], ...own, ...file.closing],
})
