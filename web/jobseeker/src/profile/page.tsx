import { translator } from '@hanap/i18n/catalogues'
import { formTexts } from '@hanap/shared/calls/form-values'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { LinkButton } from '@hanap/ui/button'
import { PreferencesIcon } from '@hanap/ui/icons/navigation'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import type { RouteHandle } from '../root.tsx'
import { Deleted } from './deleted.tsx'
import { PartForm, ProfileEntry, ProfileSection } from './entries.tsx'
import { FindableHint } from './findable-hint.tsx'
import { letsCompaniesFind, loadProfile, type OpenForm } from './load-profile.server.ts'
import { Meter } from './meter.tsx'
import texts from './page.tsx?texts'
import { OpenPart } from './part.tsx'
import { savePhoto } from './photo/photo.server.ts'
import { Photo, PhotoForm } from './photo/photo.tsx'
import { anchorOf, type DeletedEntry, PROFILE_PATH, type ProfileFormValues } from './profile-view.ts'
import { deleteEntry, type SaveProfileResult, saveForm } from './save-profile.server.ts'
import { SectionIcon } from './section-icon.tsx'
import { saveSkills } from './skills.server.ts'
import { OwnSkills, Skills, SkillsForm } from './skills.tsx'
import { useFocus } from './use-focus.ts'
import { actOnVideo } from './videos/videos.server.ts'
import { ProfileVideos } from './videos/videos.tsx'

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  if (!page.user) throw redirect(logInAddress(prefix, prefix + PROFILE_PATH))
  const t = translator(language)
  const profile = await loadProfile(page, openFormIn(args))
  return {
    head: headOf(page, t('common.brand'), {
      title: profile.openHeading ?? t('profile.heading'),
      isIndexed: false,
    }),
    ...profile,
    isFindable: await letsCompaniesFind(page),
    texts: textsFor(language, texts),
  }
}

const openFormIn = ({ params }: LoaderFunctionArgs): OpenForm => ({ section: params.part, id: params.id })

/** Saves the form of the address; at the profile itself deletes an entry or a skill. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  if (!page.user) return redirect(logInAddress(prefix, prefix + PROFILE_PATH), 303)
  const form = await args.request.formData()
  const openForm = openFormIn(args)
  const saved: SaveProfileResult = form.get('act')?.toString().startsWith('video-')
    ? await actOnVideo(page, form)
    : openForm.section === 'photo'
      ? await savePhoto(page, form)
      : openForm.section === 'skills' || formTexts(form).section === 'skills'
        ? await saveSkills(page, form)
        : openForm.section === undefined
          ? await deleteEntry(page, form)
          : await saveForm(page, openForm, form)
  if ('to' in saved) return redirect(prefix + saved.to, 303)
  const { status, ...answer } = saved
  return data<ProfileAnswer>({ ...nothing, ...answer }, { status })
}

interface ProfileAnswer {
  deleted: DeletedEntry | null
  errors: Record<string, string>
  values: ProfileFormValues
}

const nothing: ProfileAnswer = { deleted: null, errors: {}, values: [] }

export default function ProfilePage() {
  const { head, meter, photo, basics, sections, skills, preferences, videos, ...view } =
    useLoaderData<typeof loader>()
  const { openSection, openHeading, isCompleted } = view
  const { deleted, errors, values } = useActionData<typeof action>() ?? nothing
  const { t, href } = usePage()
  useFocus()
  const answered = { errors, values }
  const open = basics.form ?? sections.find(({ form }) => form)?.form
  const labels = {
    avatar: t('profile.photoChoose'),
    skill: t('profile.skill'),
    video_resume: t('video.choose'),
    video_cover: t('video.cover'),
    ...Object.fromEntries(open?.fields.map(({ name, label }) => [name, label]) ?? []),
  }
  const summary = <ErrorSummary errors={errors} labels={labels} />
  if (openHeading !== null)
    return (
      <>
        <PageHead head={head} />
        <OpenPart section={openSection} heading={openHeading}>
          {summary}
          {open && <PartForm section={openSection} form={open} {...answered} />}
          {photo.isOpen && <PhotoForm address={photo.address} error={errors.avatar} />}
          {skills.isOpen && (
            <>
              <OwnSkills own={skills.own} />
              <SkillsForm {...answered} />
            </>
          )}
        </OpenPart>
      </>
    )
  return (
    <div className="list-page profile-page">
      <PageHead head={head} />
      <div className="profile-title">
        <h1 className="text-2xl">{t('profile.heading')}</h1>
        <LinkButton size="small" href={href('/dashboard/profile')}>
          {t('profile.seenHeading')}
        </LinkButton>
      </div>
      {deleted && <Deleted {...deleted} />}
      {summary}
      <section className="profile-section">
        <h2>
          <SectionIcon section="basics" />
          {t('profile.basics')}
        </h2>
        <div className="profile-who">
          <Photo {...photo} />
          <div id={anchorOf('basics')} tabIndex={-1}>
            <ProfileEntry entry={basics.shown} changePath={`${PROFILE_PATH}/basics#${anchorOf('basics')}`} />
          </div>
        </div>
      </section>
      <Meter {...meter} isCompleted={isCompleted} />
      {sections.slice(0, 2).map(section => (
        <ProfileSection key={section.key} section={section} />
      ))}
      <Skills own={skills.own} />
      {sections.slice(2).map(section => (
        <ProfileSection key={section.key} section={section} />
      ))}
      <ProfileVideos videos={videos} errors={errors} />
      <section className="profile-section justify-items-start">
        <h2>
          <PreferencesIcon />
          {t('personal.preferencesHeading')}
        </h2>
        {preferences.length === 0 && <p className="text-muted">{t('profile.why_preferences')}</p>}
        <ul className="grid gap-1">
          {preferences.map(({ id, name }) => (
            <li key={id}>
              <a className="lone" href={href(`/job-preferences/${id}`)}>
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
        <LinkButton size="small" href={href('/job-preferences/new')}>
          {t('personal.preferenceAdd')}
        </LinkButton>
      </section>
      {!view.isFindable && <FindableHint />}
    </div>
  )
}
