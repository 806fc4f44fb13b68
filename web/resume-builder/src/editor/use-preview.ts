import { previewDocument } from '@hanap/contracts/jobseekers/documents.calls'
import { send } from '@hanap/shared/calls/call'
import { useEffect, useRef, useState } from 'react'
import { type PreviewPicture, previewPicture } from './anchors.ts'

/** The pages of a document, drawn anew for each revision, one request at a time. */
export const usePreview = (
  id: string,
  revision: number,
): { preview: PreviewPicture | null; hasPreviewFailed: boolean } => {
  const [preview, setPreview] = useState<PreviewPicture | null>(null)
  const [hasPreviewFailed, setHasPreviewFailed] = useState(false)
  const drawing = useRef<{ wanted: number; isBusy: boolean }>({ wanted: 0, isBusy: false })

  useEffect(() => {
    const draw = async () => {
      drawing.current.wanted = revision
      if (drawing.current.isBusy) return
      drawing.current.isBusy = true
      for (let drawn = 0; drawn !== drawing.current.wanted; ) {
        drawn = drawing.current.wanted
        const answer = await send(
          previewDocument,
          { params: { id }, query: { revision: String(drawn) } },
          {},
        ).catch(() => undefined)
        const svg = answer?.ok ? await answer.text().catch(() => '') : ''
        setHasPreviewFailed(svg === '')
        if (svg !== '') setPreview(previewPicture(svg))
      }
      drawing.current.isBusy = false
    }
    void draw()
  }, [id, revision])

  return { preview, hasPreviewFailed }
}
