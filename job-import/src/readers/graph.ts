import { isObject, type JsonObject, type JsonValue, jsonList, jsonTexts } from '../json.ts'

const isPosting = (value: JsonObject) =>
  jsonTexts(value['@type']).some(type => /(^|[/#:])JobPosting$/.test(type))

/** The JobPostings in JSON-LD: one, a list, a `@graph`, the items of a list, or a page's main thing. */
export const postingsIn = (value: JsonValue | undefined): JsonObject[] =>
  jsonList(value).flatMap(each => {
    if (!isObject(each)) return jsonList(each) === each ? postingsIn(each) : []
    if (isPosting(each)) return [each]
    return [each['@graph'], each.itemListElement, each.item, each.mainEntity].flatMap(postingsIn)
  })
