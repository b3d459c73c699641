type Tone = 'plain' | 'jade' | 'cinnabar' | 'amber' | 'indigo'

const tones: Record<Tone, string> = {
	plain: 'bg-sunken text-ink-soft',
	jade: 'bg-jade-tint text-jade',
	cinnabar: 'bg-cinnabar-tint text-cinnabar-deep',
	amber: 'bg-amber-tint text-amber',
	indigo: 'bg-indigo-tint text-indigo',
}

export function Chip({ tone = 'plain', children }: { tone?: Tone; children: React.ReactNode }) {
	return (
		<span className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-medium ${tones[tone]}`}>
			{children}
		</span>
	)
}
