export type DotTone = 'jade' | 'amber' | 'cinnabar' | 'plain'

/** A status: a dot with a word, never the colour alone. */
export function StatusDot({ tone, children }: { tone: DotTone; children: React.ReactNode }) {
	return (
		<span className="inline-flex items-center gap-1.5 whitespace-nowrap">
			<span aria-hidden data-tone={tone} className="admin-dot size-2 shrink-0 rounded-full" />
			{children}
		</span>
	)
}
