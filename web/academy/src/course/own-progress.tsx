import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { MeterRing } from '@hanap/ui/lens/rings'
import { Callout, Disclosure } from '@hanap/ui/surface'
import { Form } from 'react-router'
import { GoOn } from './go-on.tsx'
import type { enrolmentView, NextLesson } from './load-course.server.ts'

interface OwnProgressProps {
  enrolment: ReturnType<typeof enrolmentView>
  /** The lesson to go on with. */
  next: NextLesson | null
  /** Null for who is signed in. */
  logIn: string | null
}

/** How far somebody is in a course, or the way into it. */
export function OwnProgress({ enrolment, next, logIn }: OwnProgressProps) {
  const { t } = usePage()
  if (logIn)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t('academy.logInText')}</p>
        <LinkButton look="primary" href={logIn} data-reload>
          {t('common.logIn')}
        </LinkButton>
      </div>
    )
  if (!enrolment)
    return (
      <Form method="post">
        <Button type="submit" look="primary" name="act" value="start">
          {t('academy.start')}
        </Button>
      </Form>
    )
  return (
    <section className="grid gap-3">
      <p className="course-progress">
        <MeterRing percent={(enrolment.done / enrolment.total) * 100} label={enrolment.text} size="large" />
        {enrolment.finished ?? enrolment.text}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {next && <GoOn next={next} />}
        {enrolment.certificate && (
          <LinkButton look={next ? 'line' : 'primary'} href={enrolment.certificate}>
            {t('academy.viewCertificate')}
          </LinkButton>
        )}
      </div>
      {enrolment.hasNewerVersion && (
        <Callout tone="plain">
          <Form method="post" className="grid justify-items-start gap-2">
            <p>{t('academy.newVersion')}</p>
            <Button type="submit" size="small" name="act" value="newest">
              {t('academy.takeNewVersion')}
            </Button>
          </Form>
        </Callout>
      )}
      <Disclosure summary={t('academy.leave')}>
        <Form method="post" className="grid justify-items-start gap-2 py-2">
          <p>{t('academy.leaveSure')}</p>
          <Button type="submit" size="small" look="danger" name="act" value="leave">
            {t('academy.leave')}
          </Button>
        </Form>
      </Disclosure>
    </section>
  )
}
