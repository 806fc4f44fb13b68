import { isObject, type Json, type JsonObject, listOf, textsOf } from '../json.ts'

const isPosting = (value: JsonObject) =>
  textsOf(value['@type']).some(type => /(^|[/#:])JobPosting$/.test(type))

/** The JobPostings in JSON-LD: one, a list, a `@graph`, the items of a list, or a page's main thing. */
export const postingsIn = (value: Json | undefined): JsonObject[] =>
  listOf(value).flatMap(each => {
    if (!isObject(each)) return listOf(each) === each ? postingsIn(each) : []
    if (isPosting(each)) return [each]
    return [each['@graph'], each.itemListElement, each.item, each.mainEntity].flatMap(postingsIn)
  })
