/** Names and addresses as the generator has them; then what a later change of the universe needs to know. */
export const PAYLOAD = [
  "ROW_ID",
  "PERSON_KEY",
  "FIRST_NAME",
  "LAST_NAME",
  "ADDRESS",
  "CITY",
  "STATE",
  "PHONE_NUMBER",
  "DELIVERY_SCORE",
  "WALK_SEQUENCE",
  "HOUSEHOLD_KEY",
  "LATITUDE",
  "LONGITUDE",
  "APARTMENT",
]
