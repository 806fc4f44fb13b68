import { usePage } from '@hanap/shared/components/page'
import { cachedValue, cacheValue } from '@hanap/shared/session-cache'
import { PinIcon } from '@hanap/ui/icon'
import { useState } from 'react'

const CACHE_MINUTES = 60

/** Where: free text, with the market's places as suggestions from the first focus on. */
export function PlaceField({ place }: { place: string }) {
  const { t, href, market, language } = usePage()
  const [names, setNames] = useState<readonly string[]>([])
  const suggest = async () => {
    if (names.length === 0) setNames(await placeNames(href('/places.json'), `places ${market} ${language}`))
  }
  return (
    <label>
      <PinIcon />
      <span className="unseen">{t('search.where')}</span>
      <input
        type="search"
        name="location"
        list="places"
        defaultValue={place}
        placeholder={t('search.wherePlaceholder')}
        maxLength={100}
        enterKeyHint="search"
        onFocus={suggest}
      />
      <datalist id="places">
        {names.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </label>
  )
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string')

/** Suggestions are a help: without them the field takes any text all the same. */
async function placeNames(address: string, key: string): Promise<readonly string[]> {
  const known = cachedValue(key, isNames)
  if (known) return known
  const answer = await fetch(address).catch(() => undefined)
  const names: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined
  if (!isNames(names)) return []
  cacheValue(key, names, CACHE_MINUTES)
  return names
}
