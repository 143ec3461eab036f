export { changeText } from "@listwright/domain/drafts"
