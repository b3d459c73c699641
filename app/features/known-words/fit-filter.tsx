import { Link } from '@remix-run/react'
import { type FitOrder, rightShare } from '#app/domain/known-words/right-for-me.ts'
import { buttonClass } from '#app/ui/button.tsx'

type Props = {
	chosen: FitOrder | undefined
	/** The list's address in an order. */
	pathOf: (order: FitOrder | undefined) => string
}

const orders = [
	{ order: undefined, name: 'All' },
	{ order: 'closest', name: 'Best fit first' },
	{ order: 'right', name: 'Right for me' },
] as const

const band = `${rightShare.least} to ${rightShare.most}%`

/** Links to a list as it is, with the best fit first, or with what is right for the person alone. */
export function FitFilter({ chosen, pathOf }: Props) {
	return (
		<div className="grid gap-2">
			<nav aria-label="Fit" className="flex flex-wrap gap-2">
				{orders.map(({ order, name }) => (
					<Link
						key={name}
						to={pathOf(order)}
						replace
						preventScrollReset
						aria-current={order === chosen ? 'true' : undefined}
						className="flex min-h-11 items-center rounded-control border border-line px-3 text-sm hover:border-edge aria-[current]:border-jade aria-[current]:bg-jade-tint"
					>
						{name}
					</Link>
				))}
			</nav>
			{chosen && (
				<p className="text-ink-quiet text-sm">
					{chosen === 'right' && `Texts where you know ${band} of the words. `}
					Around 95% is where reading teaches most.
				</p>
			)}
		</div>
	)
}

/** Says what helps where nothing is right for a person. */
export function NothingRight({ pathOf }: Pick<Props, 'pathOf'>) {
	return (
		<>
			<p className="max-w-prose text-ink-quiet text-sm">
				There is no text here of which you know {band} of the words. Mark the words that you know in
				any text: they count at once.
			</p>
			<Link to={pathOf('closest')} className={buttonClass('secondary')}>
				Show the best fit first
			</Link>
		</>
	)
}
