import type { ReactNode } from 'react'

/** A place that has an address before it has anything to show. */
export function ComingScreen({
	title,
	text,
	children,
}: {
	title: string
	text: string
	children?: ReactNode
}) {
	return (
		<main className="page grid flex-1 place-content-center justify-items-center gap-4 py-16 text-center">
			<p aria-hidden lang="zh-CN" className="font-display text-6xl text-line">
				待
			</p>
			<h1 className="font-display text-3xl">{title}</h1>
			<p className="max-w-prose text-ink-soft">{text}</p>
			{children}
		</main>
	)
}
