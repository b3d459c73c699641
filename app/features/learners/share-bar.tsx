import { shareText } from '#app/domain/learners/people-count.ts'

type Props = {
	/** A whole percentage; undefined if it is not told. */
	share: number | undefined
	/** `jade` for what is right or done, `plain` for the rest. */
	tone?: 'jade' | 'plain'
}

/** A percentage with a bar as long as it. */
export function ShareBar({ share, tone = 'jade' }: Props) {
	return (
		<span className="inline-flex items-center gap-2 tabular-nums">
			<svg aria-hidden="true" className="h-2 w-20 shrink-0">
				<rect width="100%" height="100%" rx="4" className="fill-sunken" />
				{share ? (
					<rect
						width={`${share}%`}
						height="100%"
						rx="4"
						className={tone === 'jade' ? 'fill-jade' : 'fill-ink-quiet'}
					/>
				) : null}
			</svg>
			<span className="whitespace-nowrap">{shareText(share)}</span>
		</span>
	)
}
