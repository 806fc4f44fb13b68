import { listInterviewGroups } from '@hanap/contracts/interviews/interviews.calls'
import { openApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { personName } from '@hanap/i18n/person-name'
import { markets } from '@hanap/markets/markets'
import { BackLink } from '@hanap/shared/components/back-link'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import {
  Capacity,
  FirstSlot,
  isMoreOpen,
  MoreSlots,
  SlotDetails,
} from '@hanap/shared/components/interviews/slot-fields'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { earliestIn } from '@hanap/shared/interviews/slot-fields'
import { unbroken } from '@hanap/shared/interviews/unbroken'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import { CheckGroup } from '@hanap/ui/check'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { SelectField, TextArea, TextField } from '@hanap/ui/field'
import { Disclosure } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import { groupValue, proposeAction } from './propose.server.ts'
import texts from './propose.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix, timeZone, market, currency } = factsOf(page)
  const id = args.params.id ?? ''
  const [applicant, listed] = await Promise.all([
    page.call(openApplicant, { params: { id } }),
    page.call(listInterviewGroups, { query: {} }),
  ])
  const { seeker, job_title } = answerOrRedirect(page, applicant)
  const { groups } = answerOrRedirect(page, listed)
  const t = translator(language)
  const formats = createFormats(language, { currency, key: market, timeZone })
  const timeZones = [...new Set(markets.map(market => market.timeZone))].sort()
  const name = personName(seeker.first_name, seeker.last_name)
  const heading = t('interviews.withName', { name })
  return {
    head: headOf(page, t('employer.title'), { title: heading, isIndexed: false }),
    heading,
    name,
    job: job_title,
    applicantHref: `${prefix}/applicants/${id}`,
    groups: groups.map(group => ({
      value: groupValue(group),
      when: unbroken(formats.zonedDateTime(group.starts_at)),
      places: `${t('interviews.minutes', { count: group.minutes })} · ${t('interviews.placesLeft', { count: group.places_left, capacity: group.capacity })}`,
    })),
    timeZone,
    // Two of the same name are one; the own stays.
    zones: [...new Map([...timeZones, timeZone].map(zone => [formats.zone(zone), zone]))].map(
      ([name, zone]) => ({ name, zone }),
    ),
    earliest: earliestIn(timeZones),
    idempotencyKey: page.newKey(),
    texts: textsFor(language, texts),
  }
}

export const action = (args: ActionFunctionArgs) =>
  proposeAction(pageOf(args), args.request, args.params.id ?? '')

const NOTHING: Readonly<Record<string, string>> = {}
const MINUTES = 30

/** Where a recruiter proposes slots to an applicant. */
export default function ProposeInterview() {
  const { head, heading, name, job, applicantHref, groups, timeZone, zones, earliest, idempotencyKey } =
    useLoaderData<typeof loader>()
  const { t } = usePage()
  const problem = useActionData<typeof action>()
  const { fields = NOTHING, errors = NOTHING } = problem ?? {}
  const slots = {
    zone: zones.find(({ zone }) => zone === (fields.time_zone ?? timeZone))?.name ?? timeZone,
    minutes: MINUTES,
    earliest,
    isOptional: groups.length > 0,
    fields,
    errors,
  }
  const isGroup = Boolean(fields.group || errors.capacity || (fields.capacity ?? '1') !== '1')
  return (
    <div className="list-page">
      <PageHead head={head} />
      <BackLink href={applicantHref}>
        <bdi>{name}</bdi>
      </BackLink>
      <h1 className="text-2xl" dir="auto">
        {heading}
      </h1>
      <div className="desk">
        <div className="desk-lead desk-note propose-whom">
          <CompanyAvatar name={name} logo={null} />
          <p>
            <span className="propose-name">
              <bdi>{name}</bdi>
            </span>
            <bdi>{job}</bdi>
          </p>
          <p>{t('interviews.proposeText')}</p>
        </div>
        <Form method="post" className="desk-main form sheet-form" noValidate>
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <ErrorSummary
            errors={errors}
            labels={{
              slot_1: t('interviews.slot', { number: 1 }),
              place: t('interviews.place'),
              online_url: t('interviews.onlineUrl'),
              minutes: t('interviews.duration'),
              capacity: t('interviews.capacity'),
              time_zone: t('interviews.timeZone'),
              note: t('interviews.note'),
            }}
          />
          <fieldset className="propose-part">
            <legend className="text-lg font-semibold">{t('interviews.proposedTimes')}</legend>
            <div className="propose-times">
              <FirstSlot {...slots} />
              <SlotDetails {...slots} />
              <SelectField
                name="time_zone"
                label={t('interviews.timeZone')}
                defaultValue={fields.time_zone ?? timeZone}
                error={errors.time_zone}
              >
                {zones.map(({ name: zoneName, zone }) => (
                  <option key={zone} value={zone}>
                    {zoneName}
                  </option>
                ))}
              </SelectField>
              <div className="add-part">
                <Disclosure summary={t('interviews.moreTimes')} isOpen={isMoreOpen(slots)}>
                  <div className="grid items-start gap-5 py-3 sm:grid-cols-2">
                    <MoreSlots {...slots} />
                  </div>
                </Disclosure>
              </div>
            </div>
            <Disclosure summary={t('interviews.group')} isOpen={isGroup}>
              <div className="grid gap-4 py-3">
                <Capacity fields={fields} errors={errors} />
                {groups.length > 0 && (
                  <CheckGroup
                    legend={t('interviews.groupTimes')}
                    name="group"
                    options={groups.map(({ value, when, places }) => ({
                      value,
                      label: (
                        <>
                          {when}
                          <span className="block text-sm text-muted">{places}</span>
                        </>
                      ),
                      isChosen: fields.group?.split(' ').includes(value) ?? false,
                    }))}
                  />
                )}
              </div>
            </Disclosure>
          </fieldset>
          <div className="propose-part sm:grid-cols-2">
            <p className="text-sm text-muted sm:col-span-2">{t('interviews.placeHint')}</p>
            <TextField
              name="place"
              label={t('interviews.place')}
              defaultValue={fields.place}
              error={errors.place}
              maxLength={300}
              dir="auto"
            />
            <TextField
              name="online_url"
              type="url"
              label={t('interviews.onlineUrl')}
              defaultValue={fields.online_url}
              error={errors.online_url}
              maxLength={2000}
              dir="ltr"
            />
          </div>
          <TextArea
            name="note"
            label={t('interviews.note')}
            optional={t('common.optional')}
            defaultValue={fields.note}
            error={errors.note}
            maxLength={1000}
            rows={2}
            dir="auto"
          />
          <Button type="submit" look="primary" className="justify-self-start max-sm:w-full">
            {t('interviews.send')}
          </Button>
        </Form>
      </div>
    </div>
  )
}
