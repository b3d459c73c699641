import { shareText } from '#app/domain/learners/people-count.ts'

type Tone = 'jade' | 'plain'

type Props = {
	/** A whole percentage; undefined if it is not told. */
	share: number | undefined
	/** `jade` for what is right or done, `plain` for the rest. */
	tone?: Tone
}

/** A percentage with a bar as long as it. */
export function ShareBar({ share, tone = 'jade' }: Props) {
	return (
		<span className="inline-flex items-center gap-2 tabular-nums">
			<Bar percent={share ?? 0} tone={tone} />
			<span className="whitespace-nowrap">{shareText(share)}</span>
		</span>
	)
}

export function Bar({ percent, tone }: { percent: number; tone: Tone }) {
	return (
		<svg aria-hidden="true" className="h-2 w-20 shrink-0">
			<rect width="100%" height="100%" rx="4" className="fill-sunken" />
			{percent > 0 && (
				<rect
					width={`${percent}%`}
					height="100%"
					rx="4"
					className={tone === 'jade' ? 'fill-jade' : 'fill-ink-quiet'}
				/>
			)}
		</svg>
	)
}
