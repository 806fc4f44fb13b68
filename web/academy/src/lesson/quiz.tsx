import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { MeterRing } from '@hanap/ui/lens/rings'
import { Badge } from '@hanap/ui/surface'
import { Form } from 'react-router'

interface QuizProps {
  questions: readonly { key: string; text: string; options: readonly string[] }[]
  rule: string
  /** Of the latest try. */
  result: {
    isPassed: boolean
    text: string
    answers: readonly {
      question: string
      text: string
      option: string | null
      is_right: boolean
      feedback: string
    }[]
  } | null
  clientId: string
  lang?: string | undefined
}

const rightPercent = (answers: readonly { is_right: boolean }[]) =>
  answers.length === 0 ? 0 : (100 * answers.filter(({ is_right }) => is_right).length) / answers.length

/** What was answered last, with what is to be said of it; then the questions of the next try. */
export function Quiz({ questions, rule, result, clientId, lang }: QuizProps) {
  const { t } = usePage()
  return (
    <>
      {result && (
        <section className="card overflow-clip" aria-live="polite">
          <div className={result.isPassed ? 'quiz-result quiz-passed' : 'quiz-result'}>
            <MeterRing percent={rightPercent(result.answers)} label={result.text} size="large" />
            <p className="text-lg font-semibold">{result.text}</p>
          </div>
          <ul className="quiz-answers">
            {result.answers.map(answer => (
              <li key={answer.question} className={answer.is_right ? 'quiz-right' : undefined}>
                <p className="font-semibold" lang={lang}>
                  {answer.text}
                </p>
                <p className="flex flex-wrap items-baseline gap-2">
                  <Badge tone={answer.is_right ? 'positive' : 'warning'}>
                    {t(answer.is_right ? 'academy.right' : 'academy.wrong')}
                  </Badge>
                  <span lang={lang}>{answer.option}</span>
                </p>
                <p className="text-sm text-muted" lang={lang}>
                  {answer.feedback}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!result?.isPassed && (
        <Form method="post" key={clientId} className="quiz">
          {result && <h2 className="text-lg font-semibold">{t('academy.newTry')}</h2>}
          <p className="text-sm text-muted">{rule}</p>
          <input type="hidden" name="clientId" value={clientId} />
          {questions.map(({ key, text, options }) => (
            <fieldset key={key} className="quiz-question" lang={lang}>
              <legend>{text}</legend>
              {options.map((option, at) => (
                <label key={option} className="quiz-option">
                  <input type="radio" name={`answer-${key}`} value={at} required />
                  <span>{option}</span>
                </label>
              ))}
            </fieldset>
          ))}
          <div>
            <Button type="submit" look="primary" name="act" value="answer">
              {t('academy.sendAnswers')}
            </Button>
          </div>
        </Form>
      )}
    </>
  )
}
