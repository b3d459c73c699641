import type { ComponentProps, ReactNode } from 'react'
import type { ShownFit } from '#app/domain/known-words/coverage.ts'
import { FitLine } from '#app/features/known-words/fit-line.tsx'
import { Cover } from '#app/ui/cover.tsx'

type Props = {
	title: string
	/** The Chinese title, for a text without a picture. */
	hanzi: string
	cover: Pick<ComponentProps<typeof Cover>, 'src' | 'mode'>
	fit: ShownFit | undefined
	/** Chips below the title. */
	children: ReactNode
}

/** The cover of a text beside its title. It is low, so that the text begins on the first screen. */
export function TextHead({ title, hanzi, cover, fit, children }: Props) {
	return (
		<div className="flex items-center gap-4 md:gap-6">
			<div className="card w-24 shrink-0 overflow-hidden sm:w-36 md:w-52">
				<Cover {...cover} hanzi={hanzi} isFirst />
			</div>
			<div className="wrap-anywhere grid min-w-0 gap-2">
				<h1 className="font-display text-2xl leading-tight md:text-4xl">{title}</h1>
				<p className="flex flex-wrap items-center gap-1.5">{children}</p>
				<FitLine fit={fit} />
			</div>
		</div>
	)
}
