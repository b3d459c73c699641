import type { PlacedDoubt } from './placed-doubts.ts'

/** Words in doubt among their neighbours, as a button that goes to them. */
export function DoubtPlace({ doubt, onGo }: { doubt: PlacedDoubt; onGo: () => void }) {
	const { before, words, after } = doubt
	return (
		<button
			type="button"
			title="Go to it in the text"
			onClick={onGo}
			className="wrap-anywhere rounded-control text-left text-ink-soft hover:bg-sunken"
		>
			<span lang="zh-CN">
				{before}
				<mark className="bg-transparent text-ink text-lg underline decoration-amber decoration-dotted decoration-4 underline-offset-4">
					{words.join(' | ')}
				</mark>
				{after}
			</span>
		</button>
	)
}
