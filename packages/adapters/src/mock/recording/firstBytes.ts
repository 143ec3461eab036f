import { Schema } from "effect"

const decodeText = Schema.decodeUnknownSync(Schema.String)

/** What every workbook and every letter begins with, in base64: the rest holds when it was made. */
export const firstBytes = (body: Schema.Json): Schema.Json => decodeText(body).slice(0, 8)
