import { Schema, SchemaAST } from "effect"

const leavesOf = (ast: SchemaAST.AST, path: string): ReadonlyArray<string> => {
  if (SchemaAST.isObjects(ast))
    return [
      ...ast.propertySignatures.flatMap(({ name, type }) =>
        leavesOf(type, path === "" ? String(name) : `${path}.${String(name)}`),
      ),
      ...ast.indexSignatures.flatMap(({ type }) => [`${path}.{key}`, ...leavesOf(type, `${path}.{}`)]),
    ]
  if (SchemaAST.isArrays(ast))
    return [...ast.elements, ...ast.rest].flatMap((item) => leavesOf(item, `${path}[]`))
  if (SchemaAST.isUnion(ast)) return ast.types.flatMap((type) => leavesOf(type, path))
  if (SchemaAST.isSuspend(ast)) return leavesOf(ast.thunk(), path)
  return SchemaAST.isNull(ast) || SchemaAST.isBoolean(ast) ? [] : [path]
}

/** Every place of a file that holds a text or a number: 'priceTables[].perRecord.{key}', 'gifts[].category'. */
export const valuesOfSchema = (schema: Schema.Top): ReadonlyArray<string> => [
  ...new Set(leavesOf(SchemaAST.toEncoded(schema.ast), "")),
]
