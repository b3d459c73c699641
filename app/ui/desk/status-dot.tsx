export type DotTone = 'jade' | 'amber' | 'cinnabar' | 'plain'

export const dotColours: Record<DotTone, string> = {
	jade: 'bg-jade',
	amber: 'bg-amber',
	cinnabar: 'bg-cinnabar',
	plain: 'bg-edge',
}

/** A status: a dot with a word, never the colour alone. */
export function StatusDot({ tone, children }: { tone: DotTone; children: React.ReactNode }) {
	return (
		<span className="inline-flex items-center gap-1.5 whitespace-nowrap">
			<span aria-hidden className={`size-2 shrink-0 rounded-full ${dotColours[tone]}`} />
			{children}
		</span>
	)
}
