import { usePage } from '@hanap/shared/components/page'
import { TextField } from '@hanap/ui/field'
import { useEffect, useRef, useState } from 'react'

/** Side of what is shown of the square, in pixels. */
const SHOWN = 256
const CENTRE = { x: 0.5, y: 0.5, size: 1 }
const sliders = [
  ['x', 'profile.photoAcross', 0],
  ['y', 'profile.photoDown', 0],
  ['size', 'profile.photoSize', 0.2],
] as const

/** The picture chosen in a field of the same form, and the sliders that choose its square. */
export function PhotoCrop({ field }: { field: string }) {
  const { t } = usePage()
  const place = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [crop, setCrop] = useState(CENTRE)

  useEffect(() => {
    const input = place.current?.closest('form')?.elements.namedItem(field)
    if (!(input instanceof HTMLInputElement)) return
    const read = async () => {
      const [file] = input.files ?? []
      setCrop(CENTRE)
      // What is no picture the server refuses in words.
      setPicture(file ? await createImageBitmap(file).catch(() => null) : null)
    }
    // It may have been chosen before the script was there.
    void read()
    input.addEventListener('change', read)
    return () => input.removeEventListener('change', read)
  }, [field])

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!picture || !context) return
    const side = Math.min(picture.width, picture.height) * crop.size
    const startOf = (middle: number, length: number) =>
      Math.min(Math.max(middle * length - side / 2, 0), length - side)
    const left = startOf(crop.x, picture.width)
    const top = startOf(crop.y, picture.height)
    context.clearRect(0, 0, SHOWN, SHOWN)
    context.drawImage(picture, left, top, side, side, 0, 0, SHOWN, SHOWN)
  }, [picture, crop])

  return (
    <div ref={place} className="flex flex-wrap gap-4 empty:hidden">
      {picture && (
        <>
          <canvas
            ref={canvas}
            role="img"
            aria-label={t('profile.photoPreview')}
            width={SHOWN}
            height={SHOWN}
            className="size-40 rounded-2xl"
          />
          <div className="grid min-w-48 flex-1 gap-3">
            {sliders.map(([name, label, min]) => (
              <TextField
                key={name}
                name={name}
                type="range"
                label={t(label)}
                className="min-h-11 w-full accent-accent"
                dir="ltr"
                min={min}
                max={1}
                step={0.01}
                value={crop[name]}
                onChange={event => setCrop({ ...crop, [name]: event.currentTarget.valueAsNumber })}
              />
            ))}
          </div>
        </>
      )}
    </div>
  )
}
