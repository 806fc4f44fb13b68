import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { CheckIcon, CloseIcon } from '@hanap/ui/icon'
import { Drawing } from '@hanap/ui/lens/drawing'
import { MeterRing } from '@hanap/ui/lens/rings'
import type { ReactNode } from 'react'
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
  /** Whether somebody who passed wants another try. */
  isAgain: boolean
  /** Where it goes on once it is passed. */
  onwards: ReactNode
}

const rightPercent = (answers: readonly { is_right: boolean }[]) =>
  answers.length === 0 ? 0 : (100 * answers.filter(({ is_right }) => is_right).length) / answers.length

/** What was answered last, with what is to be said of it; then the questions of the next try. */
export function Quiz({ questions, rule, result, clientId, lang, isAgain, onwards }: QuizProps) {
  const { t } = usePage()
  const hasForm = !result?.isPassed || isAgain
  return (
    <>
      {result && (
        <section className="card overflow-clip" aria-live="polite">
          <div className={result.isPassed ? 'quiz-result quiz-passed' : 'quiz-result'}>
            {result.isPassed ? (
              <Drawing kind="success" />
            ) : (
              <MeterRing percent={rightPercent(result.answers)} label={result.text} size="large" />
            )}
            <div className="grid justify-items-start gap-3">
              <p className="text-lg font-semibold">{result.text}</p>
              <div className="quiz-ways">
                {result.isPassed && onwards}
                <LinkButton href={hasForm ? '#again' : '?again#again'} data-reload>
                  {t('academy.newTry')}
                </LinkButton>
              </div>
            </div>
          </div>
          {result.answers.length > 0 && (
            <ol className="quiz-answers">
              {result.answers.map(answer => (
                <Answer key={answer.question} answer={answer} lang={lang} />
              ))}
            </ol>
          )}
        </section>
      )}
      {hasForm && (
        <Form method="post" key={clientId} className="quiz quiet-until-ready">
          {result && (
            <h2 className="text-lg font-semibold" id="again">
              {t('academy.newTry')}
            </h2>
          )}
          <p className="text-sm text-muted">{rule}</p>
          <input type="hidden" name="clientId" value={clientId} />
          {questions.map(({ key, text, options }, index) => (
            <fieldset key={key} className="quiz-question">
              <legend>
                <small>{t('academy.questionOf', { number: index + 1, count: questions.length })}</small>
                <span lang={lang}>{text}</span>
              </legend>
              {options.map((option, at) => (
                <label key={option} className="quiz-option" lang={lang}>
                  <input type="radio" name={`answer-${key}`} value={at} required />
                  <span>{option}</span>
                </label>
              ))}
            </fieldset>
          ))}
          <Button type="submit" look="primary" name="act" value="answer" className="quiz-send">
            {t('academy.sendAnswers')}
          </Button>
        </Form>
      )}
    </>
  )
}

interface AnswerProps {
  answer: NonNullable<QuizProps['result']>['answers'][number]
  lang: string | undefined
}

function Answer({ answer, lang }: AnswerProps) {
  const { t } = usePage()
  const isRight = answer.is_right
  return (
    <li className={isRight ? 'quiz-right' : undefined}>
      <p className="font-semibold" lang={lang}>
        {answer.text}
      </p>
      <p className="quiz-given">
        <span className="quiz-sign">{isRight ? <CheckIcon /> : <CloseIcon />}</span>
        <span className="quiz-words" lang={lang}>
          {answer.option ?? '–'}
        </span>
        <strong>{t(isRight ? 'academy.right' : 'academy.wrong')}</strong>
      </p>
      <p className="quiz-note" lang={lang}>
        {answer.feedback}
      </p>
    </li>
  )
}
