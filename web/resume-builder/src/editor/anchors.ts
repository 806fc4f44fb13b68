/** A text of the preview and the field in which it was typed; in percent of the picture. */
interface PreviewAnchor {
  /** Of the field's control. */
  target: string
  left: number
  top: number
  width: number
  height: number
}

export interface PreviewPicture {
  /** As an image's source. */
  source: string
  width: number
  height: number
  anchors: PreviewAnchor[]
}

/** The id of an entry's control; of a section's own where no entry is named. */
export const controlId = (sectionId: string, entryId?: string, field?: string): string =>
  entryId === undefined ? `s-${sectionId}` : `f-${sectionId}-${entryId}-${field ?? 'title'}`

const ANCHOR =
  /<rect class="edit" data-of="([a-z0-9._]+)" x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"[^>]*>/g
const BOX = /viewBox="0 0 ([\d.]+) ([\d.]+)"/

/** A preview as a page shows it. Images run nothing and load nothing, whatever stands in them. */
export const previewPicture = (svg: string): PreviewPicture => {
  const [, width = '1', height = '1'] = BOX.exec(svg) ?? []
  const [w, h] = [Number(width), Number(height)]
  const percent = (part: string | undefined, whole: number) => (Number(part) / whole) * 100
  return {
    source: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    width: w,
    height: h,
    anchors: Array.from(svg.matchAll(ANCHOR), ([, of = '', x, y, across, down]) => {
      const [section = '', entry, field] = of.split('.')
      return {
        target: controlId(section, entry, field),
        left: percent(x, w),
        top: percent(y, h),
        width: percent(across, w),
        height: percent(down, h),
      }
    }),
  }
}
