interface SentTextsProps {
  message: string | null
  answers: readonly { question_id: string; question: string; answer: string }[]
  headings: { message: string; answers: string }
}

/** What a person wrote with an application: the message, and the answers to the employer's questions. */
export function SentTexts({ message, answers, headings }: SentTextsProps) {
  return (
    <>
      {message && (
        <section className="grid gap-2">
          <h2 className="text-lg">{headings.message}</h2>
          <p className="whitespace-pre-line" dir="auto">
            {message}
          </p>
        </section>
      )}
      {answers.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-lg">{headings.answers}</h2>
          <dl className="grid gap-3">
            {answers.map(({ question_id, question, answer }) => (
              <div key={question_id}>
                <dt className="text-muted" dir="auto">
                  {question}
                </dt>
                <dd dir="auto">{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}
