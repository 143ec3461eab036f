import { Schema } from "effect"

/**
 * Builds the schema for the reply of an original-contract call. When `ResultFlag` is false, `DataSource` is null and
 * `ResultMessage` gives the user the reason. When it's true, `ResultMessage` contains anything else the user should
 * know and is usually ''.
 */
export const Envelope = <S extends Schema.Top>(data: S) =>
  Schema.Struct({
    d: Schema.Struct({
      ResultFlag: Schema.Boolean,
      ResultMessage: Schema.String,
      DataSource: Schema.NullOr(data),
    }),
  })

export const ok = <A>(data: A, message = "") => ({
  d: { ResultFlag: true, ResultMessage: message, DataSource: data },
})

export const refused = (message: string) => ({
  d: { ResultFlag: false, ResultMessage: message, DataSource: null },
})
