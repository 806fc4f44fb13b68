import {
  documentAccentKeys,
  documentPapers,
  documentSizes,
  documentSpacings,
  documentTemplates,
  MAX_DOCUMENT_LINE,
} from '@hanap/contracts/jobseekers/document-parts'
import type { DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import type { MessageKey } from '@hanap/i18n/message-key'
import { languages } from '@hanap/markets/languages'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { FormField } from '@hanap/ui/field'
import { designs } from '../look/design-names.ts'
import type { DocumentEditor } from './use-document.ts'
import { withLook } from './with-look.ts'

const papers: Record<DocumentContent['paper'], MessageKey> = {
  a4: 'builder.paper_a4',
  letter: 'builder.paper_letter',
}
const sizes: Record<DocumentContent['style']['size'], MessageKey> = {
  small: 'builder.size_small',
  normal: 'builder.size_normal',
  large: 'builder.size_large',
}
const spacings: Record<DocumentContent['style']['spacing'], MessageKey> = {
  tight: 'builder.spacing_tight',
  normal: 'builder.spacing_normal',
  airy: 'builder.spacing_airy',
}
const accents: Record<(typeof documentAccentKeys)[number], MessageKey> = {
  navy: 'builder.colour_navy',
  teal: 'builder.colour_teal',
  plum: 'builder.colour_plum',
  rust: 'builder.colour_rust',
  crimson: 'builder.colour_crimson',
  forest: 'builder.colour_forest',
  slate: 'builder.colour_slate',
  black: 'builder.colour_black',
}

interface LookFormProps {
  content: DocumentContent
  revision: number
  change: DocumentEditor['change']
}

/** A document's name, and how it looks. */
export function LookForm({ content, revision, change }: LookFormProps) {
  const { t } = usePage()
  const { style, template } = content
  const select = (
    name: string,
    label: string,
    { value, options }: { value: string; options: readonly (readonly [string, string, lang?: string])[] },
  ) => (
    <FormField id={`look-${name}`} name={name} label={label}>
      <select
        className="input"
        id={`look-${name}`}
        name={name}
        value={value}
        onChange={event => change(before => withLook(before, name, event.target.value))}
      >
        {options.map(([key, text, lang]) => (
          <option key={key} value={key} lang={lang}>
            {text}
          </option>
        ))}
      </select>
    </FormField>
  )
  return (
    <details className="disclosure builder-section">
      <summary>
        {t('builder.look')}
        <small className="badge">{t(designs[template].name)}</small>
      </summary>
      <form
        method="post"
        aria-label={t('builder.look')}
        data-reload
        onSubmit={event => event.preventDefault()}
      >
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="look" value="1" />
        <FormField id="look-name" name="look-name" label={t('builder.name')} help={t('builder.nameHelp')}>
          <input
            className="input"
            type="text"
            id="look-name"
            name="name"
            dir="auto"
            autoComplete="off"
            maxLength={MAX_DOCUMENT_LINE}
            aria-describedby="look-name-help"
            value={content.name}
            onChange={event => change(before => ({ ...before, name: event.target.value }), 'name')}
          />
        </FormField>
        <div className="builder-look">
          {select('template', t('making.design'), {
            value: template,
            options: documentTemplates.map(key => [key, t(designs[key].name)]),
          })}
          {select('language', t('making.language'), {
            value: content.language,
            options: languages.map(({ code, value, tag }) => [code, value, tag]),
          })}
          {template !== 'rirekisho' && (
            <>
              {select('accent', t('builder.colour'), {
                value: style.accent ?? '',
                options: [
                  ['', t('builder.colour_own')],
                  ...documentAccentKeys.map(key => [key, t(accents[key])] as const),
                ],
              })}
              {select('size', t('builder.size'), {
                value: style.size,
                options: documentSizes.map(key => [key, t(sizes[key])]),
              })}
              {select('spacing', t('builder.spacing'), {
                value: style.spacing,
                options: documentSpacings.map(key => [key, t(spacings[key])]),
              })}
              {select('paper', t('builder.paper'), {
                value: content.paper,
                options: documentPapers.map(key => [key, t(papers[key])]),
              })}
            </>
          )}
        </div>
        {template === 'rirekisho' && (
          <label className="check">
            <input
              type="checkbox"
              name="photo"
              value="1"
              checked={style.is_photo_shown}
              onChange={event => change(before => withLook(before, 'photo', event.target.checked ? '1' : ''))}
            />
            <span>{t('making.photo')}</span>
          </label>
        )}
        <div className="builder-plain">
          <Button type="submit" size="small" look="primary" name="act" value="save">
            {t('common.save')}
          </Button>
        </div>
      </form>
    </details>
  )
}
