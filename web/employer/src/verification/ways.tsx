import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { TextField } from '@hanap/ui/field'
import { FileField } from '@hanap/ui/file-field'
import { Disclosure } from '@hanap/ui/surface'
import { Form, useNavigation } from 'react-router'

type Kind = 'mail' | 'dns' | 'register'

interface WaysProps {
  /** What was sent and refused, and in which form. */
  kind: Kind | undefined
  typed: Record<string, string>
  errors: Record<string, string>
  /** Whether the first way is open at once: nothing else is to be done. */
  isOpen: boolean
  isVerified: boolean
}

const ways = {
  mail: {
    heading: 'verification.mailHeading',
    text: 'verification.mailText',
    label: 'verification.mailLabel',
    submit: 'verification.mailSend',
  },
  dns: {
    heading: 'verification.dnsHeading',
    text: 'verification.dnsText',
    label: 'verification.dnsLabel',
    submit: 'verification.dnsStart',
  },
  register: {
    heading: 'verification.registerHeading',
    text: 'verification.registerText',
    label: 'verification.registerLabel',
    submit: 'verification.registerSubmit',
  },
} as const

/** Three ways to show that the company is the company. */
export function WaysToVerify({ kind: sent, typed, errors, isOpen, isVerified }: WaysProps) {
  const { t } = usePage()
  return (
    <div className="card lines-of-ways">
      <h2 className="text-lg">{t(isVerified ? 'verification.anotherWay' : 'verification.open')}</h2>
      {(['mail', 'dns', 'register'] as const).map(kind => (
        <Way
          key={kind}
          kind={kind}
          isOpen={sent === undefined ? isOpen && kind === 'mail' : sent === kind && !errors.code}
          typed={sent === kind ? typed : {}}
          errors={sent === kind && !errors.code ? errors : {}}
        />
      ))}
    </div>
  )
}

function Way({ kind, isOpen, typed, errors }: Omit<WaysProps, 'kind' | 'isVerified'> & { kind: Kind }) {
  const { t } = usePage()
  const isBusy = useNavigation().state === 'submitting'
  const way = ways[kind]
  return (
    <section>
      <Disclosure
        summary={<h3 className="inline text-base font-semibold">{t(way.heading)}</h3>}
        isOpen={isOpen}
      >
        <Form
          method="post"
          className="form"
          noValidate
          {...(kind === 'register' && { encType: 'multipart/form-data' as const })}
        >
          <p>{t(way.text)}</p>
          <input type="hidden" name="kind" value={kind} />
          <TextField
            name="value"
            id={`value-${kind}`}
            label={t(way.label)}
            dir="ltr"
            autoCapitalize="none"
            autoComplete="off"
            inputMode={kind === 'mail' ? 'email' : kind === 'dns' ? 'url' : 'text'}
            defaultValue={typed.value ?? ''}
            error={errors.value}
            required
          />
          {kind === 'register' && (
            <FileField
              name="file"
              label={t('verification.registerFile')}
              help={t('verification.registerFileHelp')}
              choose={t('common.chooseFile')}
              none={t('common.noFile')}
              accept="image/png,image/jpeg,image/webp,application/pdf"
              error={errors.file}
            />
          )}
          <Button type="submit" look="primary" isBusy={isBusy}>
            {t(way.submit)}
          </Button>
        </Form>
      </Disclosure>
    </section>
  )
}
