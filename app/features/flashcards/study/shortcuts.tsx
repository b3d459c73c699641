import type { StudyMode } from '#app/domain/flashcards/review.ts'

const keys: Record<StudyMode, readonly (readonly [key: string, does: string])[]> = {
	recall: [
		['Space', 'turn'],
		['1–3', 'grade'],
		['U', 'undo'],
		['Esc', 'leave'],
	],
	listening: [
		['Space', 'play'],
		['1–4', 'choose'],
		['Enter', 'continue'],
		['U', 'undo'],
		['Esc', 'leave'],
	],
}

/** The keys of this screen, on wide screens only. */
export function Shortcuts({ mode }: { mode: StudyMode }) {
	return (
		<dl className="hidden justify-center gap-5 text-ink-quiet text-xs lg:flex">
			{keys[mode].map(([key, does]) => (
				<div key={key} className="flex items-center gap-1.5">
					<dt>
						<kbd className="rounded border border-line px-1.5 py-0.5 font-sans">{key}</kbd>
					</dt>
					<dd>{does}</dd>
				</div>
			))}
		</dl>
	)
}
