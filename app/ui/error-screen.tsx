type Props = { title: string; text: string; children?: React.ReactNode }

/** A whole screen that says what went wrong, with a way on. */
export function ErrorScreen({ title, text, children }: Props) {
	return (
		<main className="page grid flex-1 place-content-center justify-items-center gap-4 py-16 text-center">
			<p aria-hidden lang="zh-CN" className="font-display text-6xl text-line">
				迷
			</p>
			<h1 className="text-2xl font-semibold">{title}</h1>
			<p className="max-w-prose text-ink-soft">{text}</p>
			{children}
		</main>
	)
}
