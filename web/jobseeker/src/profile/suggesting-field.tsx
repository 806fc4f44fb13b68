import { suggestCompanyNames } from '@hanap/contracts/companies/companies.calls'
import { listSkills } from '@hanap/contracts/config/config.calls'
import { call } from '@hanap/shared/calls/call'
import { usePage } from '@hanap/shared/components/page'
import { cachedValue, cacheValue } from '@hanap/shared/session/session-cache'
import { TextField } from '@hanap/ui/field'
import { type ComponentProps, useRef, useState } from 'react'

/** What is suggested for what somebody types: `skills` are several, with commas between them. */
export type SuggestionTopic = 'companies' | 'skills'

interface SuggestingFieldProps extends ComponentProps<typeof TextField> {
  suggests: SuggestionTopic
}

/** Until the next key of somebody who types fast. */
const PAUSE_MS = 150
const MAX_SUGGESTIONS = 8

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string')

const ask = async (suggests: SuggestionTopic, query: string, language: string, signal: AbortSignal) => {
  if (suggests === 'companies') {
    const outcome = await call(
      suggestCompanyNames,
      { query: { query, size: String(MAX_SUGGESTIONS) } },
      { signal },
    )
    return outcome.ok ? outcome.data.items : []
  }
  const outcome = await call(listSkills, { query: { query, language_code: language } }, { signal })
  return outcome.ok ? outcome.data.skills.slice(0, MAX_SUGGESTIONS).map(({ value }) => value) : []
}

/** A field that offers names while somebody types; without script it is a field as any other. */
export function SuggestingField({ suggests, ...field }: SuggestingFieldProps) {
  const { language, market } = usePage()
  const [names, setNames] = useState<string[]>([])
  const asking = useRef(new AbortController())
  const list = `${field.name}-names`

  const suggest = async (text: string) => {
    asking.current.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    const last = suggests === 'skills' ? (text.split(/[,،、，]/).at(-1) ?? '') : text
    const before = text.slice(0, text.length - last.length)
    const query = last.trim().slice(0, 100)
    if (!query) return setNames([])
    const key = `${suggests}:${market}:${language}:${query}`
    let texts = cachedValue(key, isTexts)
    if (!texts) {
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
      if (signal.aborted) return
      texts = await ask(suggests, query, language, signal)
      if (signal.aborted) return
      cacheValue(key, texts)
    }
    const lead = before && `${before.trimEnd()} `
    setNames(texts.map(name => lead + name))
  }

  return (
    <>
      <TextField
        {...field}
        list={list}
        autoComplete="off"
        onInput={({ currentTarget }) => void suggest(currentTarget.value)}
      />
      <datalist id={list}>
        {names.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
