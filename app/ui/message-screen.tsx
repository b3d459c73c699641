import type { ReactNode } from 'react'

type Props = {
	/** One large, quiet character that says it first: 迷 lost, 待 wait. */
	hanzi: string
	title: string
	text: string
	/** The ways on. */
	children?: ReactNode
}

/** A whole screen with one thing to say: what went wrong, or what is still to come. */
export function MessageScreen({ hanzi, title, text, children }: Props) {
	return (
		<main
			id="content"
			tabIndex={-1}
			className="page grid flex-1 place-content-center justify-items-center gap-4 py-16 text-center outline-none"
		>
			<p aria-hidden lang="zh-CN" className="font-display text-6xl text-line">
				{hanzi}
			</p>
			<h1 className="font-semibold text-2xl">{title}</h1>
			<p className="max-w-prose text-ink-soft">{text}</p>
			{children}
		</main>
	)
}
