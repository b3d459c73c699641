import type { ReactNode } from 'react'

type Props = {
	/** One large hanzi that sets the mood: 迷 lost, 待 wait. */
	hanzi: string
	title: string
	text: string
	/** Links onward. */
	children?: ReactNode
}

/** A full screen with a single message, such as an error. */
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
