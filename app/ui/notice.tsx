type Tone = 'success' | 'error' | 'info' | 'warning'

const tones: Record<Tone, string> = {
	success: 'bg-jade-tint text-jade border-jade',
	error: 'bg-cinnabar-tint text-cinnabar-deep border-cinnabar',
	info: 'bg-indigo-tint text-indigo border-indigo',
	warning: 'bg-amber-tint text-amber border-amber',
}

/** An inline message beside the thing it is about. */
export function Notice({ tone, children }: { tone: Tone; children: React.ReactNode }) {
	return (
		<p
			role={tone === 'error' ? 'alert' : 'status'}
			className={`rounded-control border px-3 py-2 text-sm ${tones[tone]}`}
		>
			{children}
		</p>
	)
}
