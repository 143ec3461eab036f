import type { Attribute } from "@listwright/domain/audience"

const column = (fields: Partial<Attribute> & Pick<Attribute, "column" | "name">): Attribute => ({
  description: "",
  inputType: "list",
  category: 3,
  min: null,
  max: null,
  values: [],
  priceElement: null,
  ...fields,
})

export const age = column({ column: "AGE", name: "Age", inputType: "number", min: "18", max: "99" })
export const birthdate = column({ column: "BIRTHDATE", name: "Date of Birth", inputType: "date" })
export const gender = column({
  column: "GENDER",
  name: "Gender",
  inputType: "radio",
  values: [
    { value: "F", name: "Female" },
    { value: "M", name: "Male" },
  ],
})
export const education = column({
  column: "EDUCATION",
  name: "Education",
  description: "Highest level of education completed",
  values: [
    { value: "1", name: "High School" },
    { value: "2", name: "Some College" },
  ],
})
export const autoOwner = column({
  column: "AUTO",
  name: "Vehicle Owner",
  category: 18,
  description: "Owns a car",
})
export const investor = column({ column: "INVESTOR", name: "Investor", category: 6 })
export const unlisted = column({ column: "X", name: "Something new", category: 77 })

export const allColumns = [autoOwner, education, age, investor, gender, birthdate, unlisted]
