import { Button } from '@hanap/ui/button'
import { AttachIcon, CloseIcon } from '@hanap/ui/icon'
import { Callout } from '@hanap/ui/surface'
import { FILE_TYPES, type PickedFile, type PickProblem } from '../../chat/files/picked-file.ts'
import { usePage } from '../page.tsx'

const TYPES = ['PNG', 'JPEG', 'WebP', 'PDF']
const SIZE = '10 MB'

/** Where files are chosen; without script the browser's own field, sent with the form. */
export function AttachField({ add }: { add(files: readonly File[]): void }) {
  const { t, format } = usePage()
  return (
    <div className="file chat-attach" title={t('chats.attach')}>
      <input
        type="file"
        name="file"
        accept={FILE_TYPES}
        multiple
        aria-label={t('resumes.labelled', {
          label: t('chats.attach'),
          value: t('chats.attachHelp', { types: format.series(TYPES), size: SIZE }),
        })}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      <span className="btn btn-quiet btn-icon" aria-hidden="true">
        <AttachIcon />
      </span>
    </div>
  )
}

interface PickedFilesProps {
  picked: readonly PickedFile[]
  problem: PickProblem | undefined
  isOver: boolean
  remove(id: string): void
}

/** What was chosen and is sent with the next press of the button. */
export function PickedFiles({ picked, problem, isOver, remove }: PickedFilesProps) {
  const { t, format } = usePage()
  return (
    <>
      {isOver && (
        <div className="basis-full">
          <Callout tone="plain">{t('chats.dropHere')}</Callout>
        </div>
      )}
      {picked.length > 0 && (
        <ul className="chat-picked">
          {picked.map(({ id, file, thumbnail }) => (
            <li key={id}>
              {thumbnail && <img src={thumbnail} alt="" />}
              <span className="line-clamp-1 text-sm" dir="auto">
                {file.name}
              </span>
              <Button
                size="icon"
                look="quiet"
                aria-label={t('chats.removeFile', { name: file.name })}
                onClick={() => remove(id)}
              >
                <CloseIcon />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p className="field-error basis-full" role="alert">
          {problem === 'size'
            ? t('errors.file_too_large', { size: SIZE })
            : t('errors.file_type', { types: format.series(TYPES) })}
        </p>
      )}
    </>
  )
}
