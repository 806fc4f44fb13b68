import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { MeterRing } from '@hanap/ui/lens/rings'
import { Callout, Disclosure } from '@hanap/ui/surface'
import { Form } from 'react-router'
import { GoOn } from './go-on.tsx'
import type { enrolmentView, NextLesson } from './load-course.server.ts'

interface CourseActProps {
  isIn: boolean
  /** The lesson to go on with. */
  next: NextLesson | null
  /** Where the first lesson is. */
  first: string | null
  /** Null for who is signed in. */
  logIn: string | null
  certificate: string | null
}

/** The way into a course. Its lessons are open; who logs in keeps what was done. */
export function CourseAct({ isIn, next, first, logIn, certificate }: CourseActProps) {
  const { t } = usePage()
  if (isIn) {
    if (next) return <GoOn next={next} />
    return (
      certificate && (
        <LinkButton look="primary" href={certificate}>
          {t('academy.viewCertificate')}
        </LinkButton>
      )
    )
  }
  if (!logIn)
    return (
      <Form method="post">
        <Button type="submit" look="primary" name="act" value="start">
          {t('academy.start')}
        </Button>
      </Form>
    )
  return (
    <div className="grid justify-items-start gap-3">
      {first && (
        <LinkButton look="primary" href={first}>
          {t('academy.start')}
        </LinkButton>
      )}
      <LogInNote href={logIn} />
    </div>
  )
}

export function LogInNote({ href }: { href: string }) {
  const { t } = usePage()
  return (
    <p className="log-in-note">
      <span>{t('academy.logInText')}</span>{' '}
      <a className="lone" href={href} data-reload>
        {t('common.logIn')}
      </a>
    </p>
  )
}

interface OwnProgressProps {
  enrolment: NonNullable<ReturnType<typeof enrolmentView>>
  /** There is no lesson to go on with. */
  isFinished: boolean
}

/** How far somebody is in a course, and what there is to do with it besides going on. */
export function OwnProgress({ enrolment, isFinished }: OwnProgressProps) {
  const { t } = usePage()
  return (
    <section className="grid gap-3">
      <p className="course-progress">
        <MeterRing percent={(enrolment.done / enrolment.total) * 100} label={enrolment.text} size="large" />
        {enrolment.finished ?? enrolment.text}
      </p>
      {enrolment.certificate && !isFinished && (
        <p>
          <LinkButton href={enrolment.certificate}>{t('academy.viewCertificate')}</LinkButton>
        </p>
      )}
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
    </section>
  )
}

export function LeaveCourse() {
  const { t } = usePage()
  return (
    <Disclosure summary={t('academy.leave')}>
      <Form method="post" className="grid justify-items-start gap-2 py-2">
        <p>{t('academy.leaveSure')}</p>
        <Button type="submit" size="small" look="danger" name="act" value="leave">
          {t('academy.leave')}
        </Button>
      </Form>
    </Disclosure>
  )
}
