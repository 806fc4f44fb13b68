const Arrow = ({ path }: { path: string }) => (
  <svg className="icon icon-directed" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

export const UndoIcon = () => <Arrow path="M9 14 4 9l5-5M4 9h10a5.5 5.5 0 0 1 0 11h-3" />

export const RedoIcon = () => <Arrow path="m15 14 5-5-5-5m5 5H10a5.5 5.5 0 0 0 0 11h3" />
